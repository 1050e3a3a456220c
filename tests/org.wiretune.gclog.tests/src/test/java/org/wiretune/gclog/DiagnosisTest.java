/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.gclog.diagnosis.GcDiagnosis;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.summary.GcSummary;

/** Figures and findings of logs whose answer is known. */
class DiagnosisTest {

	private static GcAnalysis analysis(StringBuilder lines) {
		return GcAnalysis.of(Logs.read("[0.010s][info][gc] Using G1\n[0.010s][info][gc,init] Version: 17.0.9+9 (release)\n"
				+ "[0.011s][info][gc,init] Heap Max Capacity: 1024M\n" + lines));
	}

	private static void pause(StringBuilder lines, int id, double at, String title, int before, int after, double millis) {
		lines.append(String.format(Locale.ROOT, "[%.3fs][info][gc] GC(%d) Pause %s %dM->%dM(1024M) %.3fms%n", at, id, title, before, after, millis));
	}

	private static GcFinding finding(GcDiagnosis diagnosis, String id) {
		return diagnosis.findings().stream().filter(each -> each.id().equals(id)).findFirst()
				.orElseThrow(() -> new AssertionError("no " + id + " in " + diagnosis.findings()));
	}

	@Test
	void aHealthyLogHasFiguresAndNoFinding() {
		StringBuilder lines = new StringBuilder();
		for (int i = 0; i < 100; i++) {
			pause(lines, i, 1 + i, "Young (Normal) (G1 Evacuation Pause)", 300, 200, 10);
		}
		GcAnalysis analysis = analysis(lines);
		GcSummary summary = analysis.summary();
		assertEquals(List.of(), analysis.diagnosis().findings());
		assertEquals(1_000_000_000, summary.pauseNanos());
		assertEquals(99_990_000_000L, summary.runtimeNanos());
		assertEquals(100 - 100.0 / 99.99, summary.throughputPercent(), 1e-9);
		assertEquals(10_000_000, summary.pauseTimes().p999());
		assertEquals(99 * (100L << 20), summary.allocatedBytes());
		assertEquals(99 * (100L << 20) / 99.99, summary.allocationBytesPerSecond(), 1);
		assertEquals(1024L << 20, summary.footprintBytes());
		assertEquals(300L << 20, summary.maxUsedBytes());
		assertTrue(summary.missing().stream().anyMatch(reason -> reason.startsWith("Promotion is left out")));
	}

	@Test
	void theEndOfAShortRunIsExcessiveThoughTenSecondsAreNot() {
		StringBuilder lines = new StringBuilder();
		for (int i = 0; i < 22; i++) {
			pause(lines, i, 1 + i, "Young (Normal) (G1 Evacuation Pause)", 300, 200, 10);
		}
		for (int i = 0; i < 10; i++) {
			pause(lines, 22 + i, 22.5 + i * 0.2, "Full (G1 Compaction Pause)", 1020, 1015, 180);
		}
		GcFinding excessive = finding(analysis(lines).diagnosis(), "gc-excessive");
		assertTrue(excessive.message().startsWith("In the worst 1.2"), excessive.message());
		assertTrue(excessive.lines().stream().allMatch(line -> line > 25), excessive.lines().toString());
	}

	@Test
	void excessiveCollectionIsFoundWithItsLines() {
		StringBuilder lines = new StringBuilder();
		for (int i = 0; i < 20; i++) {
			pause(lines, i, 1 + i, "Young (Normal) (G1 Evacuation Pause)", 300, 200, 10);
		}
		for (int i = 0; i < 20; i++) {
			pause(lines, 20 + i, 22 + i, "Full (G1 Compaction Pause)", 1020, 900 + i, 900);
		}
		GcDiagnosis diagnosis = analysis(lines).diagnosis();
		GcFinding excessive = finding(diagnosis, "gc-excessive");
		assertEquals(Severity.WARNING, excessive.severity());
		assertTrue(excessive.measured().startsWith("90"), excessive.measured());
		assertTrue(excessive.lines().stream().allMatch(line -> line > 23), excessive.lines().toString());
		assertEquals("-Xmx3840m", excessive.setting());
		assertTrue(finding(diagnosis, "gc-time-over-5-percent").message().contains("the limit is 5 %"));
		GcFinding full = finding(diagnosis, "heap-below-live-plus-headroom");
		assertEquals("89.7 %", full.measured());
		assertTrue(full.message().contains("919 MB"), full.message());
		assertEquals(3840L << 20, diagnosis.proposal().orElseThrow().bytes());
		assertTrue(diagnosis.hasWarning());
	}

