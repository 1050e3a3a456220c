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
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code releng/test --fast} asks Maven for, and that the tags of the tests are those that it leaves out. */
class FastTestsTest {

	private static final Path ROOT = Path.of(System.getProperty("wiretune.root"));
	private static final Pattern TAG = Pattern.compile("^\\s*@Tag\\(\"([^\"]*)\"\\)", Pattern.MULTILINE);
	private static final Pattern LEFT_OUT = Pattern.compile("-DexcludedGroups=(\\S+)");

	@TempDir
	Path folder;

	private record Run(int exit, String output) {
	}

	/** A Maven that says what it was asked for and ends with the exit code in {@code exit}. */
	@BeforeEach
	void installMaven() throws IOException {
		Path mvn = folder.resolve("mvn");
		Files.writeString(mvn, """
				#!/bin/sh
				[ "$1" = -v ] && { echo "Apache Maven 3.9.12"; echo "Maven home: /none"; exit 0; }
				for argument; do echo "asked: $argument"; done
				exit $(cat "$(dirname "$0")/exit")
				""");
		assertTrue(mvn.toFile().setExecutable(true));
		Files.writeString(folder.resolve("exit"), "0");
	}

	private Run fast(String... arguments) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of("bash", "releng/test", "--fast"));
		command.addAll(List.of(arguments));
		ProcessBuilder builder = new ProcessBuilder(command).directory(ROOT.toFile()).redirectErrorStream(true);
		builder.environment().put("PATH", folder + ":" + builder.environment().get("PATH"));
		Process process = builder.start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		return new Run(process.waitFor(), output);
	}

	@Test
	void theRestOfTheArgumentsGoesToMaven() throws Exception {
		Run run = fast("-o", "-Dtest=One Test");
		assertEquals(0, run.exit(), run.output());
		assertTrue(run.output().contains("asked: verify\n"), run.output());
		assertTrue(run.output().contains("asked: -o\nasked: -Dtest=One Test\n"), run.output());
		assertFalse(run.output().contains("--fast\n"), run.output());
		assertTrue(run.output().contains("releng/test --fast took "), run.output());
	}

	@Test
	void aFailureOfMavenIsThatOfTheScript() throws Exception {
		Files.writeString(folder.resolve("exit"), "1");
		assertEquals(1, fast().exit());
	}

	@Test
	void whatIsLeftOutIsThere() throws Exception {
		Matcher modules = Pattern.compile("asked: -pl\nasked: (\\S+)\n").matcher(fast().output());
		assertTrue(modules.find());
		for (String module : modules.group(1).split(",")) {
			assertTrue(module.startsWith("!") && Files.isDirectory(ROOT.resolve(module.substring(1))), module);
		}
	}

	@Test
	void modulesThatAreAskedForAreTheOnlyOnes() throws Exception {
		String output = fast("-pl", "tests/org.wiretune.lint.rules.tests", "-am").output();
		assertTrue(output.contains("asked: -pl\nasked: tests/org.wiretune.lint.rules.tests\nasked: -am\n"), output);
		assertEquals(output.indexOf("asked: -pl"), output.lastIndexOf("asked: -pl"));
		assertTrue(LEFT_OUT.matcher(output).find(), output);
	}

	/** A tag that nobody leaves out would say something that is not so. */
	@Test
	void theTagsOfTestsAreThoseThatAreLeftOut() throws Exception {
		Matcher left = LEFT_OUT.matcher(fast().output());
		assertTrue(left.find());
		Set<String> tags = new TreeSet<>();
		Files.walkFileTree(ROOT.resolve("tests"), new SimpleFileVisitor<>() {
			/** Other modules are being built. */
			@Override
			public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
				return visited.endsWith("target") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
			}

			@Override
			public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
				if (file.toString().endsWith("Test.java")) {
					TAG.matcher(Files.readString(file)).results().forEach(tag -> tags.add(tag.group(1)));
				}
				return FileVisitResult.CONTINUE;
			}
		});
		assertEquals(Set.of(left.group(1).split(",")), tags);
	}
}
