/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Maven that {@code releng/lib/maven.sh} fetches where the installed one is too old: what Apache did not publish is not run. */
class FetchedMavenTest {

	private static final Path ROOT = Path.of(System.getProperty("wiretune.root"));
	private static final String VERSION = "3.9.12";

	@TempDir
	Path folder;

	private record Run(int exit, String output) {
	}

	/** Finds Maven with an installed one that is too old and gives the zip beside it as the newer one. */
	private Run find(String expected) throws IOException, InterruptedException {
		Path bin = Files.createDirectories(folder.resolve("bin"));
		Path zip = bin.resolve("fetched.zip");
		try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
			out.putNextEntry(new ZipEntry("apache-maven-" + VERSION + "/bin/mvn"));
			out.write("#!/bin/sh\n".getBytes(StandardCharsets.UTF_8));
		}
		Path mvn = bin.resolve("mvn");
		Files.writeString(mvn, """
				#!/bin/sh
				[ "$1" = -v ] && { echo "Apache Maven 3.8.7"; echo "Maven home: /none"; exit 0; }
				cp "$(dirname "$0")/fetched.zip" apache-maven-%s-bin.zip
				""".formatted(VERSION));
		mvn.toFile().setExecutable(true);
		String checksum = expected.equals("that of the zip") ? sha512(zip) : expected;
		String script = ". releng/lib/say.sh; . releng/lib/jdk.sh; . releng/lib/maven.sh; " + (checksum.isEmpty() ? "" : "WIRETUNE_MAVEN_SHA512=" + checksum + "; ")
				+ "find_maven; echo \"${MAVEN[0]}\"";
		ProcessBuilder builder = new ProcessBuilder("bash", "-c", script).directory(ROOT.toFile()).redirectErrorStream(true);
		Map<String, String> environment = builder.environment();
		environment.put("PATH", bin + ":" + environment.get("PATH"));
		environment.put("XDG_CACHE_HOME", folder.resolve("cache").toString());
		Process process = builder.start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		return new Run(process.waitFor(), output);
	}

	private static String sha512(Path file) throws IOException {
		try {
			return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-512").digest(Files.readAllBytes(file)));
		} catch (java.security.NoSuchAlgorithmException e) {
			throw new IllegalStateException(e);
		}
	}

	private boolean isKept() throws IOException {
		try (Stream<Path> files = Files.walk(folder.resolve("cache"))) {
			return files.anyMatch(file -> file.getFileName().toString().startsWith("apache-maven-"));
		}
	}

	@Test
	void whatHasAnotherChecksumIsNotUsed() throws Exception {
		Run run = find("");
		assertEquals(2, run.exit(), run.output());
		assertTrue(run.output().contains("is not what Apache published"), run.output());
		assertFalse(isKept());
	}

	@Test
	void anEmptyChecksumFitsNothing() throws Exception {
		Run run = find("''");
		assertEquals(2, run.exit(), run.output());
		assertFalse(isKept());
	}

	@Test
	void whatHasTheChecksumIsUnpackedAndKept() throws Exception {
		Run run = find("that of the zip");
		assertEquals(0, run.exit(), run.output());
		Path kept = folder.resolve("cache/wiretune/apache-maven-" + VERSION + "/bin/mvn");
		assertTrue(run.output().strip().endsWith(kept.toString()), run.output());
		assertTrue(Files.isExecutable(kept));
	}
}
