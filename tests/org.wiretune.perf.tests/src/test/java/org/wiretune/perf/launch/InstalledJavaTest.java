/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which Java a run is started with where the one that runs WireTune is too old. */
class InstalledJavaTest {

	@TempDir
	private Path folder;

	private Path java(String home, String version) throws IOException {
		Path program = folder.resolve(home).resolve("bin").resolve(JavaInstallation.PROGRAM);
		Files.createDirectories(program.getParent());
		assertTrue(Files.createFile(program).toFile().setExecutable(true));
		Files.writeString(folder.resolve(home).resolve("release"), "IMPLEMENTOR=\"Somebody\"\nJAVA_VERSION=\"" + version + "\"\n");
		return program;
	}

	private List<Integer> versions(Map<String, String> environment) {
		return new InstalledJava(environment, folder.resolve("user"), List.of(folder.resolve("jvm"), folder.resolve("absent"))).forRuns().stream().map(JavaInstallation::feature).toList();
	}

	@Test
	void theNewestOfAllPlaces() throws IOException {
		java("jvm/a-17", "17.0.9");
		java("jvm/b-21", "21.0.2");
		java("jvm/old", "1.8.0_402");
		java("jvm/mac-22.jdk/Contents/Home", "22");
		java("user/.sdkman/candidates/java/25-tem", "25.0.1");
		java("Program Files/Eclipse Adoptium/jdk-23", "23.0.1");
		Path own = java("own", "24");
		Path onPath = java("path/jdk", "26-ea");
		assertEquals(List.of(26, 25, 24, 23, 22, 21), versions(Map.of("JAVA_HOME", own.getParent().getParent().toString(), "PATH", "" + File.pathSeparator + onPath.getParent(), "ProgramFiles", folder.resolve("Program Files").toString())));
	}

	/** Packages lead several names to one Java. */
	@Test
	void oneJavaUnderSeveralNames() throws IOException {
		java("jvm/temurin-21", "21.0.2");
		Files.createSymbolicLink(folder.resolve("jvm/default"), folder.resolve("jvm/temurin-21"));
		assertEquals(List.of(21), versions(Map.of()));
	}

	/** No program is started to be asked, so what does not tell its version does not count. */
	@Test
	void whatTellsNoVersion() throws IOException {
		Files.delete(java("jvm/broken", "21").getParent().resolveSibling("release"));
		Files.delete(java("jvm/empty", "21"));
		assertEquals(List.of(), versions(Map.of("PATH", "\0")));
	}

	@Test
	void aRunTakesTheOwnJavaOrTheNewest() throws IOException {
		assertEquals(Runtime.version().feature(), JavaInstallation.forRuns().feature());
		Path newer = java("jvm/newer", "25");
		InstalledJava installed = new InstalledJava(Map.of(), folder, List.of(folder.resolve("jvm")));
		assertEquals(newer, JavaInstallation.newest(new JavaInstallation(Path.of("java"), 17), installed).executable());
	}

	@Test
	void noneIsToldInASentence() {
		InstalledJava none = new InstalledJava(Map.of(), folder, List.of());
		IOException problem = assertThrows(IOException.class, () -> JavaInstallation.newest(new JavaInstallation(Path.of("java"), 17), none));
		assertEquals("Performance runs need Java 21 or newer, and this program runs on Java 17. No newer one was found: JAVA_HOME, the path and the usual folders were looked at. Install one, or name its java program.", problem.getMessage());
	}
}
