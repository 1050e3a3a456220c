/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.wiretune.gclog.read.GcLogReader;
import org.wiretune.gclog.report.GcAnalysis;

/** {@code -Xverbosegc} of HP-UX with 18, 19 and 20 numbers. */
class HpLogTest {

	/** A parallel scavenge, a full collection by System.gc(), and one because the old generation is full. */
	private static final String LOG = """
			<GC: 1 4 10.500000 1 24 31 80000000 0 80000000 0 1000000 10000000 20000000 21000000 300000000 5000000 5000000 6000000 0.050000 0.051000 >
			<GC: 2 2 20.000000 2 0 31 40000000 0 80000000 1000000 0 10000000 21000000 9000000 300000000 5000000 5000000 6000000 1.250000 1.250000 >
			<GC: 2 3 30.000000 3 4096 31 80000000 0 80000000 0 0 10000000 290000000 9000000 300000000 5000000 5000000 6000000 2.000000 2.000000 >
			""";

	@Test
	void twentyNumbers() {
		GcLogData log = Logs.read(LOG);
		assertEquals(GcLogFormat.HP_UX, log.format());
		assertEquals(3, log.pauses());
		assertEquals(3_300_000_000L, log.pauseNanos());
		GcEvents events = log.events();
		assertEquals(CollectionKind.YOUNG, events.kind(0));
		assertEquals(10_500_000_000L, events.get(GcColumn.START, 0));
		assertEquals(24, events.get(GcColumn.REQUESTED, 0));
		assertEquals(80_000_000, events.get(GcColumn.YOUNG_BEFORE, 0));
		assertEquals(1_000_000, events.get(GcColumn.YOUNG_AFTER, 0));
		assertEquals(22_000_000, events.get(GcColumn.HEAP_AFTER, 0));
		assertEquals(390_000_000, events.get(GcColumn.HEAP_CAPACITY, 0));
		assertEquals(5_000_000, events.get(GcColumn.METASPACE_AFTER, 0));
		assertEquals(CollectionKind.FULL, events.kind(1));
		assertTrue(events.is(GcEvents.EXPLICIT, 1));
		assertEquals("Old generation full", events.cause(2));
		assertFalse(events.is(GcEvents.EXPLICIT, 2));
		assertEquals(9_000_000, events.get(GcColumn.OLD_AFTER, 2));
		assertEquals(21_500_000_000L, log.jvmStarts().getFirst().runtimeNanos());
		GcAnalysis analysis = GcAnalysis.of(log);
		assertEquals(1, analysis.summary().explicitCollections());
		assertTrue(analysis.diagnosis().findings().stream().anyMatch(finding -> finding.id().equals("explicit-gc-seen")));
		assertTrue(analysis.diagnosis().findings().stream().noneMatch(finding -> finding.id().equals("gc-fragmentation")), "the request is told of every collection");
	}

	@Test
	void nineteenNumbersHaveNoTotal() {
		GcLogData log = Logs.read(LOG.replaceAll(" \\S+ >", " >"));
		assertEquals(3_300_000_000L, log.pauseNanos());
		assertEquals(0, log.linesSkipped());
	}

	@Test
	void eighteenNumbersBeginWithTheCause() {
		GcLogData log = Logs.read("""
				<GC: -1 4.000000 1 104 32 25000000 0 107544576 0 1000 13369344 0 3343624 268435456 5242800 5242800 5242880 0.117000 >
				<GC: 2 82.500000 2 424 32 64645320 0 107544576 0 0 13369344 3343624 11012320 268435456 9441152 9441152 9441280 0.354000 >
				""");
		assertEquals(GcLogFormat.HP_UX, log.format());
		assertEquals(CollectionKind.YOUNG, log.events().kind(0));
		assertEquals(CollectionKind.FULL, log.events().kind(1));
		assertEquals("", log.events().cause(1), "its number means different things in 1.3 and 1.4.0");
		assertEquals(471_000_000, log.pauseNanos());
		assertEquals(11_012_320, log.events().get(GcColumn.OLD_AFTER, 1));
	}

