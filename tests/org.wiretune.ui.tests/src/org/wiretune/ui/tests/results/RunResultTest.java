/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.core.runtime.content.IContentDescriber;
import org.junit.jupiter.api.Test;
import org.wiretune.ide.results.Change;
import org.wiretune.ide.results.ComparedRow;
import org.wiretune.ide.results.ComparisonColumn;
import org.wiretune.ide.results.ResultBanner;
import org.wiretune.ide.results.ResultColumn;
import org.wiretune.ide.results.ResultRow;
import org.wiretune.ide.results.RunComparisonText;
import org.wiretune.ide.results.RunFileDescriber;
import org.wiretune.ide.results.RunLogText;
import org.wiretune.ide.results.RunSettings;
import org.wiretune.ide.results.SettingRow;
import org.wiretune.perf.BindingUnderTest;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunFileFormat;
import org.wiretune.perf.result.RunState;

/** The texts of results and comparisons, without a window. */
class RunResultTest {

	private static String cell(ResultRow row, int column) {
		return ResultColumn.all().get(column).text().apply(row);
	}

	@Test
	void theColumnsAreThoseOfTheSourceDocuments() {
		assertEquals(List.of("Measured (times in ms)", "Minimum", "Average", "Maximum", "Std. Deviation", "90 Percent", "99 %",
				"99.9 %", "Per Second", "Errors"), ResultColumn.all().stream().map(ResultColumn::title).toList());
	}

	@Test
	void measurementsAreLines() {
		List<ResultRow> rows = ResultRow.of(SampleMeasurements.ramp(SampleRuns.FIRST, 1, true));
		assertEquals(List.of("1 user", "20 users", "40 users", "60 users"), rows.stream().map(ResultRow::label).toList());
		assertEquals("60 users (invalid)", cell(rows.get(3), 0));
		assertEquals("10.5", cell(rows.get(0), 2));
		assertEquals("4.42", cell(rows.get(0), 4));
		assertEquals("95.0", cell(rows.get(0), 8));
		assertEquals("3", cell(rows.get(3), 9));
		assertTrue(rows.get(3).details().contains("3 calls failed: The server closed the connection before it answered."), rows.get(3).details().toString());
	}

	@Test
	void cellsOfOldFilesAreLinesWithDashes() {
		List<ResultRow> rows = ResultRow.of(SampleRuns.lab(SampleRuns.FIRST, 1, 384));
		assertEquals(15, rows.size());
		assertEquals("SCA sync, 1 KB", rows.get(0).label());
		assertEquals("\u2013", cell(rows.get(0), 4));
	}

	@Test
	void theBannerSaysWhetherTheRunMayBeUsed() {
		assertEquals(ResultBanner.Level.WARNING, ResultBanner.of(SampleMeasurements.ramp(SampleRuns.FIRST, 1, false)).level());
		ResultBanner invalid = ResultBanner.of(SampleMeasurements.ramp(SampleRuns.FIRST, 1, true));
		assertEquals(ResultBanner.Level.INVALID, invalid.level());
		assertEquals("Invalid: 1 of 4 measurements must not be used.", invalid.title());
		assertTrue(invalid.reasons().get(0).endsWith("(Concerns 60 users.)"), invalid.reasons().toString());
		assertEquals("3 calls failed; their times are in no figure.", invalid.reasons().get(1));
		assertEquals(ResultBanner.Level.UNCHECKED, ResultBanner.of(SampleRuns.lab(SampleRuns.FIRST, 1, 384)).level());
		RunFile failed = SampleRuns.run(SampleRuns.FIRST, RunState.FAILED, "The server ended with exit code 137.", 384, List.of());
		assertEquals(ResultBanner.Level.INVALID, ResultBanner.of(failed).level());
		assertEquals("The server ended with exit code 137.", ResultBanner.of(failed).reasons().get(0));
	}

