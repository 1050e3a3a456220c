/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table that {@code releng/benchmarks/test-times} makes of the reports of tests. */
class TestTimesScriptTest {

	private static final Path ROOT = Path.of(System.getProperty("wiretune.root"));

	@TempDir
	Path folder;

	private record Run(int exit, String output) {
	}

	private Run times(String... arguments) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of(ROOT.resolve("releng/benchmarks/test-times").toString()));
		command.addAll(List.of(arguments));
		Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		return new Run(process.waitFor(), output);
	}

	private void report(String root, String module, String cases) throws IOException {
		Path reports = Files.createDirectories(folder.resolve(root).resolve(module).resolve("target/surefire-reports"));
		Files.writeString(reports.resolve("TEST-org.example.OneTest.xml"), "<testsuite>" + cases + "</testsuite>");
	}

	@Test
	void secondsAreAddedByModuleAndTheSlowestAreNamed() throws Exception {
		report("now", "fast.tests", "<testcase classname='org.example.OneTest' name='a' time='0.25'/><testcase classname='org.example.OneTest' name='b' time='0.5'/>"
				+ "<testcase classname='org.example.OneTest' name='left' time='0'><skipped/></testcase>");
		report("now", "slow.tests", "<testcase classname='org.example.OneTest' name='c' time='1,200.0'/><testcase classname='org.example.OneTest' name='d' time='1'/>");
		Run run = times("--slowest", "1", "now");
		assertEquals(0, run.exit(), run.output());
		assertEquals("""
				| module | cases | seconds | cases of 5 s and more | their seconds |
				|---|--:|--:|--:|--:|
				| fast.tests | 2 | 0.8 | 0 | 0.0 |
				| slow.tests | 2 | 1201.0 | 1 | 1200.0 |
				| all | 4 | 1201.8 | 1 | 1200.0 |

				fast.tests
				     0.5 s  OneTest.b

				slow.tests
				  1200.0 s  OneTest.c
				""", run.output());
	}

	@Test
	void timesBeforeStandBeside() throws Exception {
		report("before", "one.tests", "<testcase classname='org.example.OneTest' name='a' time='8'/>");
		report("now", "one.tests", "<testcase classname='org.example.OneTest' name='a' time='6'/><testcase classname='org.example.OneTest' name='b' time='0'/>");
		Run run = times("now", "before");
		assertEquals(0, run.exit(), run.output());
		assertTrue(run.output().contains("| one.tests | 2 | 6.0 | 1 | 6.0 | 1 | 8.0 | -25 % |"), run.output());
		assertTrue(run.output().contains("     6.0 s  (8.0 s before)  OneTest.a\n     0.0 s  (new)  OneTest.b\n"), run.output());
	}

	@Test
	void nothingToReadIsSaid() throws Exception {
		Files.createDirectories(folder.resolve("empty"));
		Run run = times("empty");
		assertEquals(2, run.exit(), run.output());
		assertTrue(run.output().contains("There are no reports of tests in "), run.output());
		assertEquals(2, times("missing").exit());
		assertEquals(2, times("--slowest", "few").exit());
	}
}
