/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The call of Maven that the page of the command line tells for builds. */
@Tag("processes")
class MavenCallTest {

	private static final int MOST_MINUTES = 5;

	@TempDir
	Path folder;

	private record Outcome(int code, String log) {
	}

	@Test
	void findingsFailTheBuildAndNoneLetItPass() throws Exception {
		Path project = CommandLine.sample(folder).resolve("OrderApplication");
		Outcome failed = maven(project);
		assertEquals(1, failed.code(), failed.log());
		assertTrue(failed.log().contains("BUILD FAILURE") && failed.log().contains("Exit value: 1"), failed.log());
		assertTrue(Files.readString(project.resolve("target/wiretune.xml")).contains("<failure "), failed.log());
		Files.writeString(project.resolve("wiretune.rules"), "suppress = * **: not yet\n");
		Outcome passed = maven(project);
		assertEquals(0, passed.code(), passed.log());
		assertFalse(Files.readString(project.resolve("target/wiretune.xml")).contains("<failure "));
	}

	private Outcome maven(Path project) throws IOException, InterruptedException {
		Path repository = CommandLine.repository();
		Files.createDirectories(project.resolve("target"));
		Path pom = Files.writeString(project.resolve("pom.xml"),
				"<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>a</artifactId><version>1</version><packaging>pom</packaging></project>");
		List<String> command = new ArrayList<>(List.of(repository.resolve("releng/mvn").toString(), "-B", "-ntp", "-f", pom.toString()));
		Matcher documented = Pattern.compile("mvn (\\S+:exec) (-Dexec.executable=\\S+) -Dexec.args=\"(.*)\"").matcher(Files.readString(repository.resolve("releng/COMMANDLINE.md")));
		assertTrue(documented.find());
		command.add(documented.group(1));
		command.add("-Dexec.executable=" + Path.of(System.getProperty("java.home"), "bin/java"));
		command.add("-Dexec.args=" + documented.group(3).replaceAll("WIRETUNE/\\S+\\.jar", Matcher.quoteReplacement(jar(repository).toString())));
		Path log = folder.resolve("maven.log");
		ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
		builder.environment().put("JDK_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:+UnlockDiagnosticVMOptions -XX:-BytecodeVerificationRemote");
		Process process = builder.start();
		try {
			assertTrue(process.waitFor(MOST_MINUTES, TimeUnit.MINUTES), "Maven does not end");
		} finally {
			process.destroyForcibly();
		}
		return new Outcome(process.exitValue(), Files.readString(log));
	}

	/** The command line as it ships; the build packages it before it runs these tests. */
	private static Path jar(Path repository) throws IOException {
		try (Stream<Path> files = Files.list(repository.resolve("bundles/org.wiretune.cli/target"))) {
			return files.filter(file -> file.getFileName().toString().matches("org\\.wiretune\\.cli-.*(?<!sources)\\.jar")).findFirst().orElseThrow();
		}
	}
}