	@Test
	void settingsSayWhatTheWorkloadSetAndWhatIsStandard() {
		List<SettingRow> rows = RunSettings.of(SampleMeasurements.ramp(SampleRuns.FIRST, 1, false), Optional.empty());
		assertEquals("Ramp", rows.get(0).value());
		assertTrue(rows.contains(new SettingRow("Users", "1, 20, 40, 60", "", "workload", false)), rows.toString());
		assertTrue(rows.contains(new SettingRow("Think time", "0 s", "", "standard of the workload", false)), rows.toString());
		assertTrue(rows.stream().noneMatch(row -> row.label().equals("Measured runs of each cell")), "A ramp has no loops.");
	}

	@Test
	void theLogTellsPhasesAndRemarks() {
		String log = RunLogText.of(SampleMeasurements.ramp(SampleRuns.FIRST, 1, true), Locale.US, ZoneOffset.UTC);
		assertTrue(log.contains("Completed Nov 20, 2026"), log);
		assertTrue(log.contains("measurement from second 5 to 25"), log);
		assertTrue(log.contains("Invalid: The load driver used"), log);
	}

	@Test
	void twoRunsStandBesideEachOther() {
		RunFile before = SampleMeasurements.ramp(SampleRuns.FIRST, 2, false);
		RunFile after = SampleMeasurements.ramp(SampleRuns.FIRST.plusSeconds(600), 1, true);
		RunComparisonText text = RunComparisonText.of(after, before, Locale.US, ZoneOffset.UTC);
		assertEquals(4, text.rows().size());
		ComparedRow first = text.rows().get(0);
		assertEquals(0.5, first.ratio().getAsDouble(), 1e-9);
		assertEquals(Change.FASTER, first.change());
		assertTrue(first.interval().orElseThrow().low() < 0.5 && first.interval().orElseThrow().high() < 1, first.interval().toString());
		assertEquals("\u25bc 2.0 times faster", verdict(first));
		assertEquals("not comparable: invalid", verdict(text.rows().get(3)));
		assertTrue(text.attribution().startsWith("The settings are the same"), text.attribution());
		RunComparisonText heap = RunComparisonText.of(SampleRuns.lab(SampleRuns.FIRST, 600, 384), SampleRuns.lab(SampleRuns.FIRST.plusSeconds(9), 1, 512),
				Locale.US, ZoneOffset.UTC);
		assertEquals("One setting differs, so a difference can be put down to it: maximumHeapMegabytes.", heap.attribution());
		// Files of schema 1 keep no distribution.
		assertEquals("not comparable: too few values for an interval", verdict(heap.rows().get(0)));
	}

	private static String verdict(ComparedRow row) {
		List<ComparisonColumn> columns = ComparisonColumn.all();
		return columns.get(columns.size() - 1).text().apply(row);
	}

	@Test
	void aLineThatOneRunHasIsSaid() {
		RunFile one = SampleRuns.run(SampleRuns.FIRST, RunState.COMPLETED, "", 384, List.of(SampleRuns.cell(BindingUnderTest.SCA_SYNC, SampleRuns.KB, 2, 0)));
		RunFile other = SampleRuns.run(SampleRuns.FIRST.plusSeconds(5), RunState.COMPLETED, "", 384,
				List.of(SampleRuns.cell(BindingUnderTest.WS_SYNC, SampleRuns.KB, 2, 0)));
		assertEquals(List.of("only in the later run", "only in the earlier run"),
				RunComparisonText.of(one, other, Locale.US, ZoneOffset.UTC).rows().stream().map(RunResultTest::verdict).toList());
	}

	@Test
	void runFilesAreToldFromOtherJson() throws Exception {
		RunFileDescriber describer = new RunFileDescriber();
		String run = RunFileFormat.toText(SampleMeasurements.ramp(SampleRuns.FIRST, 1, false));
		assertEquals(IContentDescriber.VALID, describer.describe(new StringReader(run), null));
		assertEquals(IContentDescriber.INVALID, describer.describe(new StringReader("{ \"name\": \"package\" }"), null));
		assertEquals(IContentDescriber.INVALID, describer.describe(new StringReader(""), null));
	}
}
