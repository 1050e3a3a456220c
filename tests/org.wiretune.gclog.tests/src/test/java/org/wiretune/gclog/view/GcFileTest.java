/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.gclog.NoGcLogException;
import org.wiretune.gclog.report.FigureChange.Verdict;
import org.wiretune.gclog.report.GcAnalysis;

/** Files: their summary, their lines, and several of them beside each other. */
class GcFileTest {

	@TempDir
	Path folder;

	private Path file(String name, String text) throws IOException {
		return Files.writeString(folder.resolve(name), text);
	}

	private static GcSummaryRow row(List<GcSummaryRow> rows, String label) {
		return rows.stream().filter(row -> row.label().equals(label)).findFirst().orElseThrow();
	}

	@Test
	void theSummaryHasTheFieldsOfTheIbmTool() throws IOException {
		GcLogFile file = GcLogFile.read(file("gc.log", GcLogs.steady(100)), GcLogFile.Progress.NONE);
		List<GcSummaryRow> rows = GcSummaryRows.of(file.part(GcLogFile.ALL).analysis());
		assertEquals("1", row(rows, "JVM starts").value());
		assertEquals("100", row(rows, "Collections").value());
		assertEquals("1", row(rows, "Explicit collections").value());
		assertEquals("0", row(rows, "Heap exhaustions").value());
		assertEquals("1.000 s", row(rows, "First event").value());
		GcSummaryRow longest = row(rows, "Longest pause");
		assertEquals("1 s at 6.000 s", longest.value());
		assertEquals(52, longest.line());
		assertEquals(50, longest.row());
		assertEquals("\u2013", row(rows, "Most tenured used").value());
		assertTrue(GcSummaryRows.headline(file.part(GcLogFile.ALL).analysis()).startsWith("HotSpot unified logging, G1. 100 collections. 100 pauses of "));
	}

	@Test
	void whereMostLinesAreNotUnderstoodNoShareOfTheTimeIsTold() {
		String text = GcLogs.steady(100) + "output of the server\n".repeat(200);
		GcAnalysis analysis = GcAnalysis.of(GcLogs.read(text));
		String headline = GcSummaryRows.headline(analysis);
		assertTrue(headline.contains("lines were understood, so pauses may be missing and no throughput is told."), headline);
		assertFalse(headline.contains("Throughput"), headline);
		assertEquals("\u2013", row(GcSummaryRows.of(analysis), "Throughput").value());
		assertFalse(GcLogs.chart(text).layers().contains(GcLayer.OVERHEAD));
		assertTrue(GcLogs.chart(GcLogs.steady(100)).layers().contains(GcLayer.OVERHEAD));
	}

	@Test
	void theTitleOfSkippedLinesSaysWhetherTheyAreAll() {
		assertEquals(List.of(), GcSkippedLines.of(GcLogs.read(GcLogs.steady(20))).lines());
		GcSkippedLines one = GcSkippedLines.of(GcLogs.read(GcLogs.steady(20) + "output of the server\n"));
		assertEquals("The line that was skipped", one.title());
		assertEquals(1, one.lines().size());
		assertEquals("All 3 lines that were skipped", GcSkippedLines.of(GcLogs.read(GcLogs.steady(20) + "output of the server\n".repeat(3))).title());
		GcSkippedLines many = GcSkippedLines.of(GcLogs.read(GcLogs.steady(20) + "output of the server\n".repeat(1234)));
		assertEquals("The first 10 of 1,234 lines that were skipped", many.title());
		assertEquals(10, many.lines().size());
	}

