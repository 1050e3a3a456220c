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

/** A heap in pieces, and objects larger than half a region. */
class RoomDiagnosisTest {

	private static final long MB = 1 << 20;

	/** Two requests of 1 MB that begin a global collection of 100 MB while so much is free. */
	private static LogText requests(String policy, long free, int count) {
		LogText log = LogText.j9(policy);
		for (int i = 0; i < count; i++) {
			log.global(10 + 10 * i, MB, free, 50 * MB, 100 * MB, true, 0);
		}
		return log;
	}

	@Test
	void requestsFailThoughMuchIsFree() {
		GcFinding found = requests("gencon", 20 * MB, 2).finding("gc-fragmentation");
		assertEquals(Severity.WARNING, found.severity());
		assertEquals("20 %", found.measured());
		assertEquals(List.of(0, 1), found.rows());
		assertEquals(List.of(6L, 23L), found.lines());
		assertEquals("-Xloaminimum0.05", found.setting());
		assertTrue(found.message().contains("up to 20 MB were free, 20 % of the space, for 1 MB"), found.message());
		assertEquals("-Xgcpolicy:gencon", requests("optthruput", 20 * MB, 2).finding("gc-fragmentation").setting());
	}

	@Test
	void aFullSpaceIsNotInPieces() {
		assertFalse(requests("gencon", 20 * MB - 1, 2).find("gc-fragmentation").isPresent());
		assertFalse(requests("gencon", 20 * MB, 1).find("gc-fragmentation").isPresent());
	}

	@Test
	void theRequestHasToBeSmallBesideWhatIsFree() {
		assertTrue(LogText.j9("gencon").global(10, 2 * MB, 20 * MB, 50 * MB, 100 * MB, true, 0).global(20, 2 * MB, 20 * MB, 50 * MB, 100 * MB, true, 0)
				.find("gc-fragmentation").isPresent());
		assertFalse(LogText.j9("gencon").global(10, 2 * MB + 1, 20 * MB, 50 * MB, 100 * MB, true, 0).global(20, 2 * MB + 1, 20 * MB, 50 * MB, 100 * MB, true, 0)
				.find("gc-fragmentation").isPresent());
	}

	@Test
	void anExhaustionWithRoomIsOneOfPieces() {
		LogText log = LogText.j9("gencon").global(10, 15 * MB, 5 * MB, 20 * MB, 100 * MB, false, 0);
		assertEquals(List.of(6L), log.finding("gc-fragmentation").lines());
		assertTrue(log.find("gc-heap-exhausted").isPresent());
		assertFalse(LogText.j9("gencon").global(10, 21 * MB, 5 * MB, 20 * MB, 100 * MB, false, 0).find("gc-fragmentation").isPresent());
	}

	private static LogText cms(int before, int count) {
		LogText log = LogText.java8("-XX:MaxHeapSize=104857600 -XX:+UseConcMarkSweepGC");
		for (int i = 0; i < count; i++) {
			log.line("%d.100: [GC (Allocation Failure) %d.100: [ParNew (promotion failed): 9000K->9000K(9216K), 0.2 secs] %dK->%dK(100000K), 0.2500000 secs] [Times: user=0.30 sys=0.00, real=0.25 secs]",
					10 + i, 10 + i, before, before);
		}
		return log;
	}

	@Test
	void cmsThatCannotPromoteWithRoomIsInPieces() {
		GcFinding found = cms(80_000, 2).finding("gc-fragmentation");
		assertEquals("-XX:+UseG1GC", found.setting());
		assertEquals(List.of(3L, 4L), found.lines());
		assertTrue(found.message().startsWith("In 2 collections objects found no room though up to 19.5 MB were free"), found.message());
		assertFalse(cms(80_001, 2).find("gc-fragmentation").isPresent());
	}

	private static LogText humongousFull(int before) {
		return LogText.unified("G1", 17, 1000).line("[0.012s][info][gc,init] Heap Region Size: 1M").pause(10, "Full (G1 Humongous Allocation)", before, 300, 1000, 100)
				.pause(20, "Full (G1 Humongous Allocation)", before, 300, 1000, 100);
	}

	@Test
	void aFullCollectionForAnArrayWithRoomIsOneOfPieces() {
		assertEquals("-XX:G1HeapRegionSize=2m", humongousFull(800).finding("gc-fragmentation").setting());
		assertFalse(humongousFull(801).find("gc-fragmentation").isPresent());
	}

	private static LogText humongous(int of, int all, String region) {
		LogText log = LogText.unified("G1", 21, 1000).line("[0.012s][info][gc,init] Heap Region Size: " + region);
		for (int i = 0; i < all; i++) {
			log.pause(10 + i, i < of ? "Young (Concurrent Start) (G1 Humongous Allocation)" : "Young (Normal) (G1 Evacuation Pause)", 500, 300, 1000, 5);
		}
		return log;
	}

	@Test
	void humongousObjectsAreFound() {
		GcFinding found = humongous(5, 50, "4M").finding("gc-humongous-allocation");
		assertEquals("-XX:G1HeapRegionSize=8m", found.setting());
		assertEquals("10 %", found.measured());
		assertEquals(5, found.lines().size());
		assertTrue(found.message().contains("of half a region, 2 MB, and more"), found.message());
		assertEquals("", humongous(5, 10, "32M").finding("gc-humongous-allocation").setting());
	}

	@Test
	void fewHumongousObjectsAreNot() {
		assertFalse(humongous(5, 51, "4M").find("gc-humongous-allocation").isPresent());
		assertFalse(humongous(4, 10, "4M").find("gc-humongous-allocation").isPresent());
	}
}
