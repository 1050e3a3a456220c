/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.gclog.diagnosis.GcDiagnosis;
import org.wiretune.gclog.diagnosis.GcFinding;

/** Each finding on both sides of its limit. */
class LimitsOfDiagnosisTest {

	private static final String YOUNG = "Young (Normal) (G1 Evacuation Pause)";
	private static final String FULL = "Full (G1 Compaction Pause)";

	private static LogText g1() {
		return LogText.unified("G1", 17, 1000);
	}

	@Test
	void aTwentiethOfTheTime() {
		assertFalse(g1().pause(0.010, YOUNG, 50, 10, 1000, 0).pause(10.010, YOUNG, 50, 10, 1000, 500).find("gc-time-over-5-percent").isPresent());
		assertTrue(g1().pause(0.010, YOUNG, 50, 10, 1000, 0).pause(10.010, YOUNG, 50, 10, 1000, 500.1).find("gc-time-over-5-percent").isPresent());
	}

	private static LogText busy(double millis) {
		LogText log = g1().pause(0.010, YOUNG, 50, 10, 1000, 0);
		for (int i = 0; i < 10; i++) {
			log.pause(101 + i, YOUNG, 50, 10, 1000, millis);
		}
		return log.pause(300, YOUNG, 50, 10, 1000, 1);
	}

	@Test
	void halfOfTheWorstSeconds() {
		assertFalse(busy(500).find("gc-excessive").isPresent());
		GcFinding found = busy(500.2).finding("gc-excessive");
		assertEquals(10, found.lines().size());
		assertTrue(found.lines().getFirst() == 5, found.lines().toString());
	}

	private static LogText shortRun(double end, double millis, String last) {
		LogText log = g1().pause(0.1, YOUNG, 50, 10, 1000, 1);
		for (int i = 2; i >= 0; i--) {
			log.pause(end - 0.15 * i, i == 1 ? last : YOUNG, 990, 980, 1000, millis);
		}
		return log;
	}

	@Test
	void aShortRunIsJudgedByItsWorstHalfSecond() {
		assertTrue(shortRun(1.02, 84, FULL).finding("gc-excessive").message().startsWith("In the worst 500 ms collections took 50.4 % of the time with 3 pauses (line 5 to line 7)"), "half a second");
		assertFalse(shortRun(1.0, 84, FULL).find("gc-excessive").isPresent(), "less than a second in all");
		assertFalse(shortRun(1.02, 83, FULL).find("gc-excessive").isPresent(), "less than half of it");
		assertFalse(shortRun(1.02, 84, YOUNG).find("gc-excessive").isPresent(), "no full collection");
		assertFalse(g1().pause(1.0, YOUNG, 990, 980, 1000, 900).pause(2.4, YOUNG, 990, 980, 1000, 900).find("gc-excessive").isPresent(), "two pauses");
	}

	@Test
	void theEndOfMemoryShowsWithoutItsError() {
		LogText log = g1().pause(10, YOUNG, 990, 985, 1000, 1).pause(20, FULL, 990, 980, 1000, 1).pause(21, FULL, 990, 980, 1000, 1);
		GcFinding found = log.finding("gc-heap-exhausted");
		assertEquals(List.of(5L, 6L), found.lines());
		assertEquals("98 %", found.measured());
		assertTrue(found.message().contains("(line 5 to line 6)"), found.message());
		assertEquals("1", log.line("java.lang.OutOfMemoryError: Java heap space").finding("gc-heap-exhausted").measured());
		assertFalse(g1().pause(20, FULL, 990, 980, 1000, 1).pause(21, FULL, 990, 979, 1000, 1).find("gc-heap-exhausted").isPresent());
		assertFalse(g1().pause(20, FULL, 990, 980, 1000, 1).find("gc-heap-exhausted").isPresent());
		assertFalse(g1().pause(20, FULL, 990, 980, 1000, 1).pause(21, FULL, 990, 980, 1000, 1).pause(22, YOUNG, 990, 980, 1000, 1).find("gc-heap-exhausted").isPresent());
	}

	@Test
	void aSecondOfPauseOrAFiftiethOfAConcurrentCollector() {
		assertFalse(g1().pause(10, YOUNG, 50, 10, 1000, 1000).find("gc-long-pause").isPresent());
		assertTrue(g1().pause(10, YOUNG, 50, 10, 1000, 1000.1).find("gc-long-pause").isPresent());
		String stop = "[10.000s][info][gc,phases] GC(0) Pause Mark Start %.3fms";
		assertFalse(LogText.unified("The Z Garbage Collector", 17, 1000).line(stop, 50.0).find("gc-long-pause").isPresent());
		assertTrue(LogText.unified("The Z Garbage Collector", 17, 1000).line(stop, 50.1).find("gc-long-pause").isPresent());
	}

	@Test
	void fourFifthsOfTheHeapAlive() {
		assertFalse(g1().pause(10, FULL, 999, 799, 1000, 1).find("heap-below-live-plus-headroom").isPresent());
		assertTrue(g1().pause(10, FULL, 999, 800, 1000, 1).find("heap-below-live-plus-headroom").isPresent());
	}