	@Test
	void linesAreReadAroundOneAlsoFromPackedFiles() throws IOException {
		String text = GcLogs.steady(100);
		Path plain = file("plain.log", text);
		Path packed = folder.resolve("packed.gz");
		try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
			out.write(text.getBytes(StandardCharsets.UTF_8));
		}
		for (Path each : List.of(plain, packed)) {
			RawLines lines = RawLines.around(GcLogFile.read(each, GcLogFile.Progress.NONE).log(), 52, 2, 1);
			assertEquals(50, lines.first());
			assertEquals(4, lines.lines().size());
			assertEquals(2, lines.index());
			assertTrue(lines.lines().get(2).contains("Pause Full"), lines.text());
			assertTrue(lines.text().lines().toList().get(2).startsWith("52  [7.000s]"), lines.text());
		}
		GcLogFile log = GcLogFile.read(plain, GcLogFile.Progress.NONE);
		assertEquals(2, RawLines.around(log.log(), 1, 5, 1).lines().size());
		assertEquals(-1, RawLines.around(log.log(), 500, 5, 1).index());
		assertEquals(1, RawLines.around(GcLogFile.read(file("open.log", GcLogs.young(0, 1, 20, 10, 1).strip()), GcLogFile.Progress.NONE).log(), 1, 5, 5).lines().size());
		assertTrue(log.editable(1).isPresent());
		assertTrue(GcLogFile.read(packed, GcLogFile.Progress.NONE).editable(1).isEmpty());
	}

	@Test
	void filesThatBelongTogetherAreOneLog() throws IOException {
		String text = GcLogs.steady(100);
		int cut = text.indexOf("GC(60)");
		cut = text.lastIndexOf('\n', cut) + 1;
		file("shop.gc.log.0", text.substring(0, cut));
		Path last = file("shop.gc.log", text.substring(cut));
		GcLogFile log = GcLogFile.read(last, GcLogFile.Progress.NONE);
		assertEquals(100, log.log().events().size());
		RawLines lines = RawLines.around(log.log(), 62, 0, 0);
		assertEquals("shop.gc.log", lines.file());
		assertEquals(1, lines.line());
		assertTrue(lines.text().contains("GC(60)"), lines.text());
	}

	@Test
	void aFileThatIsNoLogSaysSo() throws IOException {
		Path other = file("server.log", "12:00:00 INFO started\n12:00:01 INFO ready\n");
		IOException problem = assertThrows(NoGcLogException.class, () -> GcLogFile.read(other, GcLogFile.Progress.NONE));
		assertTrue(problem.getMessage().contains("server.log") && problem.getMessage().contains("-Xlog:gc*"), problem.getMessage());
	}

	@Test
	void comparedFiguresTellWhatIsBetter() {
		GcAnalysis before = GcAnalysis.of(GcLogs.read(GcLogs.steady(100)));
		GcAnalysis after = GcAnalysis.of(GcLogs.read(GcLogs.steady(100).replace("1000.000ms", "5.000ms")));
		List<GcComparisonRow> rows = GcComparisonRows.of(List.of(before, after));
		GcComparisonRow longest = rows.stream().filter(row -> row.label().equals("Longest pause")).findFirst().orElseThrow();
		assertEquals(List.of("1 s", "10 ms"), longest.values());
		assertEquals(List.of("\u221299.0 %, better"), longest.changes());
		assertEquals(List.of(Verdict.BETTER), longest.verdicts());
		GcComparisonRow throughput = rows.stream().filter(row -> row.label().equals("Throughput")).findFirst().orElseThrow();
		assertEquals(Verdict.BETTER, throughput.verdicts().get(0));
		GcComparisonRow collections = rows.stream().filter(row -> row.label().equals("Collections an hour")).findFirst().orElseThrow();
		assertEquals(Verdict.NEUTRAL, collections.verdicts().get(0));
		assertTrue(GcComparisonRows.headline(List.of(before, after)).contains("The longest pause was 1 s and is 10 ms."), GcComparisonRows.headline(List.of(before, after)));
		assertEquals(Verdict.WORSE,
				GcComparisonRows.of(List.of(after, before)).stream().filter(row -> row.label().equals("Longest pause")).findFirst().orElseThrow().verdicts().get(0));
	}

	@Test
	void aRealLogOfAnExhaustedHeapIsShownWithItsPlaces() throws IOException {
		GcLogFile file = GcLogFile.read(GcLogs.corpus("j9/verbosegc.001.log"), GcLogFile.Progress.NONE);
		GcLogFile.Part all = file.part(GcLogFile.ALL);
		assertTrue(all.analysis().log().events().size() > 0);
		all.analysis().diagnosis().findings().forEach(finding -> {
			GcFindingText text = GcFindingText.of(finding, all.analysis().log().events());
			assertFalse(text.places().isEmpty(), text.title());
			assertFalse(text.title().equals(finding.id()), "A title is missing: " + finding.id());
		});
	}
}
