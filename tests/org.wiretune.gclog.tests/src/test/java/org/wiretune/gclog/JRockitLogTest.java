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
import java.time.Instant;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.gclog.read.GcLogReader;
import org.wiretune.gclog.read.LogSet;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.report.GcTextReport;

/** {@code -Xverbose:memory} of JRockit from 1.4.2 to R28. */
class JRockitLogTest {

	private static final String R26 = """
			[memory ] GC strategy: gencon
			[memory ] heap size: 65536K, maximal heap size: 131072K, nursery size: 16384K
			[memory ] <s>-<end>: GC <before>K-><after>K (<heap>K), <pause> ms
			[memory ] 5.000: Nursery GC 30000K->21000K (65536K), 12.250 ms
			[memory ] 12.345-12.450: GC 64000K->20000K (65536K), 45.500 ms
			""";

	private static final String R28 = """
			[INFO ][memory ] GC mode: Garbage collection optimized for short pausetimes, strategy: Generational Concurrent Mark & Sweep.
			[INFO ][memory ] Heap size: 524288KB, maximal heap size: 1048576KB, nursery size: 262144KB.
			[INFO ][gcpause] [YC#1] [---]    13.700 ms (1.530000-1.544000)  YC
			[INFO ][gcpause] [YC#1] [con]     0.003 ms (1.530000-1.530000)  YC:PreGC
			[INFO ][gcpause] [YC#1] [pau]    13.500 ms (1.530000-1.544000)  YC:Main
			[INFO ][memory ] [YC#1] 1.530-1.544: YC 156524KB->56628KB (524288KB), 0.014 s, sum of pauses 13.500 ms, longest pause 13.500 ms.
			[INFO ][gcpause] [OC#1] [pau]    87.000 ms (31.727000-31.815000)  OC:Initial
			[INFO ][gcpause] [OC#1] [pau]     9.500 ms (31.828000-31.837000)  OC:Main
			[INFO ][memory ] [OC#1] 31.727-31.861: OC 270886KB->194351KB (524288KB), 0.134 s, sum of pauses 96.500 ms, longest pause 87.000 ms.
			[ERROR][memory ] Throwing OutOfMemory: allocLargeObjectOrArray: [B, size 118101136
			""";

	@Test
	void r26() {
		GcLogData log = Logs.read(R26);
		assertEquals(GcLogFormat.JROCKIT, log.format());
		assertEquals(2, log.pauses());
		assertEquals(57_750_000, log.pauseNanos());
		GcEvents events = log.events();
		assertEquals(CollectionKind.YOUNG, events.kind(0));
		assertEquals(CollectionKind.FULL, events.kind(1));
		assertEquals(12_345_000_000L, events.get(GcColumn.START, 1));
		assertEquals(64_000L << 10, events.get(GcColumn.HEAP_BEFORE, 1));
		assertEquals(20_000L << 10, events.get(GcColumn.HEAP_AFTER, 1));
		assertEquals(65_536L << 10, events.get(GcColumn.HEAP_CAPACITY, 1));
		assertEquals(5, events.get(GcColumn.LINE, 1));
		assertEquals("gencon", log.collector());
		assertEquals(131_072L << 10, log.maxHeapBytes());
		assertEquals(7_450_000_000L, log.jvmStarts().getFirst().runtimeNanos());
		assertEquals(0, log.linesSkipped());
	}

	@Test
	void r26TellsThePauseBehindInToo() {
		GcLogData log = Logs.read("""
				[ 1740][memory ] GC strategy: System optimized over throughput (initial strategy singleparpar)
				[ 1740][memory ] heap size: 1572864K, maximal heap size: 1572864K
				[ 1740][memory ] 918.261: GC 1572864K->394517K (1572864K) in 452.723 ms
				[ 1740][memory ] 928.261: parallel nursery GC 1572864K->394517K (1572864K) in 52.000 ms
				""");
		assertEquals(2, log.pauses());
		assertEquals(504_723_000, log.pauseNanos());
		assertEquals(CollectionKind.FULL, log.events().kind(0));
		assertEquals(CollectionKind.YOUNG, log.events().kind(1));
		assertEquals(394_517L << 10, log.events().get(GcColumn.HEAP_AFTER, 0));
		assertEquals(1_572_864L << 10, log.events().get(GcColumn.HEAP_CAPACITY, 0));
		assertEquals(0, log.linesSkipped());
	}