	private static LogText rising(int count, int last) {
		LogText log = g1().pause(0.010, YOUNG, 50, 10, 1000, 1);
		for (int i = 0; i < count; i++) {
			log.pause(200 + 100 * i, FULL, 600, i == count - 1 ? last : 400 + i, 1000, 10);
		}
		return log;
	}

	@Test
	void aTenthMoreAfterFiveCollections() {
		assertTrue(rising(5, 440).find("gc-live-set-rising").isPresent());
		assertFalse(rising(5, 439).find("gc-live-set-rising").isPresent());
		assertFalse(rising(4, 500).find("gc-live-set-rising").isPresent());
	}

	/** What is less than a megabyte is written as 0, of which every figure would be many times. */
	@Test
	void aMegabyteAtLeastIsWhatGrows() {
		LogText log = g1().pause(0.010, YOUNG, 50, 10, 1000, 1);
		for (int i = 0; i < 5; i++) {
			log.pause(200 + 100 * i, FULL, 600, i < 4 ? 0 : 1, 1000, 10);
		}
		assertFalse(log.find("gc-live-set-rising").isPresent());
		LogText growing = g1().pause(0.010, YOUNG, 50, 10, 1000, 1);
		for (int i = 0; i < 5; i++) {
			growing.pause(200 + 100 * i, FULL, 600, i, 1000, 10);
		}
		assertEquals("300 %", growing.find("gc-live-set-rising").orElseThrow().measured());
	}

	private static LogText roomy(int heap, int alive, int count) {
		LogText log = LogText.unified("G1", 17, heap).pause(0.010, YOUNG, 50, 10, heap, 1);
		for (int i = 0; i < count; i++) {
			log.pause(200 + 100 * i, FULL, 400, alive, heap, 10);
		}
		return log;
	}

	@Test
	void eightTimesWhatIsAlive() {
		assertTrue(roomy(800, 100, 3).find("heap-beyond-plateau").isPresent());
		assertFalse(roomy(800, 101, 3).find("heap-beyond-plateau").isPresent());
		assertFalse(roomy(800, 100, 2).find("heap-beyond-plateau").isPresent());
		assertFalse(roomy(511, 10, 3).find("heap-beyond-plateau").isPresent());
	}

	@Test
	void aTenthOfAllPausesAskedFor() {
		LogText log = g1().pause(10, "Full (System.gc())", 500, 300, 1000, 10);
		assertEquals(Severity.WARNING, log.finding("explicit-gc-seen").severity());
		log.pause(20, YOUNG, 500, 300, 1000, 90);
		assertEquals(Severity.INFO, log.finding("explicit-gc-seen").severity());
		assertFalse(g1().pause(20, YOUNG, 500, 300, 1000, 90).find("explicit-gc-seen").isPresent());
	}

	@Test
	void requestsOfMoreThanTenMegabytes() {
		long limit = 10L << 20;
		assertFalse(LogText.j9("gencon").global(10, limit, 0, 50, 100, true, 0).find("large-object-allocation").isPresent());
		assertEquals(List.of(6L), LogText.j9("gencon").global(10, limit + 1, 0, 50, 100, true, 0).finding("large-object-allocation").lines());
	}

	@Test
	void twoCollectionsForMetaspace() {
		LogText log = g1().pause(10, "Full (Metadata GC Threshold)", 500, 300, 1000, 10);
		assertFalse(log.find("gc-metaspace").isPresent());
		assertEquals(List.of(4L, 5L), log.pause(20, "Full (Metadata GC Threshold)", 500, 300, 1000, 10).finding("gc-metaspace").lines());
	}

	private static LogText compaction(int count, double millis) {
		LogText log = LogText.j9("gencon");
		for (int i = 0; i < count; i++) {
			log.global(10 + 10 * i, 1000, 0, 500_000, 1_000_000, true, millis);
		}
		return log;
	}

	@Test
	void halfOfThreeCollectionsForCompaction() {
		assertFalse(compaction(3, 10).find("compaction-cost").isPresent());
		assertTrue(compaction(3, 10.1).find("compaction-cost").isPresent());
		assertFalse(compaction(2, 20).find("compaction-cost").isPresent());
	}

	@Test
	void oneIncidentIsOneTooMany() {
		LogText log = g1().pause(10, YOUNG, 50, 10, 1000, 1);
		assertEquals(List.of(), log.ids());
		assertEquals(List.of("gc-heap-exhausted"), log.line("java.lang.OutOfMemoryError: Java heap space").ids());
		assertEquals(List.of("gc-allocation-stall"), g1().pause(10, YOUNG, 50, 10, 1000, 1).line("[11.0s][info][gc] Allocation Stall (main) 29.092ms").ids());
		assertEquals(List.of("gc-concurrent-mode-failure"),
				LogText.unified("Shenandoah", 17, 1000).pause(10, "Init Mark", 50, 50, 1000, 1).line("[11.0s][info][gc] Cancelling GC: Allocation Failure").ids());
	}

	@Test
	void idsAreSortedAndThereOnce() {
		assertEquals(GcDiagnosis.ids().stream().sorted().distinct().toList(), GcDiagnosis.ids());
	}
}
