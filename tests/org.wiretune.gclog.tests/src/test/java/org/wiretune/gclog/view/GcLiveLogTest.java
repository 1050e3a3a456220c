/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Logs that are shown while they are being written. */
class GcLiveLogTest {

	private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

	@TempDir
	Path folder;
	private Instant now = NOON;

	private static GcLogFile read(Path file) throws IOException {
		return GcLogFile.read(file, GcLogFile.Progress.NONE);
	}

	private static void append(Path file, String text) throws IOException {
		Files.writeString(file, text, StandardOpenOption.APPEND);
	}

	private static int rows(GcLogFile file) {
		return file.log().events().size();
	}

	/** Asks until there is nothing more to read at once. */
	private static Optional<GcLogFile> poll(GcLiveLog live) {
		Optional<GcLogFile> newest = Optional.empty();
		do {
			Optional<GcLogFile> more = live.poll(() -> false);
			newest = more.isPresent() ? more : newest;
		} while (live.isBehind());
		return newest;
	}

	@Test
	void whatIsAppendedComesAndNothingElse() throws IOException {
		Path file = Files.writeString(folder.resolve("gc.log"), GcLogs.steady(50));
		GcLogFile shown = read(file);
		try (GcLiveLog live = GcLiveLog.of(shown, () -> now)) {
			assertTrue(poll(live).isEmpty(), "Nothing was written.");
			assertEquals(GcLiveState.Kind.WAITING, live.state().kind());
			assertEquals("", live.state().text(ZoneOffset.UTC));
			append(file, GcLogs.young(50, 100, 80, 40, 5));
			GcLogFile grown = poll(live).orElseThrow();
			assertEquals(51, rows(grown));
			assertEquals(50, rows(shown), "What was given away stays as it is.");
			assertEquals("Followed live: the last lines came at 12:00:00.", live.state().text(ZoneOffset.UTC));
			assertTrue(poll(live).isEmpty(), "It was told.");
			String line = GcLogs.young(51, 101, 80, 40, 5);
			append(file, line.substring(0, 40));
			assertTrue(poll(live).isEmpty(), "A part of a line is no line.");
			append(file, line.substring(40));
			assertEquals(52, rows(poll(live).orElseThrow()));
			RawLines raw = RawLines.around(grown.log(), 52, 0, 0);
			assertTrue(raw.text().contains("GC(50)"), raw.text());
		}
	}

	@Test
	void aLogThatIsSilentHasEndedUntilMoreComes() throws IOException {
		Path file = Files.writeString(folder.resolve("gc.log"), GcLogs.steady(50));
		try (GcLiveLog live = GcLiveLog.of(read(file), () -> now)) {
			append(file, GcLogs.young(50, 100, 80, 40, 5));
			poll(live);
			now = NOON.plus(GcLiveLog.SILENT).minusMillis(1);
			assertEquals(GcLiveState.Kind.LIVE, live.state().kind());
			now = NOON.plus(GcLiveLog.SILENT);
			assertEquals("Ended: no line has come since 12:00:00.", live.state().text(ZoneOffset.UTC));
			append(file, GcLogs.young(51, 101, 80, 40, 5));
			assertEquals(52, rows(poll(live).orElseThrow()));
			assertEquals(GcLiveState.Kind.LIVE, live.state().kind());
		}
	}

	@Test
	void aFileThatIsWrittenAnewIsReadAnew() throws IOException {
		Path file = Files.writeString(folder.resolve("gc.log"), GcLogs.steady(50));
		try (GcLiveLog live = GcLiveLog.of(read(file), () -> now)) {
			append(file, GcLogs.young(50, 100, 80, 40, 5));
			assertEquals(51, rows(poll(live).orElseThrow()));
			Files.writeString(file, GcLogs.steady(7));
			GcLogFile anew = poll(live).orElseThrow();
			assertEquals(7, rows(anew), "The lines of the old file are gone.");
			assertEquals(1, anew.log().parts().size());
			append(file, GcLogs.young(7, 100, 80, 40, 5));
			assertEquals(8, rows(poll(live).orElseThrow()));
		}
	}

