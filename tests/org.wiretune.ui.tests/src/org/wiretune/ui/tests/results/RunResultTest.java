/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.content.IContentDescriber;
import org.junit.jupiter.api.Test;
import org.wiretune.ide.results.RunFileDescriber;
import org.wiretune.perf.ImportUnderTest;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.ReachedLimit;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.view.Change;
import org.wiretune.perf.view.ComparedRow;
import org.wiretune.perf.view.ComparisonColumn;
import org.wiretune.perf.view.ResultBanner;
import org.wiretune.perf.view.ResultColumn;
import org.wiretune.perf.view.ResultRow;
import org.wiretune.perf.view.RunComparisonText;
import org.wiretune.perf.view.RunLogText;
import org.wiretune.perf.view.RunSettings;
import org.wiretune.perf.view.SettingRow;

/** The texts of results and comparisons, without a window. */
class RunResultTest {

	private static String cell(ResultRow row, int column) {
		return ResultColumn.all().get(column).text().apply(row);
	}

	@Test
	void theColumnsAreThoseOfTheSourceDocuments() {
		assertEquals(List.of("Measured", "Minimum", "Average", "Maximum", "Std. Deviation", "90 Percent", "99 %",
				"99.9 %", "Per Second", "Errors"), ResultColumn.all().stream().map(ResultColumn::title).toList());
	}

	@Test
	void measurementsAreLines() {
		List<ResultRow> rows = ResultRow.of(SampleMeasurements.ramp(SampleRuns.FIRST, 1, true));
		assertEquals(List.of("1 user", "20 users", "40 users", "60 users"), rows.stream().map(ResultRow::label).toList());
		assertEquals("60 users (not valid)", cell(rows.get(3), 0));
		assertEquals("10.5 ms", cell(rows.get(0), 2));
		assertEquals("4.42 ms", cell(rows.get(0), 4));
		assertEquals("95", cell(rows.get(0), 8));
		assertEquals("3", cell(rows.get(3), 9));
		assertTrue(rows.get(3).details().contains("3 calls failed: The server closed the connection before it answered."), rows.get(3).details().toString());
	}

	@Test
	void limitsThatWereReachedStandOnTheFirstPageAndInTheLog() {
		RunFile sample = SampleMeasurements.ramp(SampleRuns.FIRST, 1, false);
		ReachedLimit beans = new ReachedLimit("RequestBean instances", 15, 15, "count", 5, 12, "mdb-sessions-oscillate-live", 3, 5, "RequestBean instances reached the limit.");
		ReachedLimit threads = new ReachedLimit("SCA pool", 10, 10, "threads", 2, 12, "connector-maxthreads-reached", 3, 5, "SCA pool reached the limit.");
		RunFile run = new RunFile(sample.schema(), sample.specification(), sample.startedAt(), sample.endedAt(), sample.state(), sample.reason(), sample.environment(),
				sample.notes(), sample.cells(), sample.measurements(), List.of(), List.of(beans, threads));
		assertEquals("", RunLogText.server(sample));
		assertEquals("RequestBean instances reached the limit. One more is on the page Log.", RunLogText.server(run));
		String log = RunLogText.of(run, ZoneOffset.UTC);
		assertTrue(log.contains("Limits that were reached without an alarm\n  RequestBean instances reached the limit.\n  SCA pool reached the limit.\n"), log);
	}

	@Test
	void cellsOfOldFilesAreLinesWithDashesThatNobodyChecked() {
		List<ResultRow> rows = ResultRow.of(SampleRuns.cells(SampleRuns.FIRST, 1, 384));
		assertEquals(15, rows.size());
		assertEquals("SCA sync, 1 KB", rows.get(0).label());
		assertEquals("SCA sync, 1 KB (not checked)", cell(rows.get(0), 0));
		assertEquals("17.1 ns", cell(rows.get(0), 2));
		assertEquals("n/v", cell(rows.get(0), 6), "200 calls are too few for this percentile");
		assertEquals("\u2013", cell(rows.get(0), 4));
	}

