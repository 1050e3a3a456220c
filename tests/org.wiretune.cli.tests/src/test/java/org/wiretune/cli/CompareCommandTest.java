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

class CompareCommandTest {

	@TempDir
	Path folder;

	private Path run(String name, double mean, String more) throws IOException {
		return run(name, mean, more, "");
	}

	/** A run as the tester keeps it: a cell with the measurement that says whether it may be used. */
	private Path run(String name, double mean, String more, String invalid) throws IOException {
		return Files.writeString(folder.resolve(name), """
				{"schema": 2, "name": "%s", "startedAt": "2026-03-04T13:52:05Z", "endedAt": "2026-03-04T13:53:05Z", "state": "completed",
				"workload": "kind: loop\\nbindings: http-sync\\n", "settings": {%s}, "cells": [{"binding": "http-sync", "sizeBytes": 1024, "loops": 200,
				"meanMs": %s, "minMs": 1, "p50Ms": 1, "p99Ms": 2, "maxMs": 3, "perSecond": 100}],
				"measurements": [{"id": "http-sync 1 KB", "parameters": {"binding": "http-sync", "size": "1 KB"}, "repetition": 1, "answered": 200,
				"perSecond": 100, "latency": {"count": 200, "meanMs": %s, "standardDeviationMs": 0.1}, "invalid": [%s], "complete": true}]}
				""".formatted(name, more, mean, mean, invalid));
	}

	@Test
	void twoSidesOfSeveralRunsHaveAVerdictAndAnExitCode() throws IOException {
		Path[] fast = { run("a.json", 1, ""), run("b.json", 1.02, ""), run("c.json", 1.01, "") };
		Path[] slow = { run("d.json", 2, ""), run("e.json", 2.04, ""), run("f.json", 2.05, "") };
		CommandLine slower = CommandLine.call("compare", fast[0], fast[1], fast[2], "--against", slow[0], slow[1], slow[2]);
		assertEquals(ExitCode.FINDINGS, slower.code(), slower.err());
		assertTrue(slower.out().contains("slower") && slower.out().contains("ratio 2.01 ("), slower.out());
		assertEquals(ExitCode.OK, CommandLine.call("compare", slow[0], slow[1], slow[2], "--against", fast[0], fast[1], fast[2]).code());
		assertEquals(ExitCode.OK, CommandLine.call("compare", fast[0], fast[1], fast[2], "--against", fast[2], fast[1], fast[0]).code());
		CommandLine json = CommandLine.call("compare", fast[0], fast[1], fast[2], "--against", slow[0], slow[1], slow[2], "--format", "json");
		assertTrue(json.out().contains("\"verdict\": \"slower\"") && json.out().contains("\"basis\": \"starts\""), json.out());
		Path html = folder.resolve("x.html");
		CommandLine.call("compare", fast[0], fast[1], fast[2], "--against", slow[0], slow[1], slow[2], "--format", "html", "--output", html);
		assertTrue(Files.readString(html).startsWith("<!DOCTYPE html>"));
	}

	/** A run of a data workload, whose headline is a rate. */
	private Path orders(String name, double perSecond) throws IOException {
		return Files.writeString(folder.resolve(name), """
				{"schema": 3, "name": "%s", "startedAt": "2026-03-04T13:52:05Z", "endedAt": "2026-03-04T13:53:05Z", "state": "completed",
				"workload": "kind: data\\nwork: orders\\n", "settings": {}, "cells": [], "measurements": [{"id": "orders", "parameters": {"work": "orders"},
				"repetition": 1, "answered": 200, "perSecond": 100, "latency": {"count": 200, "meanMs": 1, "standardDeviationMs": 0.1},
				"figures": [{"id": "orders-per-second", "unit": "per-second", "better": "higher", "value": %s}], "complete": true}]}
				""".formatted(name, perSecond));
	}

