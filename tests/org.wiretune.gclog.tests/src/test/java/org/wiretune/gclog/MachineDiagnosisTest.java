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

/** Processor time, a collector of one thread, one that never collects. */
class MachineDiagnosisTest {

	private static LogText times(int count, String user, String system, String real) {
		LogText log = LogText.unified("G1", 17, 1000);
		for (int i = 0; i < count; i++) {
			log.pause(10 + 10 * i, "Young (Normal) (G1 Evacuation Pause)", 500, 300, 1000, 200);
			log.line("[%d.000s][info][gc,cpu] GC(%d) User=%ss Sys=%ss Real=%ss", 10 + 10 * i, i, user, system, real);
		}
		return log;
	}

	@Test
	void theOperatingSystemTakesTheTime() {
		GcFinding found = times(3, "0.09", "0.10", "0.20").finding("gc-system-time");
		assertEquals("3", found.measured());
		assertEquals(List.of(5L, 7L, 9L), found.lines());
		assertEquals("-XX:+AlwaysPreTouch", found.setting());
		assertTrue(found.message().contains("300 ms in all"), found.message());
		assertFalse(times(2, "0.09", "0.10", "0.20").find("gc-system-time").isPresent());
		assertFalse(times(3, "0.10", "0.10", "0.20").find("gc-system-time").isPresent());
		assertFalse(times(3, "0.08", "0.09", "0.20").find("gc-system-time").isPresent());
	}

	@Test
	void theProcessorIsMissing() {
		GcFinding found = times(3, "0.05", "0.00", "0.11").finding("gc-processor-missing");
		assertEquals("3", found.measured());
		assertEquals("", found.setting());
		assertFalse(times(2, "0.05", "0.00", "0.11").find("gc-processor-missing").isPresent());
		assertFalse(times(3, "0.05", "0.00", "0.10").find("gc-processor-missing").isPresent());
		assertFalse(times(3, "0.04", "0.00", "0.09").find("gc-processor-missing").isPresent());
	}

	@Test
	void beforeJava9AlsoInOtherLanguages() {
		LogText log = LogText.java8("-XX:MaxHeapSize=104857600 -XX:+UseParallelGC");
		for (int i = 0; i < 3; i++) {
			log.line("%d,100: [GC [PSYoungGen: 300K->100K(400K)] 500K->400K(1000K), 0,3000000 secs] [Times: user=0,01 sys=0,20, real=0,45 secs]", 10 + i);
		}
		assertEquals(List.of(3L, 4L, 5L), log.finding("gc-system-time").lines());
		assertEquals(List.of(3L, 4L, 5L), log.finding("gc-processor-missing").lines());
		LogText concurrent = LogText.java8("-XX:MaxHeapSize=104857600 -XX:+UseConcMarkSweepGC");
		for (int i = 0; i < 3; i++) {
			concurrent.line("%d.100: [CMS-concurrent-sweep: 0.1/0.4 secs] [Times: user=0.01 sys=0.00, real=0.45 secs]", 10 + i);
		}
		concurrent.line("14.100: [GC [ParNew: 300K->100K(400K), 0.1 secs] 500K->400K(1000K), 0.1000000 secs] [Times: user=0.10 sys=0.00, real=0.10 secs]");
		assertFalse(concurrent.find("gc-processor-missing").isPresent());
	}

	private static LogText serial(String collector, int processors, double millis) {
		return LogText.unified(collector, 17, 1000).line("[0.011s][info][gc,init] CPUs: 8 total, " + processors + " available")
				.pause(0.010, "Young (Allocation Failure)", 500, 300, 1000, 0).pause(10.010, "Young (Allocation Failure)", 500, 300, 1000, millis);
	}

	@Test
	void oneThreadOnSeveralProcessors() {
		GcFinding found = serial("Serial", 2, 100).finding("gc-serial-collector");
		assertEquals("-XX:+UseG1GC", found.setting());
		assertEquals("2", found.measured());
		assertEquals(List.of(6L), found.lines());
		assertFalse(serial("Serial", 1, 100).find("gc-serial-collector").isPresent());
		assertFalse(serial("Serial", 2, 99.9).find("gc-serial-collector").isPresent());
		assertFalse(serial("Parallel", 2, 100).find("gc-serial-collector").isPresent());
	}

	private static LogText epsilon(int usedKilobytes) {
		return LogText.unified("Epsilon", 25, 64).line("[0.351s][info][gc          ] Heap: 65536K reserved, 65536K (100.00%%) committed, 3418K (5.22%%) used")
				.line("[10.010s][info][gc,metaspace] Metaspace: 1088M reserved, 1344K (0.12%%) committed, 1261K (0.11%%) used")
				.line("[10.010s][info][gc          ] Heap: 65536K reserved, 65536K (100.00%%) committed, %dK (80.00%%) used", usedKilobytes);
	}

	@Test
	void epsilonFillsTheHeap() {
		GcFinding found = epsilon(52_429).finding("gc-epsilon-exhausted");
		assertEquals(Severity.WARNING, found.severity());
		assertEquals(List.of(6L), found.lines());
		assertEquals("-XX:+UseG1GC", found.setting());
		assertTrue(found.message().contains("At 5.12 MB a second it is full in 2.50 s."), found.message());
		assertEquals(Severity.INFO, epsilon(52_428).finding("gc-epsilon-exhausted").severity());
		assertEquals(Severity.WARNING, epsilon(10_000).line("Terminating due to java.lang.OutOfMemoryError: Java heap space").finding("gc-epsilon-exhausted").severity());
	}

	@Test
	void othersAreNotEpsilon() {
		LogText log = LogText.unified("G1", 25, 64).line("[9.351s][info][gc] Heap: 65536K reserved, 65536K (100.00%%) committed, 65000K (99.22%%) used")
				.pause(10, "Young (Normal) (G1 Evacuation Pause)", 30, 10, 64, 1);
		assertEquals(List.of(), log.ids());
	}
}