	@Test
	void aCollectionThatCannotBeReadIsNotUnderstood() {
		GcLogData log = Logs.read("[memory ] 918.261: GC 1572864K->394517K (1572864K) within 452.723 ms\n".repeat(5));
		assertEquals(0, log.pauses());
		assertEquals(5, log.linesSkipped());
		assertTrue(Double.isNaN(GcAnalysis.of(log).summary().throughputPercent()));
		GcLogData other = Logs.read("[memory ] 5.000: Nursery GC 30000K->21000K (65536K), 12.250 ms\n[memory ] 6.000: nursery size set to 16384K\n");
		assertEquals(0, other.linesSkipped(), "what is no collection is one of the log");
	}

	@Test
	void r28NamesTheMaximumInItsOwnWay() {
		GcLogData log = Logs.read(R28.replace("maximal heap size: 1048576KB", "maximum heap size: 3145728KB"));
		assertEquals(3_145_728L << 10, log.maxHeapBytes());
		assertEquals(524_288L << 10, log.jvmStarts().getFirst().initialHeapBytes());
		assertEquals(GcEvents.UNKNOWN, Logs.read(R28.replace("maximal heap size: 1048576KB", "minimal heap size: 1024KB")).maxHeapBytes());
	}

	@Test
	void r27WithDatesAndWaits() {
		GcLogData log = Logs.read("""
				[memory ][Thu Feb 21 15:06:32 2013][11844] GC mode: Static, strategy: Generational Parallel Mark & Sweep
				[memory ][Thu Feb 21 15:06:32 2013][11844] heap size: 3145728K, maximal heap size: 3145728K, nursery size: 1572864K
				[gcpause][Thu Feb 21 15:06:37 2013][11844] Threads waited for memory 70.500 ms starting at 4.778 s
				[gcpause][Thu Feb 21 15:06:37 2013][11844] old collection phase 1-0 pause time: 71.126374 ms, (start time: 4.778 s)
				[memory ][Thu Feb 21 15:06:37 2013][11844] 4.778-4.849: GC 1643328K->159027K (3145728K), 71.126 ms
				[memory ][Thu Feb 21 15:06:42 2013][11844] 10.000: parallel nursery GC 2523288K->2521752K (3145728K), 21.500 ms
				[memory ][Thu Feb 21 15:06:49 2013][11844] 16.500-17.000: GC 2900000K->296406K (3145728K), sum of pauses 59.000 ms
				""");
		assertEquals(3, log.pauses());
		assertEquals(151_626_000, log.pauseNanos());
		assertEquals(CollectionKind.YOUNG, log.events().kind(1));
		assertEquals("Generational Parallel Mark & Sweep", log.collector());
		assertEquals(70_500_000, log.incidents(IncidentKind.ALLOCATION_STALL).totalNanos());
		JvmStart start = log.jvmStarts().getFirst();
		assertEquals(Instant.parse("2013-02-21T15:06:37Z").getEpochSecond() * 1_000_000_000L - 4_849_126_000L, start.wallClockNanos());
		assertEquals(0, log.linesSkipped());
	}

	@Test
	void r28CountsEachCollectionOnce() {
		GcLogData log = Logs.read(R28);
		assertEquals(2, log.pauses());
		assertEquals(110_000_000, log.pauseNanos());
		assertEquals(CollectionKind.FULL, log.events().kind(1));
		assertEquals(194_351L << 10, log.events().get(GcColumn.HEAP_AFTER, 1));
		assertEquals(1, log.incidents(IncidentKind.OUT_OF_MEMORY).count());
		assertTrue(log.remarks().getFirst().contains("sum of the pauses"), log.remarks().toString());
		GcAnalysis analysis = GcAnalysis.of(log);
		assertTrue(analysis.diagnosis().findings().stream().anyMatch(finding -> finding.id().equals("gc-heap-exhausted")));
		assertFalse(GcTextReport.toText(List.of(analysis)).contains("-XX:"), "options of HotSpot are none of JRockit");
	}

