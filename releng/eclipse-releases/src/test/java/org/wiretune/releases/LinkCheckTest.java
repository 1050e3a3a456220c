/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.releases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What a release does not have is named, with the class that asks for it. */
class LinkCheckTest {

	@TempDir
	private Path folder;
	private Path platform;

	@BeforeEach
	void release() throws IOException {
		platform = Files.createDirectory(folder.resolve("release"));
		jar(platform.resolve("platform.jar"), Map.of("org/eclipse/Part", type("org/eclipse/Part", "java/lang/Object", "old", null, null)));
	}

	/** A class with one static method, which calls another. */
	private static byte[] type(String name, String parent, String method, String owner, String called) {
		ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
		writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, parent, null);
		MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, method, "()V", null, null);
		code.visitCode();
		if (owner != null) {
			code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, called, "()V", false);
		}
		code.visitInsn(Opcodes.RETURN);
		code.visitMaxs(0, 0);
		code.visitEnd();
		writer.visitEnd();
		return writer.toByteArray();
	}

	private static Path jar(Path path, Map<String, byte[]> classes) throws IOException {
		try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(path))) {
			for (Map.Entry<String, byte[]> each : classes.entrySet()) {
				out.putNextEntry(new ZipEntry(each.getKey() + ".class"));
				out.write(each.getValue());
			}
		}
		return path;
	}

	private void check(String name, byte[] bytes) throws IOException {
		LinkCheck.main(new String[] { platform.toString(), jar(folder.resolve("org.wiretune.x.jar"), Map.of(name, bytes)).toString() });
	}

	@Test
	void whatIsThere() throws IOException {
		check("org/wiretune/A", type("org/wiretune/A", "org/eclipse/Part", "run", "org/eclipse/Part", "old"));
		check("org/wiretune/A", type("org/wiretune/A", "org/eclipse/Part", "run", "org/wiretune/A", "old"));
	}

	@Test
	void aMethodThatIsNewer() {
		IllegalStateException missing = assertThrows(IllegalStateException.class, () -> check("org/wiretune/A", type("org/wiretune/A", "java/lang/Object", "run", "org/eclipse/Part", "newer")));
		assertTrue(missing.getMessage().contains("org.eclipse.Part.newer()V is missing, for org.wiretune.A"), missing.getMessage());
	}

	@Test
	void aClassThatIsNewer() {
		IllegalStateException missing = assertThrows(IllegalStateException.class, () -> check("org/wiretune/A", type("org/wiretune/A", "org/eclipse/Newer", "run", null, null)));
		assertTrue(missing.getMessage().contains("org.eclipse.Newer is missing, for org.wiretune.A"), missing.getMessage());
	}

	@Test
	void nothingToLookAt() {
		assertEquals("There is no bundle of WireTune to look at.", assertThrows(IllegalStateException.class, () -> LinkCheck.main(new String[] { platform.toString() })).getMessage());
	}
}
