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
import org.wiretune.gclog.diagnosis.GcFinding;

/** Full collections: in a row, after a backlog, of a large heap. */
class FullDiagnosisTest {

	private static LogText row(int count, String between) {
		LogText log = LogText.unified("G1", 17, 1000).pause(1, "Young (Normal) (G1 Evacuation Pause)", 900, 800, 1000, 5);
		for (int i = 0; i < count; i++) {
			log.pause(10 + i, "Full (G1 Compaction Pause)", 999, 900, 1000, 100);
			if (i == 1 && !between.isEmpty()) {
				log.pause(10.5 + i, between, 950, 940, 1000, 5);
			}
		}
		return log;
	}

	@Test
	void fullCollectionsInARow() {
		GcFinding found = row(3, "").finding("gc-consecutive-full");
		assertEquals(Severity.WARNING, found.severity());
		assertEquals("3", found.measured());
		assertEquals(List.of(5L, 6L, 7L), found.lines());
		assertTrue(found.setting().startsWith("-Xmx"), found.setting());
		assertTrue(found.message().contains("from line 5 on"), found.message());
	}

	@Test
	void twoInARowOrAnotherBetweenAreNone() {
		assertFalse(row(2, "").find("gc-consecutive-full").isPresent());
		assertFalse(row(3, "Young (Normal) (G1 Evacuation Pause)").find("gc-consecutive-full").isPresent());
		// A stop of a concurrent cycle is no collection between.
		assertTrue(row(3, "Remark").find("gc-consecutive-full").isPresent());
	}

	@Test
	void aPolicyWithFullCollectionsOnlySaysNothing() {
		LogText log = LogText.j9("optthruput");
		for (int i = 0; i < 5; i++) {
			log.global(10 + 10 * i, 1000, 0, 500_000, 1_000_000, true, 0);
		}
		assertFalse(log.find("gc-consecutive-full").isPresent());
	}

	private static LogText single(double millis, int after) {
		return LogText.unified("Parallel", 17, 1000).pause(10, "Young (Allocation Failure)", 500, 300, 1000, 20).pause(100, "Full (Ergonomics)", 800, after, 1000, millis)
				.pause(4000, "Young (Allocation Failure)", 500, 300, 1000, 20);
	}

	@Test
	void oneLongCollectionThatFreesMuchIsOfABacklog() {
		GcFinding found = single(1000.1, 400).finding("gc-long-collection-after-drain");
		assertEquals(Severity.INFO, found.severity());
		assertEquals(List.of(5L), found.lines());
		assertEquals("", found.setting());
		assertFalse(single(1000.0, 400).find("gc-long-collection-after-drain").isPresent());
		assertFalse(single(1000.1, 401).find("gc-long-collection-after-drain").isPresent());
		assertFalse(single(1000.1, 400).pause(4010, "Full (Ergonomics)", 800, 300, 1000, 1500).find("gc-long-collection-after-drain").isPresent());
	}

	private static LogText large(int heap, double millis) {
		return LogText.unified("Parallel", 25, heap).pause(10, "Young (Allocation Failure)", 500, 300, heap, 20)
				.pause(1000, "Full (Ergonomics)", 3000, 2000, heap, millis).pause(9000, "Young (Allocation Failure)", 2500, 2300, heap, 20);
	}

	@Test
	void aLargeHeapHasRareAndLongOnes() {
		GcFinding found = large(4096, 5000.1).finding("heap-too-large-long-full-gc");
		assertEquals("-XX:+UseZGC", found.setting());
		assertEquals(List.of(5L), found.lines());
		assertFalse(large(4096, 5000).find("heap-too-large-long-full-gc").isPresent());
		assertFalse(large(4095, 5000.1).find("heap-too-large-long-full-gc").isPresent());
	}
}
