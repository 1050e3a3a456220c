/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareSubcommandTest {

	@TempDir
	Path folder;

	private Path run(String name, double mean, String more) throws IOException {
		return Files.writeString(folder.resolve(name), """
				{"schema": 2, "name": "%s", "startedAt": "2026-03-04T13:52:05Z", "endedAt": "2026-03-04T13:53:05Z", "state": "completed",
				"workload": "kind: loop\\nbindings: http-sync\\n", "settings": {%s}, "cells": [{"binding": "http-sync", "sizeBytes": 1024, "loops": 200,
				"meanMs": %s, "minMs": 1, "p50Ms": 1, "p99Ms": 2, "maxMs": 3, "perSecond": 100}]}
				""".formatted(name, more, mean));
	}

	@Test
	void twoSidesOfSeveralRunsHaveAVerdictAndAnExitCode() throws IOException {
		Path a = run("a.json", 1, "");
		Path b = run("b.json", 1.02, "");
		Path c = run("c.json", 2, "");
		Path d = run("d.json", 2.04, "");
		CommandLine slower = CommandLine.call("compare", a, b, "--against", c, d);
		assertEquals(ExitCode.FINDINGS, slower.code(), slower.err());
		assertTrue(slower.out().contains("slower") && slower.out().contains("2.0 ("), slower.out());
		assertEquals(ExitCode.OK, CommandLine.call("compare", c, d, "--against", a, b).code());
		assertEquals(ExitCode.OK, CommandLine.call("compare", a, b, "--against", b, a).code());
		CommandLine json = CommandLine.call("compare", a, b, "--against", c, d, "--format", "json");
		assertTrue(json.out().contains("\"verdict\": \"slower\""), json.out());
		Path html = folder.resolve("x.html");
		CommandLine.call("compare", a, b, "--against", c, d, "--format", "html", "--output", html);
		assertTrue(Files.readString(html).startsWith("<!DOCTYPE html>"));
	}

	@Test
	void withoutAVerdictTheExitCodeSaysSo() throws IOException {
		CommandLine single = CommandLine.call("compare", run("a.json", 1, ""), run("b.json", 2, ""));
		assertEquals(ExitCode.COULD_NOT_RUN, single.code());
		assertTrue(single.out().contains("not comparable") && single.out().contains("Repeat the measurement"), single.out());
		CommandLine changes = CommandLine.call("compare", run("a.json", 1, ""), run("b.json", 1, ""), "--against",
				run("c.json", 2, "\"maximumHeapMegabytes\": 900, \"scaMaximumConcurrency\": 33"));
		assertTrue(changes.out().contains("differ in 2 settings"), changes.out());
	}

	@Test
	void wrongUseIsTold() throws IOException {
		Path a = run("a.json", 1, "");
		assertTrue(CommandLine.call("compare", a).err().contains("two run files"));
		assertTrue(CommandLine.call("compare", a, folder.resolve("none.json")).err().contains("none.json"));
		assertTrue(CommandLine.call("compare", a, "--against").err().contains("--against"));
		assertTrue(CommandLine.call("compare", a, a, "--format", "pdf").err().contains("'pdf'"));
		assertTrue(CommandLine.call("report").err().contains("one run file"));
		assertTrue(CommandLine.call("report", a, "--format", "jtl").err().contains("no seconds"));
		assertTrue(CommandLine.call("report", Files.writeString(folder.resolve("n.json"), "{}")).err().contains("cells"));
	}

	@Test
	void aReportIsWritten() throws IOException {
		Path a = run("a.json", 1, "");
		CommandLine html = CommandLine.call("report", a, "--before", run("b.json", 2, ""));
		assertEquals(ExitCode.OK, html.code(), html.err());
		assertTrue(html.out().contains("HTTP") && html.out().contains("not comparable"), html.out());
		assertTrue(CommandLine.call("report", a, "--format", "csv").out().startsWith("Binding,"));
	}
}
