/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.view.CaseCell;
import org.wiretune.perf.view.CaseMatrix;
import org.wiretune.perf.view.Change;
import org.wiretune.perf.view.RunSettings;
import org.wiretune.perf.view.SettingRow;

/** The matrix and its texts, without a window. */
class CaseMatrixTest {

	private static CaseCell cell(CaseMatrix matrix, BindingUnderTest binding, int size) {
		return matrix.cell(binding, size).orElseThrow();
	}

	private static CaseMatrix alone(RunFile run) {
		return CaseMatrix.of(run, Optional.empty(), List.of());
	}

	/** Two runs with the starts of their settings: so many of 384 MB, then so many of 1024 MB. */
	private static CaseMatrix compared(List<RunFile> before, List<RunFile> after) {
		List<RunFile> history = new ArrayList<>(before);
		history.addAll(after);
		return CaseMatrix.of(after.getLast(), Optional.of(before.getLast()), history);
	}

	@Test
	void bindingsStandAgainstSizes() {
		CaseMatrix matrix = alone(SampleRuns.lab(SampleRuns.FIRST, 1, 384));
		assertEquals(List.of("Binding", "1 KB", "100 KB", "1 MB"), matrix.header());
		assertEquals(List.of("SCA sync", "SCA async", "JMS async", "HTTP sync", "WS sync"),
				matrix.rows().stream().map(CaseMatrix.Row::label).toList());
		CaseCell async = cell(matrix, BindingUnderTest.SCA_ASYNC, SampleRuns.KB_100);
		assertEquals("2.31 ms", async.mean());
		assertTrue(async.usable());
		assertEquals("", async.p99(), "two of 200 calls lie beyond it");
		assertEquals("", async.comparison());
		assertEquals(Change.NONE, async.change());
		assertEquals("SCA async, 100 KB: mean 2.31 ms", async.spoken());
		assertTrue(async.detail().startsWith("2.31 ms (2.25 to 2.37 ms), from one start. "), async.detail());
		assertTrue(async.detail().contains("Mean time in the queue 770 \u00b5s."), async.detail());
		assertEquals("15.2 ns", cell(matrix, BindingUnderTest.SCA_SYNC, SampleRuns.KB_100).mean());
	}

	@Test
	void ofARunThatIsMixedEachCellSaysWhetherItMayBeUsed() {
		CaseMatrix matrix = alone(SampleRuns.lab(SampleRuns.FIRST, 1, 384, 11));
		CaseCell valid = cell(matrix, BindingUnderTest.SCA_ASYNC, SampleRuns.KB);
		assertTrue(valid.usable() && valid.remark().isEmpty(), valid.toString());
		CaseCell invalid = cell(matrix, BindingUnderTest.HTTP_SYNC, SampleRuns.KB_100);
		assertFalse(invalid.usable());
		assertEquals("not valid", invalid.remark());
		assertTrue(invalid.spoken().startsWith("HTTP sync, 100 KB: mean 1.02 ms, not valid. Not judged: Other programs used 79.1 % of the machine"), invalid.spoken());
		assertTrue(invalid.detail().startsWith("Not judged: Other programs used 79.1 % of the machine"), invalid.detail());
		CaseCell unchecked = cell(alone(SampleRuns.cells(SampleRuns.FIRST, 1, 384)), BindingUnderTest.HTTP_SYNC, SampleRuns.KB_100);
		assertEquals("not valid", unchecked.remark());
		assertTrue(unchecked.detail().contains("keeps no record"), unchecked.detail());
	}

	@Test
	void startsOfBothSettingsGiveAVerdictWithItsInterval() {
		List<RunFile> slow = SampleRuns.labs(SampleRuns.FIRST, 3, 600, 384);
		List<RunFile> fast = SampleRuns.labs(SampleRuns.FIRST.plusSeconds(9000), 3, 1, 1024);
		CaseMatrix matrix = compared(slow, fast);
		CaseCell async = cell(matrix, BindingUnderTest.SCA_ASYNC, SampleRuns.KB_100);
		assertEquals(Change.FASTER, async.change());
		assertEquals("\u25bc 600 times faster", async.comparison());
		assertEquals("before 1.44 s", async.before());
		assertTrue(async.spoken().endsWith(", 600 times faster than before, 1.44 s"), async.spoken());
		assertTrue(async.detail().contains("Time after by before 0.00167 (0.0015"), async.detail());
		CaseCell http = cell(matrix, BindingUnderTest.HTTP_SYNC, SampleRuns.KB);
		assertEquals(Change.SAME, http.change());
		assertEquals("\u25cf no difference seen", http.comparison());
		CaseMatrix back = compared(SampleRuns.labs(SampleRuns.FIRST, 3, 1, 384), SampleRuns.labs(SampleRuns.FIRST.plusSeconds(9000), 3, 600, 1024));
		assertEquals("\u25b2 600 times slower", cell(back, BindingUnderTest.SCA_ASYNC, SampleRuns.KB_100).comparison());
	}

