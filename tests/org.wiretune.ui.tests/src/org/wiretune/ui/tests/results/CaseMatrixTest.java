/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.ide.results.CaseCell;
import org.wiretune.ide.results.CaseMatrix;
import org.wiretune.ide.results.Change;
import org.wiretune.ide.results.FigureDigits;
import org.wiretune.ide.results.RunSettings;
import org.wiretune.ide.results.SettingRow;
import org.wiretune.perf.BindingUnderTest;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;

/** The matrix and its texts, without a window. */
class CaseMatrixTest {

	private static CaseCell cell(CaseMatrix matrix, BindingUnderTest binding, int size) {
		return matrix.cell(binding, size).orElseThrow();
	}

	@ParameterizedTest
	@CsvSource({ "1400, 1400", "1399.6, 1400", "99.96, 100", "23.45, 23.5", "2.3149, 2.31", "0.10649, 0.106", "0.0000171, 0.0000171",
			"0, 0", "NaN, \u2013", "Infinity, \u2013" })
	void figuresHaveSensibleDigits(double value, String text) {
		assertEquals(text, FigureDigits.of(value));
	}

	@Test
	void bindingsStandAgainstSizes() {
		CaseMatrix matrix = CaseMatrix.of(SampleRuns.lab(SampleRuns.FIRST, 1, 384), Optional.empty());
		assertEquals(List.of("Binding", "1 KB", "100 KB", "1 MB"), matrix.header());
		assertEquals(List.of("SCA sync", "SCA async", "JMS async", "HTTP sync", "WS sync"),
				matrix.rows().stream().map(CaseMatrix.Row::label).toList());
		CaseCell async = cell(matrix, BindingUnderTest.SCA_ASYNC, SampleRuns.KB_100);
		assertEquals("2.31 ms", async.mean());
		assertEquals("p99 5.54 ms", async.p99());
		assertEquals("", async.comparison());
		assertEquals(Change.NONE, async.change());
		assertEquals("SCA async, 100 KB: mean 2.31 ms, 99th percentile 5.54 ms", async.spoken());
		assertTrue(async.detail().contains("Mean time in the queue 0.770 ms."), async.detail());
	}

	@Test
	void theRunBeforeStandsBeside() {
		RunFile before = SampleRuns.lab(SampleRuns.FIRST, 600, 384);
		RunFile after = SampleRuns.lab(SampleRuns.FIRST.plusSeconds(600), 1, 384);
		CaseMatrix matrix = CaseMatrix.of(after, Optional.of(before));
		CaseCell async = cell(matrix, BindingUnderTest.SCA_ASYNC, SampleRuns.KB_100);
		assertEquals(Change.FASTER, async.change());
		assertEquals("\u25bc 600 times faster", async.comparison());
		assertEquals("before 1386 ms", async.before());
		assertTrue(async.spoken().endsWith(", 600 times faster than the run before, 1386 ms"), async.spoken());
		CaseCell http = cell(matrix, BindingUnderTest.HTTP_SYNC, SampleRuns.KB);
		assertEquals(Change.SAME, http.change());
		assertEquals("\u25cf about the same", http.comparison());
		CaseMatrix back = CaseMatrix.of(before, Optional.of(after));
		assertEquals("\u25b2 600 times slower", cell(back, BindingUnderTest.SCA_ASYNC, SampleRuns.KB_100).comparison());
	}

	@ParameterizedTest
	@CsvSource({ "1.19, SAME", "1.2, SLOWER", "0.84, SAME", "0.83, FASTER", "1, SAME" })
	void aSmallDifferenceIsNoChange(double factor, Change change) {
		RunFile before = SampleRuns.lab(SampleRuns.FIRST, 1, 384);
		RunFile after = SampleRuns.lab(SampleRuns.FIRST.plusSeconds(600), factor, 384);
		assertEquals(change,
				cell(CaseMatrix.of(after, Optional.of(before)), BindingUnderTest.SCA_ASYNC, SampleRuns.KB).change());
	}

	@Test
	void errorsAndMissingCellsAreSaid() {
		RunFile run = SampleRuns.run(SampleRuns.FIRST, RunState.STOPPED, "Stopped by the user.", 384,
				List.of(SampleRuns.cell(BindingUnderTest.SCA_SYNC, SampleRuns.KB, 2, 3),
						SampleRuns.cell(BindingUnderTest.SCA_ASYNC, SampleRuns.KB, Double.NaN, 200)));
		CaseMatrix matrix = CaseMatrix.of(run, Optional.empty());
		assertEquals("3 errors", cell(matrix, BindingUnderTest.SCA_SYNC, SampleRuns.KB).remark());
		assertEquals("no answer", cell(matrix, BindingUnderTest.SCA_ASYNC, SampleRuns.KB).mean());
		assertEquals("not measured", cell(matrix, BindingUnderTest.WS_SYNC, SampleRuns.MB).mean());
		assertEquals(2, matrix.measured());
	}

	@Test
	void theTextStandsInColumns() {
		RunFile before = SampleRuns.lab(SampleRuns.FIRST, 600, 384);
		RunFile after = SampleRuns.lab(SampleRuns.FIRST.plusSeconds(600), 1, 384);
		String text = CaseMatrix.of(after, Optional.of(before)).toText();
		List<String> lines = text.lines().toList();
		assertEquals("Milliseconds per call: mean (99th percentile)", lines.get(0));
		int column = lines.get(2).indexOf("100 KB");
		assertEquals("2.31 (5.54)", lines.get(5).substring(column, column + 11));
		assertTrue(lines.get(6).substring(column).startsWith("\u25bc 600 times faster, before 1386 ms"), lines.get(6));
		assertTrue(lines.stream().allMatch(line -> line.equals(line.stripTrailing())));
	}

	@Test
	void settingsCarryTheirSourcesAndTellWhatChanged() {
		RunFile before = SampleRuns.lab(SampleRuns.FIRST, 1, 384);
		RunFile after = SampleRuns.lab(SampleRuns.FIRST.plusSeconds(600), 1, 1024);
		List<SettingRow> rows = RunSettings.of(after, Optional.of(before));
		assertEquals(new SettingRow("Maximum heap", "1024 MB", "384 MB", "LocalServer/server.xml:12", true),
				rows.stream().filter(row -> row.label().equals("Maximum heap")).findFirst().orElseThrow());
		assertEquals(List.of("Maximum heap"), rows.stream().filter(SettingRow::changed).map(SettingRow::label).toList());
		SettingRow pool = rows.stream().filter(row -> row.label().equals("Thread pool Default")).findFirst().orElseThrow();
		assertEquals("5 to 20 threads, idle for 5000 ms at most", pool.value());
		assertEquals("LocalServer/server.xml:20", pool.source());
		assertTrue(rows.contains(
				new SettingRow("Note", "Commits of the message store are written at once.", "", "", false)));
	}
}