	@Test
	void theBannerSaysWhetherTheRunMayBeUsed() {
		assertEquals(ResultBanner.Level.WARNING, ResultBanner.of(SampleMeasurements.ramp(SampleRuns.FIRST, 1, false)).level());
		ResultBanner invalid = ResultBanner.of(SampleMeasurements.ramp(SampleRuns.FIRST, 1, true));
		assertEquals(ResultBanner.Level.INVALID, invalid.level());
		assertEquals("Invalid: 1 of 4 measurements must not be used.", invalid.title());
		assertTrue(invalid.reasons().get(0).endsWith("(60 users.)"), invalid.reasons().toString());
		assertEquals("3 calls failed; their times are in no figure.", invalid.reasons().get(1));
		assertEquals(ResultBanner.Level.UNCHECKED, ResultBanner.of(SampleRuns.cells(SampleRuns.FIRST, 1, 384)).level());
		ResultBanner mixed = ResultBanner.of(SampleRuns.lab(SampleRuns.FIRST, 1, 384, 11));
		assertEquals("Invalid: 11 of 15 measurements must not be used.", mixed.title());
		assertEquals(List.of("Other programs used 73.1\u201383.1 % of the machine while it was measured; 25.0 % is the limit. End them and measure again. "
				+ "[run-machine-busy] (11 of 15 measurements.)"), mixed.reasons());
		RunFile failed = SampleRuns.run(SampleRuns.FIRST, RunState.FAILED, "The server ended with exit code 137.", 384, List.of());
		assertEquals(ResultBanner.Level.INVALID, ResultBanner.of(failed).level());
		RunFile lab = SampleRuns.lab(SampleRuns.FIRST, 1, 384);
		RunFile failedLab = new RunFile(lab.schema(), lab.specification(), lab.startedAt(), lab.endedAt(), RunState.FAILED, "The server ended with exit code 137.",
				lab.environment(), lab.notes(), lab.cells(), lab.measurements());
		assertTrue(ResultRow.of(failedLab).stream().allMatch(row -> row.validity() == ResultRow.Validity.INVALID && row.details().get(0).contains("exit code 137")),
				ResultRow.of(failedLab).toString());
		assertTrue(ResultRow.of(lab).stream().allMatch(ResultRow::valid), "one that was completed");
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
		String log = RunLogText.of(SampleMeasurements.ramp(SampleRuns.FIRST, 1, true), ZoneOffset.UTC);
		assertTrue(log.contains("Completed 20 Nov 2026"), log);
		assertTrue(log.contains("measurement from second 5 to 25"), log);
		assertTrue(log.contains("Invalid: The load driver used"), log);
	}

	@Test
	void oneStartOfEachStandsBesideTheOtherWithoutAVerdict() {
		RunFile before = SampleMeasurements.ramp(SampleRuns.FIRST, 2, false);
		RunFile after = SampleMeasurements.ramp(SampleRuns.FIRST.plusSeconds(600), 1, true);
		RunComparisonText text = RunComparisonText.of(after, before, List.of(before, after), ZoneOffset.UTC);
		assertEquals(4, text.rows().size());
		ComparedRow first = text.rows().get(0);
		assertEquals(Optional.empty(), first.ratio());
		assertEquals(Change.NONE, first.change());
		assertEquals("21.1 ms", first.valueBefore());
		assertEquals("10.5 ms", first.valueAfter());
		assertEquals("not judged", verdict(first));
		assertEquals("not judged", verdict(text.rows().get(3)));
		assertTrue(text.attribution().contains("\nNot judged (1 user; 20 users; 40 users): Each side was started once"), text.attribution());
		assertTrue(text.attribution().contains("\nNot judged (60 users): The later measurement must not be used: The load driver used 0.97"), text.attribution());
		assertEquals("not valid", text.rows().get(3).valueAfter(), "a mark behind the figure is what a narrow column cuts off");
		assertTrue(text.attribution().startsWith("The settings are the same"), text.attribution());
		assertEquals("4 lines are in both runs: 4 not judged.", text.verdict());
		assertTrue(text.name().endsWith(": 18:30 \u2194 18:40"), text.name());
		RunFile old = SampleRuns.cells(SampleRuns.FIRST, 600, 384);
		RunComparisonText heap = RunComparisonText.of(old, SampleRuns.cells(SampleRuns.FIRST.plusSeconds(9), 1, 512), List.of(), ZoneOffset.UTC);
		assertTrue(heap.attribution().startsWith("One setting differs, so a difference can be put down to it: maximumHeapMegabytes.\nNot judged: The earlier"), heap.attribution());
		assertEquals("maximumHeapMegabytes: 384 \u2192 512", heap.name());
		ComparedRow async = heap.rows().stream().filter(row -> row.label().equals("SCA async, 100 KB")).findFirst().orElseThrow();
		assertEquals("not valid", async.valueBefore());
		assertTrue(async.reason().contains("keeps no record"), async.reason());
	}

	/** The head of the comparison was 13 lines and 2,742 characters, eleven of them the same but for a percentage. */
	@Test
	void elevenNearlyEqualReasonsAreOneLineOfTheHead() {
		RunFile before = SampleRuns.lab(SampleRuns.FIRST, 1, 384, 11);
		RunFile after = SampleRuns.lab(SampleRuns.FIRST.plusSeconds(600), 1, 512, 11);
		String head = RunComparisonText.of(before, after, List.of(before, after), ZoneOffset.UTC).attribution();
		List<String> lines = head.lines().toList();
		assertEquals(3, lines.size(), head);
		assertEquals(1, lines.stream().filter(line -> line.contains("The earlier measurement must not be used: Other programs used 73.1\u201383.1 % of the machine")).count(), head);
		assertEquals(1, lines.stream().filter(line -> line.contains("Each side was started once")).count(), head);
	}