	@Test
	void phasesAloneAreCollectionsToo() {
		GcLogData log = Logs.read(R28.lines().filter(line -> line.contains("gcpause")).reduce("", (all, line) -> all + line + "\n"));
		assertEquals(2, log.pauses());
		assertEquals(110_000_000, log.pauseNanos());
		assertEquals(1_530_000_000L, log.events().get(GcColumn.START, 0));
		assertEquals(CollectionKind.FULL, log.events().kind(1));
	}

	@Test
	void aSecondVirtualMachineInTheSameFile() {
		GcLogData log = Logs.read(R26 + R26);
		assertEquals(2, log.jvmStarts().size());
		assertEquals(4, log.pauses());
		assertEquals(2 * 7_450_000_000L, GcAnalysis.of(log).summary().runtimeNanos());
	}

	@Test
	void otherTextIsCountedAndKeepsNoCollectionAway() {
		GcLogData log = Logs.read(R26.replace("[memory ] 12.345", "com.example.Server started\n\tat com.example.A.b(A.java:1)\n[memory ] 12.345"));
		assertEquals(2, log.pauses());
		assertEquals(2, log.linesSkipped());
	}

	@Test
	void brokenLinesTellNothing() {
		GcLogData log = Logs.read("""
				[memory ] 5.000: Nursery GC 30000K->21000K (65536K), 12.250 ms
				[memory ] 6.000: Nursery GC 30000K->21000K (65536K), 12.
				[memory ] 7.000: Nursery GC 30000K->
				[memory ] 8.000-: GC -> (, ms
				[memory ] 99999999999999999999.0: GC 1K->1K (1K), 1.000 ms
				[memory ] 9.000: GC 1K->1K (1K), 99999999999999999999.000 ms
				[memory ]
				[memory""");
		assertEquals(1, log.pauses());
		assertEquals(12_250_000, log.pauseNanos());
	}

	@Test
	void linesThatOnlyLookAlike() {
		assertThrows(NoGcLogException.class, () -> Logs.read("[memory] 5.000: Nursery GC 30000K->21000K (65536K), 12.250 ms\n[INFO ] started\n".getBytes(StandardCharsets.UTF_8)));
	}

	@Test
	void rotatedFilesAreOneLog(@TempDir Path folder) throws IOException {
		String[] lines = R26.split("\n", -1);
		Files.writeString(folder.resolve("gc.log"), String.join("\n", List.of(lines).subList(0, 4)) + "\n");
		Files.writeString(folder.resolve("gc.log.1"), lines[4] + "\n");
		GcLogData log = GcLogReader.read(LogSet.around(folder.resolve("gc.log")), ReadingMonitor.NONE);
		assertEquals(2, log.pauses());
		assertEquals(1, log.jvmStarts().size());
	}

	@Test
	void realLogs() throws IOException {
		Pattern line = Pattern.compile("\\[memory [^\\n]*?\\d+\\.\\d+(?:-\\d+\\.\\d+)?: (?:(?:parallel )?[Nn]ursery GC|GC|OC|YC) \\d+KB?->\\d+KB? \\(\\d+KB?\\)(?: in |, )(?:[\\d.]+ s, )?(?:sum of pauses )?([\\d.]+) ms");
		int files = 0;
		for (Path file : Logs.corpus()) {
			if (file.getParent().endsWith("jrockit")) {
				byte[] bytes = Files.readAllBytes(file);
				long count = 0;
				long nanos = 0;
				for (Matcher each = line.matcher(new String(bytes, StandardCharsets.ISO_8859_1)); each.find(); count++) {
					nanos += Long.parseLong(each.group(1).replace(".", "")) * 1000;
				}
				GcLogData log = Logs.read(bytes);
				assertEquals(GcLogFormat.JROCKIT, log.format(), file.toString());
				assertEquals(count + " of " + nanos, log.pauses() + " of " + log.pauseNanos(), file.toString());
				files++;
			}
		}
		assertTrue(files > 5, files + " files");
	}
}
