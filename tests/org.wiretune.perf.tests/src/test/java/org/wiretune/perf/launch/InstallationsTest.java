/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jars of the tester and the Java that runs them. */
class InstallationsTest {

	@TempDir
	Path folder;

	@Test
	void theClassPathHoldsTheJarsOfTheFolderAndItsLibraries() throws IOException {
		Files.createDirectory(folder.resolve("lib"));
		for (String jar : new String[] { "org.wiretune.tester-1.0.0.jar", "org.wiretune.tester-1.0.0-sources.jar",
				"lib/b.jar", "lib/a.jar", "lib/a.txt" }) {
			Files.createFile(folder.resolve(jar));
		}
		assertEquals(List.of(folder.resolve("org.wiretune.tester-1.0.0.jar"), folder.resolve("lib/a.jar"),
				folder.resolve("lib/b.jar")), TesterInstallation.in(folder).jars());
	}

	@Test
	void anOldJavaIsRefusedByItsReleaseFile() throws IOException {
		Assumptions.assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "a shell script is run");
		Path java = fakeJava("echo never asked");
		Files.writeString(folder.resolve("jdk/release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"17.0.12\"\n");
		String message = assertThrows(IOException.class, () -> JavaInstallation.of(java)).getMessage();
		assertEquals("The Java at " + java + " is version 17; the performance run needs 21 or newer.", message);
	}

	@Test
	void aJavaWithoutReleaseFileIsAsked() throws IOException {
		Assumptions.assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "a shell script is run");
		assertEquals(23, JavaInstallation.of(fakeJava("echo 'openjdk version \"23.0.1\" 2024-10-15' >&2")).feature());
		Path silent = fakeJava("exit 3");
		assertTrue(assertThrows(IOException.class, () -> JavaInstallation.of(silent)).getMessage()
				.contains("did not say which Java it is"));
	}

	@Test
	void aProgramThatIsNotThereIsSaid() {
		Path missing = folder.resolve("bin/java");
		assertTrue(assertThrows(IOException.class, () -> JavaInstallation.of(missing)).getMessage()
				.contains(missing.toString()));
		assertEquals(Runtime.version().feature(), JavaInstallation.current().feature());
	}

	private Path fakeJava(String body) throws IOException {
		Path java = folder.resolve("jdk/bin/java");
		Files.createDirectories(java.getParent());
		Files.writeString(java, "#!/bin/sh\n" + body + "\n");
		Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
		return java;
	}
}