	@Test
	void aHigherRateIsFasterAndAnOlderFileTellsTheSameRate() throws IOException {
		Path[] few = { orders("a.json", 100), orders("b.json", 102), orders("c.json", 101) };
		Path[] many = { orders("d.json", 200), orders("e.json", 204), orders("f.json", 202) };
		CommandLine faster = CommandLine.call("compare", few[0], few[1], few[2], "--against", many[0], many[1], many[2]);
		assertEquals(ExitCode.OK, faster.code(), faster.err());
		assertTrue(faster.out().contains("faster. orders a second: 101 (98.5 to 104) before, 202 (197 to 207) after; ratio 2 ("), faster.out());
		CommandLine slower = CommandLine.call("compare", many[0], many[1], many[2], "--against", few[0], few[1], few[2], "--format", "json");
		assertEquals(ExitCode.FINDINGS, slower.code());
		assertTrue(slower.out().contains("\"id\": \"orders-per-second\"") && slower.out().contains("\"verdict\": \"slower\""), slower.out());
		assertEquals(ExitCode.OK, CommandLine.call("compare", few[0], few[1], few[2], "--against", few[2], few[1], few[0]).code());
		assertEquals(ExitCode.COULD_NOT_RUN, CommandLine.call("compare", few[0], few[1], "--against", many[0], many[1]).code());
		Path old = Files.writeString(folder.resolve("old.json"), Files.readString(few[0]).replace("\"schema\": 3", "\"schema\": 2")
				.replaceAll("\\[\\{\"id\": \"orders-per-second\".*?}]", "{\"orders a second\": 100}"));
		assertEquals(ExitCode.OK, CommandLine.call("compare", old, few[1], few[2], "--against", many[0], many[1], many[2]).code());
	}

	@Test
	void withoutAVerdictTheExitCodeSaysSo() throws IOException {
		CommandLine single = CommandLine.call("compare", run("a.json", 1, ""), run("b.json", 2, ""));
		assertEquals(ExitCode.COULD_NOT_RUN, single.code());
		assertTrue(single.out().contains("not judged") && single.out().contains("Each side was started once") && single.out().contains("1 ms (986 \u00b5s to 1.01 ms)"),
				single.out());
		assertTrue(!single.out().contains("faster") && !single.out().contains("slower") && !single.out().contains("ratio"), single.out());
		CommandLine changes = CommandLine.call("compare", run("a.json", 1, ""), run("b.json", 1, ""), "--against",
				run("c.json", 2, "\"maximumHeapMegabytes\": 900, \"scaMaximumConcurrency\": 33"));
		assertTrue(changes.out().contains("differ in 2 settings"), changes.out());
	}

	@Test
	void whatMustNotBeUsedHasNoFigureInAnyForm() throws IOException {
		String busy = "\"Other programs used 85.6 % of the machine.\"";
		Path[] bad = { run("a.json", 777.5, "", busy), run("b.json", 777.5, "", busy), run("c.json", 777.5, "", busy) };
		Path[] good = { run("d.json", 2, ""), run("e.json", 2.04, ""), run("f.json", 2.05, "") };
		for (String format : new String[] { "text", "json", "html" }) {
			CommandLine call = CommandLine.call("compare", bad[0], bad[1], bad[2], "--against", good[0], good[1], good[2], "--format", format);
			assertEquals(ExitCode.COULD_NOT_RUN, call.code(), call.err());
			// The number of the folder may hold any figure.
			String told = call.out().replace(folder.toString(), "");
			assertTrue(told.contains("85.6 %") && !told.contains("777") && !told.contains("778"), told);
			assertTrue(call.out().contains(format.equals("json") ? "\"not-judged\"" : "not judged"), call.out());
		}
		CommandLine size = CommandLine.call("size", CommandLine.sample(folder), "--rate", "10", "--run", bad[0]);
		assertEquals(ExitCode.COULD_NOT_RUN, size.code());
		assertTrue(size.err().contains("must not be used") && size.err().contains("85.6 %") && size.err().contains("--time"), size.err());
		assertTrue(CommandLine.call("report", bad[0], "--format", "csv").out().lines().toList().get(1).contains(",no,"));
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
		assertTrue(html.out().contains("http-sync") && html.out().contains("not judged"), html.out());
		assertTrue(CommandLine.call("report", a, "--format", "csv").out().startsWith("transaction,valid,"));
	}
}
