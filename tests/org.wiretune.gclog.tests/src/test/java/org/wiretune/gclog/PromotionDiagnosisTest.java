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

/** Objects that come into the old generation too early, or not at all. */
class PromotionDiagnosisTest {

	/** Full collections of an old generation of 400 MB that leave so much, and a young one that promotes 20 MB. */
	private static LogText fulls(String collector, int count, int left, int young, double fullMillis) {
		LogText log = LogText.unified(collector, 17, 1000);
		for (int i = 0; i < count; i++) {
			log.generations(100 * i + 50, young, 10, 380, 400, 600).pause(100 * i + 50, "Young (Allocation Failure)", 380 + young, 410, 1000, 10);
			log.generations(100 * i + 90, 10, 0, 400, left, 600).pause(100 * i + 90, "Full (Ergonomics)", 410, left, 1000, fullMillis);
		}
		return log;
	}

	@Test
	void objectsThatLiveBrieflyAreInTheOldGeneration() {
		GcFinding found = fulls("Parallel", 3, 200, 100, 500).finding("gc-premature-promotion");
		assertEquals(Severity.WARNING, found.severity());
		assertEquals("50 %", found.measured());
		assertEquals("-Xmn400m", found.setting());
		assertEquals(3, found.rows().size());
		assertTrue(found.message().contains("Young collections moved 60 MB there"), found.message());
	}

	@Test
	void theSettingFitsTheCollector() {
		assertEquals("-XX:SurvivorRatio=4", fulls("Parallel", 3, 200, 400, 500).finding("gc-premature-promotion").setting());
		assertTrue(fulls("G1", 3, 200, 100, 500).finding("gc-premature-promotion").setting().startsWith("-Xmx"));
	}

	@Test
	void whatIsStillAliveWasPromotedRightly() {
		assertFalse(fulls("Parallel", 3, 201, 100, 500).find("gc-premature-promotion").isPresent());
		assertFalse(fulls("Parallel", 2, 200, 100, 500).find("gc-premature-promotion").isPresent());
	}

	@Test
	void cheapFullCollectionsAreOnlyWorthKnowing() {
		// A fifth of all pauses is the border.
		assertEquals(Severity.WARNING, fulls("Parallel", 3, 200, 100, 2.5).finding("gc-premature-promotion").severity());
		assertEquals(Severity.INFO, fulls("Parallel", 3, 200, 100, 2.4).finding("gc-premature-promotion").severity());
	}

	@Test
	void aFailedPromotionIsFound() {
		LogText log = LogText.java8("-XX:MaxHeapSize=104857600 -XX:+UseConcMarkSweepGC");
		String event = "%d.100: [GC (Allocation Failure) %d.100: [ParNew%s: 9000K->900K(9216K), 0.2 secs] 95000K->90000K(100000K), 0.2500000 secs]";
		log.line(event, 10, 10, "");
		assertFalse(log.find("gc-promotion-failure").isPresent());
		log.line(event, 11, 11, " (promotion failed)");
		GcFinding found = log.finding("gc-promotion-failure");
		assertEquals(List.of(4L), found.lines());
		assertEquals("1", found.measured());
		assertEquals("-XX:CMSInitiatingOccupancyFraction=60 -XX:+UseCMSInitiatingOccupancyOnly", found.setting());
		assertFalse(log.find("gc-evacuation-failure").isPresent());
	}

	@Test
	void regionsThatCannotBeEmptiedAreNoPromotion() {
		LogText log = LogText.unified("G1", 25, 1000).pause(5, "Young (Normal) (G1 Evacuation Pause)", 900, 800, 1000, 50);
		assertFalse(log.find("gc-evacuation-failure").isPresent());
		log.pause(6, "Young (Normal) (G1 Evacuation Pause) (Evacuation Failure: Allocation)", 900, 890, 1000, 50);
		assertEquals(List.of(5L), log.finding("gc-evacuation-failure").lines());
		assertFalse(log.find("gc-promotion-failure").isPresent());
	}
}
