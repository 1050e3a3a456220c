/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** HotSpot before 9, and IBM 1.4. */
class LegacyLogTest {

	@Test
	void parallelWithDateAndUptime() {
		GcLogData log = Logs.read("""
				OpenJDK 64-Bit Server VM (25.342-b07) for linux-amd64 JRE (1.8.0_342-b07), built on Jul 16 2022 09:19:19 by "openjdk" with gcc 4.4.7
				Memory: 4k page, physical 2097152k(2094504k free), swap 3145728k(3145728k free)
				CommandLine flags: -XX:InitialHeapSize=33554432 -XX:MaxHeapSize=536870912 -XX:+UseParallelGC
				2015-07-13T20:53:00.436+0200: 0.260: [GC (Allocation Failure)\040
				Desired survivor size 4194304 bytes, new threshold 7 (max 15)
				[PSYoungGen: 24571K->4081K(28672K)] 24571K->22186K(94208K), 0.0199218 secs] [Times: user=0.02 sys=0.02, real=0.02 secs]
				2015-07-13T20:53:02.436+0200: 2.260: [Full GC (System.gc()) [PSYoungGen: 4081K->0K(28672K)] [ParOldGen: 18105K->9000K(65536K)] 22186K->9000K(94208K), [Metaspace: 3000K->3000K(1056768K)], 0.1000000 secs] [Times: user=0.02 sys=0.02, real=0.02 secs]
				""");
		assertEquals(GcLogFormat.HOTSPOT_BEFORE_9, log.format());
		assertEquals(2, log.pauses());
		assertEquals(119_921_800, log.pauseNanos());
		GcEvents events = log.events();
		assertEquals(CollectionKind.YOUNG, events.kind(0));
		assertEquals("Allocation Failure", events.cause(0));
		assertEquals(260_000_000, events.get(GcColumn.START, 0));
		assertEquals(24571L << 10, events.get(GcColumn.HEAP_BEFORE, 0));
		assertEquals(4081L << 10, events.get(GcColumn.YOUNG_AFTER, 0));
		assertEquals(94208L << 10, events.get(GcColumn.HEAP_CAPACITY, 0));
		assertEquals(CollectionKind.FULL, events.kind(1));
		assertTrue(events.is(GcEvents.EXPLICIT, 1));
		assertEquals(9000L << 10, events.get(GcColumn.OLD_AFTER, 1));
		assertEquals(9000L << 10, events.get(GcColumn.HEAP_AFTER, 1));
		assertEquals("Parallel", log.collector());
		assertEquals("1.8.0_342-b07", log.version());
		assertEquals(536_870_912, log.maxHeapBytes());
		assertEquals(2_100_000_000, log.jvmStarts().getFirst().runtimeNanos());
		assertEquals(0, log.linesSkipped());
	}

	/** Parallel before 7u4 prints the table of ages behind the first word. */
	@Test
	void theTableOfAgesEndsTheLine() {
		GcLogData log = Logs.read("""
				10.392: [GC
				Desired survivor size 497025024 bytes, new threshold 7 (max 15)
				 [PSYoungGen: 970752K->104301K(1456128K)] 970752K->104301K(3708928K), 0.1000000 secs] [Times: user=0.68 sys=0.05, real=0.10 secs]\040
				12.392: [GC
				Desired survivor size 497025024 bytes, new threshold 7 (max 15)
				 [PSYoungGen: 970752K->104301K(1456128K)] 970752K->104301K(3708928K), 0.2000000 secs] [Times: user=0.68 sys=0.05, real=0.10 secs]\040
				""");
		assertEquals(2, log.pauses());
		assertEquals(300_000_000, log.pauseNanos());
		assertEquals(CollectionKind.YOUNG, log.events().kind(0));
		assertEquals(104_301L << 10, log.events().get(GcColumn.YOUNG_AFTER, 0));
		assertEquals("", log.events().cause(0), "the greatest age is no cause");
		assertEquals(0, log.linesSkipped());
		assertEquals(0, log.lostStops());
	}