	@Test
	void startsOfEqualSettingsGiveTheComparisonItsVerdict() {
		List<RunFile> history = new ArrayList<>(SampleRuns.labs(SampleRuns.FIRST, 3, 2, 384));
		history.addAll(SampleRuns.labs(SampleRuns.FIRST.plusSeconds(9000), 3, 1, 512));
		RunComparisonText text = RunComparisonText.of(history.get(2), history.get(5), history, ZoneOffset.UTC);
		ComparedRow async = text.rows().stream().filter(row -> row.label().equals("SCA async, 100 KB, 1 client")).findFirst().orElseThrow();
		assertEquals("\u25bc 2.0 times faster", verdict(async));
		assertTrue(async.ratio().orElseThrow().contains(0.5), async.ratio().toString());
		ComparedRow http = text.rows().stream().filter(row -> row.label().equals("HTTP sync, 1 KB, 1 client")).findFirst().orElseThrow();
		assertEquals("\u25cf no difference seen", verdict(http));
		assertTrue(text.verdict().matches("15 lines are in both runs: \\d+ better, \\d+ without a difference."), text.verdict());
	}

	/** The fixed call had no line any more, because neither binding was on both sides. */
	@Test
	void anImportThatAFixSendsAnotherWayHasALineOfItsOwn() {
		RunFile before = imports(SampleRuns.lab(SampleRuns.FIRST, 1, 384), BindingUnderTest.HTTP_SYNC, BindingUnderTest.all());
		RunFile after = imports(SampleRuns.lab(SampleRuns.FIRST.plusSeconds(600), 1, 384), BindingUnderTest.SCA_SYNC,
				List.of(BindingUnderTest.SCA_SYNC, BindingUnderTest.SCA_ASYNC, BindingUnderTest.JMS_ASYNC, BindingUnderTest.WS_SYNC));
		RunComparisonText text = RunComparisonText.of(before, after, List.of(before, after), ZoneOffset.UTC);
		assertEquals("ReceiverHTTP: HTTP sync \u2192 SCA sync", text.name());
		assertTrue(text.verdict().startsWith("ReceiverHTTP: HTTP sync \u2192 SCA sync, 100 KB: 1.02 ms (992 \u00b5s to 1.05 ms) before, 15.2 ns (14.8 to 15.6 ns) after; not judged: Each side was started once"), text.verdict());
		ComparedRow row = text.rows().get(0);
		assertEquals("ReceiverHTTP: HTTP sync \u2192 SCA sync, 100 KB", row.label());
		assertEquals("1.02 ms", row.valueBefore());
		assertEquals("15.2 ns", row.valueAfter());
		assertTrue(row.reason().startsWith("Each side was started once"), row.reason());
	}

	@Test
	void importsThatChangePlacesAreAChangeAlthoughTheSettingsAreTheSame() {
		RunFile before = imports(SampleRuns.lab(SampleRuns.FIRST, 1, 384), BindingUnderTest.HTTP_SYNC, BindingUnderTest.all());
		RunFile after = imports(SampleRuns.lab(SampleRuns.FIRST.plusSeconds(600), 1, 384), BindingUnderTest.SCA_SYNC, BindingUnderTest.all());
		RunComparisonText text = RunComparisonText.of(before, after, List.of(before, after), ZoneOffset.UTC);
		assertTrue(text.attribution().startsWith("The settings are the same and one import goes another way, so a difference of its line can be put down to that: ReceiverHTTP."),
				text.attribution());
		assertEquals("ReceiverHTTP: HTTP sync \u2192 SCA sync, 100 KB", text.rows().get(0).label());
		RunComparisonText alike = RunComparisonText.of(before, imports(after, BindingUnderTest.HTTP_SYNC, BindingUnderTest.all()), List.of(before), ZoneOffset.UTC);
		assertTrue(alike.attribution().startsWith("The settings are the same: a difference is chance"), alike.attribution());
	}

	private static RunFile imports(RunFile run, BindingUnderTest binding, List<BindingUnderTest> measured) {
		return new RunFile(run.schema(), run.specification().withBindings(measured).withImports(List.of(new ImportUnderTest("SenderModule", "ReceiverHTTP", binding))),
				run.startedAt(), run.endedAt(), run.state(), "", run.environment(), run.notes(), run.cells(), run.measurements());
	}

	private static String verdict(ComparedRow row) {
		return ComparisonColumn.all().get(1).text().apply(row);
	}

	@Test
	void aLineThatOneRunHasIsSaid() {
		RunFile one = SampleRuns.run(SampleRuns.FIRST, RunState.COMPLETED, "", 384, List.of(SampleRuns.cell(BindingUnderTest.SCA_SYNC, SampleRuns.KB, 2, 0)));
		RunFile other = SampleRuns.run(SampleRuns.FIRST.plusSeconds(5), RunState.COMPLETED, "", 384,
				List.of(SampleRuns.cell(BindingUnderTest.WS_SYNC, SampleRuns.KB, 2, 0)));
		List<ComparedRow> rows = RunComparisonText.of(one, other, List.of(), ZoneOffset.UTC).rows();
		assertEquals(List.of("not valid", "\u2013"), rows.stream().map(ComparedRow::valueAfter).toList(), "nobody examined cells of an old file");
		assertEquals(List.of("\u2013", "not valid"), rows.stream().map(ComparedRow::valueBefore).toList());
		assertEquals(List.of("only in the later run", "only in the earlier run"),
				RunComparisonText.of(one, other, List.of(), ZoneOffset.UTC).rows().stream().map(RunResultTest::verdict).toList());
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
