/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Unified logging of HotSpot: titles, decorations, several virtual machines, safepoints, what has no pause. */
class UnifiedLogTest {

	@Test
	void aPauseHasAllItsValues() {
		GcLogData log = Logs.read("""
				[0.018s][info][gc] Using G1
				[0.019s][info][gc,init] Version: 25+36-LTS (release)
				[0.019s][info][gc,init] Heap Region Size: 1M
				[0.019s][info][gc,init] Heap Max Capacity: 24M
				[1.000s][info][gc,heap] GC(3) Eden regions: 10->0(12)
				[1.000s][info][gc,heap] GC(3) Survivor regions: 1->2(2)
				[1.000s][info][gc,heap] GC(3) Old regions: 3->5
				[1.000s][info][gc,heap] GC(3) Humongous regions: 1->1
				[1.000s][info][gc,metaspace] GC(3) Metaspace: 116K(320K)->118K(320K) NonClass: 112K(192K)->114K(192K)
				[1.001s][info][gc] GC(3) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 2.717ms
				""");
		GcEvents events = log.events();
		assertEquals(1, events.size());
		assertEquals(CollectionKind.YOUNG, events.kind(0));
		assertEquals("G1 Evacuation Pause", events.cause(0));
		assertEquals(2_717_000, events.get(GcColumn.PAUSE, 0));
		assertEquals(1_001_000_000 - 2_717_000, events.get(GcColumn.START, 0));
		assertEquals(15L << 20, events.get(GcColumn.HEAP_BEFORE, 0));
		assertEquals(8L << 20, events.get(GcColumn.HEAP_AFTER, 0));
		assertEquals(24L << 20, events.get(GcColumn.HEAP_CAPACITY, 0));
		assertEquals(11L << 20, events.get(GcColumn.YOUNG_BEFORE, 0));
		assertEquals(2L << 20, events.get(GcColumn.YOUNG_AFTER, 0));
		assertEquals(4L << 20, events.get(GcColumn.OLD_BEFORE, 0));
		assertEquals(6L << 20, events.get(GcColumn.OLD_AFTER, 0));
		assertEquals(118L << 10, events.get(GcColumn.METASPACE_AFTER, 0));
		assertEquals(10, events.get(GcColumn.LINE, 0));
		assertEquals("G1", log.collector());
		assertEquals("25+36-LTS (release)", log.version());
		assertEquals(24L << 20, log.maxHeapBytes());
		assertEquals(10, log.linesUnderstood());
		assertEquals(0, log.linesSkipped());
		assertEquals(983_000_000, log.jvmStarts().getFirst().runtimeNanos());
	}

	@Test
	void anEvacuationFailureInTheTitleKeepsThePause() {
		GcLogData log = Logs.read("""
				[2.000s][info][gc] GC(1) Pause Young (Normal) (G1 Evacuation Pause) (Evacuation Failure: Allocation) 24M->24M(24M) 5.100ms
				[3.000s][info][gc] GC(2) Pause Young (Concurrent Start) (Evacuation Failure: Pinned) (Metadata GC Threshold) 24M->24M(24M) 1.025ms
				[4.000s][info][gc] GC(3) To-space exhausted
				[4.001s][info][gc] GC(3) Pause Young (Mixed) (G1 Evacuation Pause) 24M->24M(24M) 1.000ms
				""");
		assertEquals(3, log.pauses());
		assertEquals(7_125_000, log.pauseNanos());
		assertEquals("G1 Evacuation Pause", log.events().cause(0));
		assertEquals(CollectionKind.CONCURRENT_START, log.events().kind(1));
		assertEquals("Metadata GC Threshold", log.events().cause(1));
		assertEquals(CollectionKind.MIXED, log.events().kind(2));
		for (int row = 0; row < 3; row++) {
			assertTrue(log.events().is(GcEvents.EVACUATION_FAILED, row), "row " + row);
		}
		assertEquals(3, log.incidents(IncidentKind.EVACUATION_FAILURE).count());
	}

	@Test
	void explicitCollectionsAreToldByTheirCause() {
		GcLogData log = Logs.read("[1.000s][info][gc] GC(1) Pause Full (System.gc()) 20M->10M(24M) 50.5ms\n");
		assertTrue(log.events().is(GcEvents.EXPLICIT, 0));
		assertEquals("System.gc()", log.events().cause(0));
		assertEquals(50_500_000, log.maxPauseNanos());
	}