	@Test
	void theHeapAndStatisticsBeforeItStandWithinAnEvent() {
		GcLogData heap = Logs.read("""
				27067.966: [GC {Heap before gc invocations=498:
				 par new generation   total 261952K, used 261760K [0x80b90000, 0x90b90000, 0x90b90000)
				27067.966: [ParNew: 261760K->261760K(261952K), 0.0000160 secs]27067.966: [CMS27067.966: [CMS-concurrent-abortable-preclean: 2.272/29.793 secs]
				 (concurrent mode failure): 1147900K->1155037K(1179648K), 7.3953900 secs] 1409660K->1155037K(1441600K)Heap after gc invocations=499:
				}
				, 7.3957620 secs]
				""");
		assertEquals(7_395_762_000L, heap.pauseNanos());
		assertEquals(1_155_037L << 10, heap.events().get(GcColumn.HEAP_AFTER, 0));
		String scavenge = """
				1.118: [GC Before GC:
				Statistics for BinaryTreeDictionary:
				1.118: [ParNew: 377487K->8426K(5505024K), 0.0535260 secs] 377487K->8426K(43253760K)After GC:
				, 0.0536040 secs]""";
		assertEquals(53_604_000, Logs.read(scavenge + "\n").pauseNanos());
		GcLogData remark = Logs.read("1.100: [GC[YG occupancy: 10 K (4032 K)]\n" + scavenge + "1.175: [Rescan (parallel) , 0.0010000 secs] [1 CMS-remark: 8756K(12288K)] 8766K(16320K), 0.0612000 secs]\n");
		assertEquals(1, remark.pauses(), "the scavenge is a part of the remark");
		assertEquals(61_200_000, remark.pauseNanos());
		assertEquals(0, remark.lostStops());
	}

	@Test
	void wordsThatOnlyBeginAlikeAreNoCollection() {
		GcLogData log = Logs.read("""
				1.000: [GC 100K->50K(200K), 0.0100000 secs]
				[GCLocker
				[GC Worker
				   [GC Worker Start (ms): Min: 1.0]
				2.000: [GC (max heap) 100K->50K(200K), 0.0100000 secs]
				2.500: [GC (maxed out) 100K->50K(200K), 0.0100000 secs]
				""");
		assertEquals(3, log.pauses());
		assertEquals(0, log.lostStops());
		assertEquals("maxed out", log.events().cause(2), "only the word of the table is none");
	}

	@Test
	void anEventWithoutATimeIsLostAndOneThatIsCutToo() {
		GcLogData log = Logs.read("1.0: [GC 100K->50K(200K), 0.01 secs]\n2.0: [GC 100K->50K(200K)]\n3.0: [Full GC 100K->\n4.0: [GC 100K->50K(200K), 0.01 secs]\n");
		assertEquals(2, log.pauses());
		assertEquals(2, log.lostStops());
		assertTrue(log.remarks().getFirst().startsWith("2 events were begun and not ended in the file, or tell no time"), log.remarks().toString());
	}

	@Test
	void concurrentMarkSweepWithMixedLines() {
		GcLogData log = Logs.read("""
				0.000: [GC 0.000: [ParNew: 3967K->0K(4032K), 0.0279814 secs] 3967K->3032K(16320K), 0.0282705 secs]
				1.745: [GC [1 CMS-initial-mark: 8756K(12288K)] 8758K(16320K), 0.0004943 secs]
				1.746: [CMS-concurrent-mark-start]
				1.788: [CMS-concurrent-mark: 0.042/0.042 secs]
				1.800: [GC[YG occupancy: 10 K (4032 K)]1.800: [Rescan (parallel) , 0.0010000 secs]1.801: [weak refs processing, 0.0000100 secs] [1 CMS-remark: 8756K(12288K)] 8766K(16320K), 0.0012000 secs]
				2.000: [Full GC 2.000: [CMS2.100: [CMS-concurrent-sweep: 0.3/0.3 secs] (concurrent mode failure): 12450K->1828K(12288K), 0.6949841 secs] 13000K->1828K(16320K), [CMS Perm : 100K->100K(200K)], 0.7000000 secs]
				""");
		assertEquals(4, log.pauses());
		assertEquals(28_270_500 + 494_300 + 1_200_000 + 700_000_000, log.pauseNanos());
		assertEquals(CollectionKind.INITIAL_MARK, log.events().kind(1));
		assertEquals(CollectionKind.REMARK, log.events().kind(2));
		assertEquals(CollectionKind.FULL, log.events().kind(3));
		assertEquals(1828L << 10, log.events().get(GcColumn.HEAP_AFTER, 3));
		assertEquals(1, log.incidents(IncidentKind.CONCURRENT_MODE_FAILURE).count());
		assertEquals("CMS", log.collector());
	}

