/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.wiretune.gclog.read.GcLogReader;

/** Logs that no disk has to hold: made while they are read. */
class HugeLogTest {

	private static final int LONG_LINE = 250_000;

	/** Pauses of a millisecond, with long lines of something else between them. */
	private static final class Endless extends InputStream {

		private final long bytes;
		private final byte[] block;
		private long given;
		private int pauses;
		private int at;

		Endless(long bytes, int between) {
			this.bytes = bytes;
			block = ("x".repeat(between) + '\n').getBytes(StandardCharsets.US_ASCII);
			at = block.length;
		}

		private byte[] line = {};
		private int inLine;

		@Override
		public int read() throws IOException {
			throw new IOException("one byte at a time would take too long");
		}

		@Override
		public int read(byte[] buffer, int offset, int length) {
			if (given >= bytes && at == block.length && inLine == line.length) {
				return -1;
			}
			if (at == block.length && inLine == line.length) {
				line = String.format(Locale.ROOT, "[%d.000s][info][gc] GC(%d) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 1.000ms%n", pauses + 1, pauses)
						.getBytes(StandardCharsets.US_ASCII);
				pauses++;
				inLine = 0;
				at = 0;
			}
			boolean inBlock = inLine == line.length;
			int count = Math.min(length, inBlock ? block.length - at : line.length - inLine);
			System.arraycopy(inBlock ? block : line, inBlock ? at : inLine, buffer, offset, count);
			at += inBlock ? count : 0;
			inLine += inBlock ? 0 : count;
			given += count;
			return count;
		}
	}

	@Test
	void linesAndOffsetsGoBeyondTwoGigabytes() throws IOException {
		Endless in = new Endless(2_300_000_000L, LONG_LINE);
		long[] told = new long[1];
		GcLogData log = GcLogReader.read(in, "huge.log", bytes -> {
			assertTrue(bytes > told[0], "progress goes on");
			told[0] = bytes;
			return true;
		});
		assertEquals(in.pauses, log.pauses());
		assertEquals(in.pauses * 1_000_000L, log.pauseNanos());
		int last = log.events().size() - 1;
		assertTrue(log.events().get(GcColumn.OFFSET, last) > Integer.MAX_VALUE, "beyond what an int counts");
		assertEquals(2L * in.pauses - 1, log.events().get(GcColumn.LINE, last));
		assertEquals(in.given, told[0]);
	}

	@Test
	void readingCanBeEndedAtAnyTime() throws IOException {
		Endless in = new Endless(Long.MAX_VALUE, 100);
		GcLogData log = GcLogReader.read(in, "endless.log", bytes -> bytes < 5_000_000);
		assertTrue(in.given < 6_000_000, "ended soon after it was asked for");
		assertTrue(log.pauses() > 20_000, log.pauses() + " pauses");
		assertTrue(log.remarks().getFirst().contains("cancelled"), log.remarks().toString());
	}

	@Test
	void eventsWithoutRoomCountInTheTotals() {
		GcLogBuilder first = new GcLogBuilder(1000);
		for (int i = 0; i < 5000; i++) {
			first.set(GcColumn.PAUSE, 1_000_000 + i);
			first.set(GcColumn.LINE, i + 1);
			first.add(CollectionKind.YOUNG, 0, 0);
		}
		GcLogData log = first.build("small.log", GcLogFormat.HOTSPOT_UNIFIED);
		assertEquals(1000, log.events().size());
		assertEquals(4000, log.eventsNotKept());
		assertEquals(5000, log.pauses());
		assertEquals(5000 * 1_000_000L + 4999 * 5000 / 2, log.pauseNanos());
		assertEquals(1_004_999, log.maxPauseNanos());
		assertEquals(5000, log.maxPauseLine());
	}
}