	@Test
	void stopsOfAConcurrentCycleCountOnce() {
		String sizes = "31 1000 1000 80000000 0 0 10000000 150000000 %s 300000000 5000000 5000000 6000000";
		String initial = "<GC: 11 2 100.000000 1 0 " + sizes.formatted("150000000") + " 0.010000 0.010000 >\n";
		String fin = "<GC: 11 4 101.000000 1 0 " + sizes.formatted("150000000") + " 0.030000 0.030000 >\n";
		String cycle = "<GC: 3 1 100.000000 1 0 " + sizes.formatted("90000000") + " 0.040000 3.000000 >\n";
		GcLogData told = Logs.read(initial + fin + cycle);
		assertEquals(2, told.pauses());
		assertEquals(40_000_000, told.pauseNanos());
		assertEquals(CollectionKind.INITIAL_MARK, told.events().kind(0));
		assertEquals(CollectionKind.REMARK, told.events().kind(1));
		assertEquals(CollectionKind.CONCURRENT_CYCLE, told.events().kind(2));
		assertEquals(2_960_000_000L, told.events().get(GcColumn.CONCURRENT, 2));
		assertEquals("CMS", told.collector());
		GcLogData alone = Logs.read(LOG + cycle.replace("<GC: 3 1 ", "<GC: 4 1.3 "));
		assertEquals(4, alone.pauses());
		assertEquals(3_340_000_000L, alone.pauseNanos());
	}

	@Test
	void aSecondVirtualMachineInTheSameFile() {
		GcLogData log = Logs.read(LOG + LOG);
		assertEquals(2, log.jvmStarts().size());
		assertEquals(6, log.pauses());
	}

	@Test
	void brokenLinesAreCountedAsNotUnderstood() {
		GcLogData log = Logs.read(LOG + """
				<GC: 1 4 40.500000 4 24 31 80000000
				<GC: 1 4 x 4 24 31 80000000 0 80000000 0 1000000 10000000 20000000 21000000 300000000 5000000 5000000 6000000 0.050000 0.051000 >
				<GC: 1 4 41.5 4 24 31 80000000 0 80000000 0 1000000 10000000 20000000 21000000 300000000 5000000 5000000 6000000 0.050000 0.051000 7 >
				Exception in thread "main"
				""");
		assertEquals(3, log.pauses());
		assertEquals(4, log.linesSkipped());
	}

	@Test
	void ibmLinesAreNoneOfHp() {
		GcLogData log = Logs.read("<GC: Mon Jul  8 10:41:35 2002\n<GC(1): freed 100 bytes in 280 ms, 86% free (231972664/268368888)>\n");
		assertEquals(GcLogFormat.IBM_TEXT, log.format());
		assertThrows(NoGcLogException.class, () -> Logs.read("<GC: 1 2 3 4 >\n".getBytes(StandardCharsets.UTF_8)));
	}

	@Test
	void theFormatIsToldByTheFirstLines() {
		assertEquals(Optional.of(GcLogFormat.HP_UX), GcLogReader.format(LOG.getBytes(StandardCharsets.UTF_8)));
		assertEquals(Optional.of(GcLogFormat.JROCKIT), GcLogReader.format("starting\n[memory ] GC strategy: gencon\n[mem".getBytes(StandardCharsets.UTF_8)));
		assertEquals(Optional.of(GcLogFormat.HOTSPOT_BEFORE_9), GcLogReader.format("1.0: [Pause Init Mark, 0.500 ms]".getBytes(StandardCharsets.UTF_8)));
		assertEquals(Optional.empty(), GcLogReader.format("starting\nstarted\n".getBytes(StandardCharsets.UTF_8)));
		assertEquals(Optional.empty(), GcLogReader.format(new byte[0]));
	}

	@Test
	void realLogs() throws IOException {
		int files = 0;
		for (Path file : Logs.corpus()) {
			if (file.getParent().endsWith("hp")) {
				long count = 0;
				long nanos = 0;
				for (String line : Files.readAllLines(file)) {
					String[] words = line.replace(">", "").strip().split(" +");
					if (words.length >= 19) {
						count++;
						nanos += Long.parseLong(words[words.length < 21 ? 18 : 19].replace(".", "")) * 1000;
					}
				}
				GcLogData log = Logs.read(Files.readAllBytes(file));
				assertEquals(count + " of " + nanos, log.pauses() + " of " + log.pauseNanos(), file.toString());
				files++;
			}
		}
		assertTrue(files > 0);
	}
}