	/** Two runs each mostly not valid were called 4.9 times slower, in colour, for bindings that nobody had changed. */
	@Test
	void noiseSingleStartsAndInvalidRunsHaveNeitherFactorNorColour() {
		List<CaseMatrix> noise = List.of(
				compared(SampleRuns.labs(SampleRuns.FIRST, 1, 1, 384), SampleRuns.labs(SampleRuns.FIRST.plusSeconds(600), 1, 4.9, 1024)),
				compared(List.of(SampleRuns.lab(SampleRuns.FIRST, 1, 384, 11)), List.of(SampleRuns.lab(SampleRuns.FIRST.plusSeconds(600), 4.9, 1024, 15))),
				compared(SampleRuns.labs(SampleRuns.FIRST, 2, 1, 384), SampleRuns.labs(SampleRuns.FIRST.plusSeconds(9000), 3, 4.9, 1024)));
		for (CaseMatrix matrix : noise) {
			for (CaseMatrix.Row row : matrix.rows()) {
				for (CaseCell cell : row.cells()) {
					assertEquals(Change.NONE, cell.change(), cell.toString());
					assertEquals("not judged", cell.comparison());
					assertTrue(cell.detail().contains("The difference is not judged: "), cell.detail());
				}
			}
			assertFalse(matrix.toText().contains("times"), matrix.toText());
		}
		CaseCell invalid = cell(noise.get(1), BindingUnderTest.HTTP_SYNC, SampleRuns.KB_100);
		assertEquals("before 1.02 ms (not valid)", invalid.before());
		CaseMatrix same = compared(SampleRuns.labs(SampleRuns.FIRST, 1, 1, 384), SampleRuns.labs(SampleRuns.FIRST.plusSeconds(600), 1, 4.9, 384));
		assertEquals("", cell(same, BindingUnderTest.SCA_ASYNC, SampleRuns.KB).comparison(), "runs of the same settings are starts of one side");
	}

	@Test
	void errorsAndMissingCellsAreSaid() {
		RunFile run = SampleRuns.run(SampleRuns.FIRST, RunState.STOPPED, "Stopped by the user.", 384,
				List.of(SampleRuns.cell(BindingUnderTest.SCA_SYNC, SampleRuns.KB, 2, 3),
						SampleRuns.cell(BindingUnderTest.SCA_ASYNC, SampleRuns.KB, Double.NaN, 200)));
		CaseMatrix matrix = alone(run);
		assertEquals("not valid, 3 errors", cell(matrix, BindingUnderTest.SCA_SYNC, SampleRuns.KB).remark());
		assertEquals("no answer", cell(matrix, BindingUnderTest.SCA_ASYNC, SampleRuns.KB).mean());
		assertEquals("not measured", cell(matrix, BindingUnderTest.WS_SYNC, SampleRuns.MB).mean());
		assertEquals(2, matrix.measured());
	}

	@Test
	void theTextStandsInColumns() {
		String text = compared(SampleRuns.labs(SampleRuns.FIRST, 3, 600, 384), SampleRuns.labs(SampleRuns.FIRST.plusSeconds(9000), 3, 1, 1024)).toText();
		List<String> lines = text.lines().toList();
		assertEquals("Time per call: mean (99th percentile)", lines.get(0));
		int column = lines.get(2).indexOf("100 KB");
		assertEquals("2.40 ms", lines.get(5).substring(column, column + 7));
		assertTrue(lines.get(6).substring(column).startsWith("\u25bc 600 times faster, before 1.44 s"), lines.get(6));
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