	@Test
	void aRotatedLogKeepsItsLinesInTheirFiles() throws IOException {
		Path file = Files.writeString(folder.resolve("gc.log"), GcLogs.steady(50));
		try (GcLiveLog live = GcLiveLog.of(read(file), () -> now)) {
			append(file, GcLogs.young(50, 100, 80, 40, 5));
			poll(live);
			Files.move(file, folder.resolve("gc.log.0"));
			Files.writeString(file, GcLogs.young(51, 101, 80, 40, 5));
			GcLogFile grown = poll(live).orElseThrow();
			assertEquals(52, rows(grown));
			RawLines raw = RawLines.around(grown.log(), 52, 0, 0);
			assertEquals("gc.log.0", raw.file());
			assertTrue(raw.text().contains("GC(50)"), raw.text());
			assertTrue(RawLines.around(grown.log(), 53, 0, 0).text().contains("GC(51)"));
			append(file, GcLogs.young(52, 102, 80, 40, 5));
			assertEquals(53, rows(poll(live).orElseThrow()));
		}
	}

	@Test
	void aFileThatIsGoneIsNoError() throws IOException {
		Path file = Files.writeString(folder.resolve("gc.log"), GcLogs.steady(50));
		try (GcLiveLog live = GcLiveLog.of(read(file), () -> now)) {
			append(file, GcLogs.young(50, 100, 80, 40, 5));
			poll(live);
			Files.delete(file);
			assertTrue(poll(live).isEmpty());
			now = NOON.plus(GcLiveLog.SILENT);
			assertEquals(GcLiveState.Kind.ENDED, live.state().kind());
			Files.writeString(file, GcLogs.steady(9));
			assertEquals(9, rows(poll(live).orElseThrow()));
		}
	}

	@Test
	void packedLogsDoNotGrow() throws IOException {
		Path packed = folder.resolve("gc.log.gz");
		try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
			out.write(GcLogs.steady(5).getBytes(java.nio.charset.StandardCharsets.UTF_8));
		}
		assertFalse(read(packed).mayGrow());
		assertTrue(read(Files.writeString(folder.resolve("plain.log"), GcLogs.steady(5))).mayGrow());
	}

	@Test
	void aRowIsKnownAgainAfterTheLogGrew() throws IOException {
		Path file = Files.writeString(folder.resolve("gc.log"), GcLogs.steady(50));
		GcLogFile shown = read(file);
		GcLogFile.Part before = shown.part(GcLogFile.ALL);
		append(file, GcLogs.young(50, 100, 80, 40, 5));
		GcLogFile.Part after = read(file).part(GcLogFile.ALL);
		assertEquals(30, after.rowOf(before, 30));
		assertEquals(-1, after.rowOf(before, -1));
		assertEquals(-1, before.rowOf(after, 50));
	}

	@Test
	void theViewFollowsTheEndWhereTheEndIsShown() {
		assertEquals(new GcView(0, 120, 120), GcView.all(100).grown(120));
		assertEquals(new GcView(90, 120, 120), new GcView(70, 100, 100).grown(120));
		assertEquals(new GcView(20, 60, 120), new GcView(20, 60, 100).grown(120));
		assertEquals(new GcView(20, 50, 50), new GcView(20, 60, 100).grown(50));
		assertEquals(GcView.all(10), new GcView(20, 60, 100).grown(10));
	}

	@Test
	void openLogsShareTheMemory() {
		RowBudget budget = new RowBudget(80_000);
		RowBudget.Lease first = budget.lease();
		RowBudget.Lease second = budget.lease();
		RowBudget.Lease third = budget.lease();
		assertEquals(40_000, first.rows());
		assertEquals(20_000, second.rows());
		assertEquals(10_000, third.rows());
		second.release();
		RowBudget.Lease fourth = budget.lease();
		assertEquals(15_000, fourth.rows(), "What a closed log leaves is shared again.");
		first.used(1_000);
		assertEquals(1_000, first.rows());
		List<RowBudget.Lease> all = new ArrayList<>(List.of(first, third, fourth));
		for (int i = 0; i < 20; i++) {
			all.add(budget.lease());
		}
		int rows = all.stream().mapToInt(RowBudget.Lease::rows).sum();
		assertTrue(rows <= 80_000 + 20 * 1_000, "Only the least that is worth showing comes on top: " + rows);
	}
}
