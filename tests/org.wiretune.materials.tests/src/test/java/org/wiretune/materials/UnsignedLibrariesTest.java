/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Copies without signatures, of which {@code releng/lib/class-archive.sh} makes the archive of classes. */
@Tag("processes")
class UnsignedLibrariesTest {

	private static final Path ROOT = Path.of(System.getProperty("wiretune.root"));
	private static final List<String> ENTRIES = List.of("META-INF/MANIFEST.MF", "META-INF/ECLIPSE_.SF", "META-INF/ECLIPSE_.RSA", "META-INF/services/some.Service", "some/Thing.class");

	@TempDir
	Path folder;

	private static void jar(Path file, List<String> entries) throws IOException {
		try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file))) {
			for (String entry : entries) {
				out.putNextEntry(new JarEntry(entry));
				out.write(entry.getBytes(StandardCharsets.UTF_8));
			}
		}
	}

	private void copy(Path from, Path to) throws IOException, InterruptedException {
		String script = """
				. releng/lib/say.sh; . releng/lib/jdk.sh; . releng/lib/class-archive.sh
				jdk=$(find_jdk) && copy_without_signatures "$jdk" "$1" "$2"
				""";
		Process process = new ProcessBuilder("bash", "-c", script, "bash", from.toString(), to.toString()).directory(ROOT.toFile()).redirectErrorStream(true).start();
		assertEquals("", new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
		assertEquals(0, process.waitFor());
	}

	@Test
	void onlySignedLibrariesAreCopiedAndOnlyTheirSignaturesAreLeftOut() throws Exception {
		Path from = Files.createDirectory(folder.resolve("lib"));
		Path signed = from.resolve("signed.jar");
		jar(signed, ENTRIES);
		jar(from.resolve("plain.jar"), List.of("META-INF/MANIFEST.MF", "some/Other.class"));
		byte[] before = Files.readAllBytes(signed);
		Path to = folder.resolve("copies");
		copy(from, to);
		assertArrayEquals(before, Files.readAllBytes(signed), "the library itself stays as it came");
		try (Stream<Path> copies = Files.list(to)) {
			assertEquals(List.of("signed.jar"), copies.map(copy -> copy.getFileName().toString()).toList());
		}
		try (ZipFile copy = new ZipFile(to.resolve("signed.jar").toFile())) {
			assertEquals(List.of("META-INF/MANIFEST.MF", "META-INF/services/some.Service", "some/Thing.class"), copy.stream().map(ZipEntry::getName).toList());
			for (ZipEntry entry : copy.stream().toList()) {
				assertEquals(entry.getName(), new String(copy.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8));
			}
		}
		try (Stream<Path> left = Files.list(folder)) {
			assertEquals(List.of("copies", "lib"), left.map(each -> each.getFileName().toString()).sorted().toList());
		}
	}

	@Test
	void nothingIsCopiedWhereNoLibraryIsSignedOrOneIsDamaged() throws Exception {
		Path from = Files.createDirectory(folder.resolve("lib"));
		jar(from.resolve("plain.jar"), List.of("META-INF/MANIFEST.MF", "some/Other.class"));
		Path to = folder.resolve("copies");
		copy(from, to);
		assertFalse(Files.exists(to));
		jar(from.resolve("signed.jar"), ENTRIES);
		Files.writeString(from.resolve("broken.jar"), "no jar");
		copy(from, to);
		assertFalse(Files.exists(to), "all or nothing");
		try (Stream<Path> left = Files.list(folder)) {
			assertEquals(List.of("lib"), left.map(each -> each.getFileName().toString()).toList());
		}
	}
}