	@Test
	void concurrentWorkIsNoPause() {
		GcLogData log = Logs.read("""
				[1.000s][info][gc] GC(6) Concurrent Mark Cycle 42.463ms
				[1.100s][info][gc] GC(7) y: Pause Mark Start 0.008ms
				[1.200s][info][gc] GC(7) Minor Collection (Allocation Rate) 20M(62%)->14M(44%) 0.120s
				[1.300s][info][gc] GC(8) Garbage Collection (Metadata GC Threshold) 10620M(5%)->8800M(4%)
				[1.400s][info][gc] GC(9) Concurrent cleanup 28M->20M(32M) 0.049ms
				[1.401s][info][gc] GC(9) Concurrent marking 6.049ms
				""");
		assertEquals(1, log.pauses());
		assertEquals(8_000, log.pauseNanos());
		assertEquals(5, log.events().size());
		assertEquals(CollectionKind.CONCURRENT_CYCLE, log.events().kind(0));
		assertEquals(42_463_000, log.events().get(GcColumn.CONCURRENT, 0));
		assertEquals(CollectionKind.CONCURRENT_YOUNG, log.events().kind(2));
		assertEquals("Allocation Rate", log.events().cause(2));
		assertEquals(14L << 20, log.events().get(GcColumn.HEAP_AFTER, 2));
		assertEquals(8800L << 20, log.events().get(GcColumn.HEAP_AFTER, 3));
		assertEquals(32L << 20, log.events().get(GcColumn.HEAP_CAPACITY, 4));
	}

	@Test
	void everyDecorationIsRead() {
		String text = "GC(1) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 2.717ms\n";
		for (String decorations : new String[] { "", "[1.001s]", "[2026-09-28T14:32:59.988+0000][1.001s][info][gc          ] ", "[1001ms] ",
				"[1769000000000ms][host][info] ", "[77001000000ns][1001000000ns][gc] ", "[2026-09-28T14:32:59.988+0000][4711][4712] ", "[info][gc] " }) {
			GcLogData log = Logs.read(decorations + text);
			assertEquals(2_717_000, log.pauseNanos(), decorations);
			assertEquals(1, log.linesUnderstood(), decorations);
			if (decorations.contains("1001") && !decorations.contains("host") || decorations.contains("1.001")) {
				assertEquals(1_001_000_000, log.jvmStarts().getFirst().lastNanos(), decorations);
			}
		}
	}

	@Test
	void datesAreMomentsInUtc() {
		GcLogData log = Logs.read("""
				[2026-03-01T00:00:00.250+0100] GC(1) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 100.000ms
				[2026-03-01T00:00:10.250+0100] GC(2) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 100.000ms
				""");
		long expected = java.time.OffsetDateTime.parse("2026-03-01T00:00:00.150+01:00").toInstant().toEpochMilli() * 1_000_000;
		assertEquals(expected, log.events().get(GcColumn.START, 0));
		assertEquals(10_100_000_000L, log.jvmStarts().getFirst().runtimeNanos());
	}

	@Test
	void severalVirtualMachinesAndForeignText() {
		GcLogData log = Logs.read("""
				Starting the server
				[0.018s][info][gc] Using G1
				[0.500s][info][gc] GC(0) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 1.000ms
				[9.000s][info][gc] GC(1) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 1.000ms
				Exception in thread "main" java.lang.OutOfMemoryError: Java heap space
				\tat Main.main(Main.java)

				[0.010s][info][gc,init] CardTable entry size: 512
				[0.015s][info][gc] Using Parallel
				[2.015s][info][gc] GC(0) Pause Young (Allocation Failure) 15M->8M(24M) 3.000ms
				""");
		assertEquals(2, log.jvmStarts().size());
		assertEquals(8_982_000_000L, log.jvmStarts().get(0).runtimeNanos());
		assertEquals(2_005_000_000L, log.jvmStarts().get(1).runtimeNanos());
		assertEquals(2, log.jvmStarts().get(0).pauses());
		assertEquals(1, log.events().jvm(2));
		assertEquals("Parallel", log.collector());
		assertEquals(3, log.linesSkipped());
		assertEquals("Starting the server", log.skipped().getFirst().text());
		assertEquals(1, log.incidents(IncidentKind.OUT_OF_MEMORY).count());
	}

	@Test
	void safepointsAndStallsAreNoPauses() {
		GcLogData log = Logs.read("""
				[1.0s][info][safepoint] Safepoint "G1CollectForAllocation", Time since last: 33455 ns, Reaching safepoint: 2333 ns, Cleanup: 3332 ns, At safepoint: 2222 ns, Total: 7887 ns
				[2.0s][info][safepoint] Total time for which application threads were stopped: 0.0128948 seconds, Stopping threads took: 0.0002622 seconds
				[3.0s][info][gc] Allocation Stall (Group1.Backend.CompositeBackend{Tier1}.10) 29.092ms
				""");
		assertEquals(0, log.pauses());
		assertEquals(new Safepoints(2, 7_887 + 12_894_800, 12_894_800), log.safepoints().orElseThrow());
		assertEquals(new Incident(1, 29_092_000, 29_092_000, java.util.List.of(3L)), log.incidents(IncidentKind.ALLOCATION_STALL));
	}
}