	@Test
	void g1OverSeveralLinesAndWithCommas() {
		GcLogData log = Logs.read("""
				2014-03-01T00:01:27.461+0100: 0,0165: [GC pause (G1 Evacuation Pause) (young) (to-space exhausted), 0,0665670 secs]
				   [Parallel Time: 50,1 ms, GC Workers: 18]
				      [GC Worker Start (ms): Min: 367132161,9, Avg: 367132162,2, Max: 367132162,7, Diff: 0,8]
				   [Eden: 24.0M(24.0M)->0.0B(13.0M) Survivors: 0.0B->3072.0K Heap: 24.0M(256.0M)->15.6M(256.0M)]
				 [Times: user=0,18 sys=0,00, real=0,10 secs]
				160770,873: [GC pause (G1 Humongous Allocation) (young) (initial-mark)160770,887: [GC concurrent-root-region-scan-end, 0,0157002 secs]
				160770,887: [GC concurrent-mark-start]
				, 0,0470136 secs]
				160771,000: [GC remark 160771,001: [GC ref-proc, 0,0066596 secs], 0,1005220 secs]
				""");
		assertEquals(3, log.pauses());
		assertEquals(66_567_000 + 47_013_600 + 100_522_000, log.pauseNanos());
		assertTrue(log.events().is(GcEvents.EVACUATION_FAILED, 0));
		assertEquals(24L << 20, log.events().get(GcColumn.HEAP_BEFORE, 0));
		assertEquals(256L << 20, log.events().get(GcColumn.HEAP_CAPACITY, 0));
		assertEquals(3L << 20, log.events().get(GcColumn.YOUNG_AFTER, 0));
		assertEquals(CollectionKind.CONCURRENT_START, log.events().kind(1));
		assertEquals("G1 Humongous Allocation", log.events().cause(1));
		assertEquals(CollectionKind.REMARK, log.events().kind(2));
		assertEquals("G1", log.collector());
	}

	@Test
	void eventsBehindWordsOfOthers() {
		GcLogData log = Logs.read("""
				[GC 307702K->278830K(1571712K), 0.6081904 secs]
				**** Error\tThu Mar 22 10:48:56 MST 2007\t[GC 309294K->279726K(1571712K), 0.2959285 secs]
				10:48:56,123 INFO  [STDOUT] 12.500: [Full GC 309294K->279726K(1571712K), 1.0000000 secs]
				it took 0.5 secs]
				""");
		assertEquals(3, log.pauses());
		assertEquals(1_904_118_900, log.pauseNanos());
		assertEquals(1, log.linesSkipped());
		assertEquals(12_500_000_000L, log.events().get(GcColumn.START, 2));
	}

	@Test
	void ibmTextOf130HasNoNumbers() {
		GcLogData log = Logs.read("""
				<AF: Allocation Failure. need 64 bytes, 11818158 ms since last AF>
				<AF: managing allocation failure, action=1 (0/265223160) (3145728/3145728)>
				<GC: Tue May 28 21:35:05 2002
				<GC(2): freed 228826936 bytes in 280 ms, 86% free (231972664/268368888)>
				  <GC(2): mark: 187 ms, sweep: 93 ms, compact: 0 ms>
				<AF: completed in 282 ms>
				""");
		assertEquals(282_000_000, log.pauseNanos());
		assertEquals(64, log.events().get(GcColumn.REQUESTED, 0));
		assertEquals(0, log.linesSkipped());
	}

	@Test
	void ibmText() {
		GcLogData log = Logs.read("""
				<AF[1]: Allocation Failure. need 1048592 bytes, 0 ms since last AF>
				<AF[1]: managing allocation failure, action=1 (879696/265289720) (3145728/3145728)>
				  <GC(1): GC cycle started Thu Sep 25 15:57:30 2003
				  <GC(1): freed 56558264 bytes, 94% free (63714696/67107328), in 1077 ms>
				  <GC(1): mark: 605 ms, sweep: 44 ms, compact: 428 ms>
				<AF[1]: completed in 1085 ms>
				<GC(2): GC cycle started Thu Sep 25 15:58:31 2003
				<GC(2): freed 25105112 bytes, 93% free (62610592/67107328), in 355 ms>
				""");
		assertEquals(GcLogFormat.IBM_TEXT, log.format());
		assertEquals(2, log.pauses());
		assertEquals(1_440_000_000, log.pauseNanos());
		assertEquals(1_048_592, log.events().get(GcColumn.REQUESTED, 0));
		assertEquals(428_000_000, log.events().get(GcColumn.COMPACT, 0));
		assertEquals(67_107_328 - 63_714_696, log.events().get(GcColumn.HEAP_AFTER, 0));
		assertEquals(61_355_000_000L, log.jvmStarts().getFirst().runtimeNanos());
	}
}