	@Test
	void aRisingLiveSetIsFound() {
		StringBuilder lines = new StringBuilder();
		for (int i = 0; i < 12; i++) {
			pause(lines, i, 100 * i + 100, "Full (System.gc())", 600, 100 + 20 * i, 50);
		}
		GcDiagnosis diagnosis = analysis(lines).diagnosis();
		GcFinding rising = finding(diagnosis, "gc-live-set-rising");
		assertEquals("167 %", rising.measured(), "120 to 320 MB");
		assertEquals("10 %", rising.limit());
		assertEquals(11, rising.lines().size(), "the one of the first tenth of the run time is of the start");
		assertEquals("-XX:+ExplicitGCInvokesConcurrent", finding(diagnosis, "explicit-gc-seen").setting());
	}

	@Test
	void whatAServerLoadsWhileItStartsIsNoLeak() {
		StringBuilder lines = new StringBuilder();
		for (int i = 0; i < 12; i++) {
			pause(lines, i, i + 1, "Full (Metadata GC Threshold)", 600, 100 + 20 * i, 50);
		}
		pause(lines, 12, 1000, "Young (Normal) (G1 Evacuation Pause)", 600, 100, 10);
		assertTrue(analysis(lines).diagnosis().findings().stream().noneMatch(each -> each.id().equals("gc-live-set-rising")));
	}

	@Test
	void aHeapThatNeverGrewIsGivenFromTheStart() {
		GcAnalysis analysis = GcAnalysis.of(Logs.read("""
				[0.010s][info][gc] Using Parallel
				[0.011s][info][gc,init] Heap Max Capacity: 1024M
				[1.000s][info][gc] GC(0) Pause Young (Allocation Failure) 60M->50M(100M) 900.000ms
				[2.000s][info][gc] GC(1) Pause Young (Allocation Failure) 60M->50M(100M) 900.000ms
				"""));
		assertEquals("-Xms1024m", finding(analysis.diagnosis(), "gc-time-over-5-percent").setting());
		assertTrue(analysis.diagnosis().proposal().isEmpty());
	}

	@Test
	void longPausesStallsFailuresAndExhaustion() {
		StringBuilder lines = new StringBuilder();
		pause(lines, 1, 50, "Full (Metadata GC Threshold)", 600, 100, 2500);
		pause(lines, 2, 90, "Young (Normal) (Metadata GC Threshold) (Evacuation Failure: Allocation)", 600, 100, 10);
		lines.append("[91.0s][info][gc] Allocation Stall (main) 29.092ms\njava.lang.OutOfMemoryError: Java heap space\n");
		pause(lines, 3, 1000, "Young (Normal) (G1 Evacuation Pause)", 600, 100, 10);
		GcDiagnosis diagnosis = analysis(lines).diagnosis();
		GcFinding pause = finding(diagnosis, "gc-long-pause");
		assertEquals(List.of(4L), pause.lines());
		assertEquals("-XX:MaxGCPauseMillis=200", pause.setting());
		assertEquals("-XX:G1ReservePercent=20", finding(diagnosis, "gc-evacuation-failure").setting());
		assertEquals(List.of(6L), finding(diagnosis, "gc-allocation-stall").lines());
		assertEquals(List.of(7L), finding(diagnosis, "gc-heap-exhausted").lines());
		assertEquals(Severity.INFO, finding(diagnosis, "gc-metaspace").severity());
		assertFalse(finding(diagnosis, "gc-metaspace").setting().isEmpty());
	}

	@Test
	void withoutTimesThereIsNoThroughputAndAReason() {
		GcSummary summary = GcAnalysis.of(Logs.read("Using G1\nGC(0) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 1.000ms\n")).summary();
		assertTrue(Double.isNaN(summary.throughputPercent()));
		assertEquals(GcEvents.UNKNOWN, summary.runtimeNanos());
		assertTrue(summary.missing().getFirst().contains("no time stamps"), summary.missing().toString());
	}
}
