/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.report.GcHtmlReport;
import org.wiretune.gclog.report.GcJsonReport;
import org.wiretune.gclog.report.GcTextReport;
import org.wiretune.gclog.summary.GcSummary;

/** Logs of virtual machines that crashed, with clocks that are wrong, in other languages, and mixed with each other. */
class TroubledLogTest {

	private static final String CRASH = """
			#
			# A fatal error has been detected by the Java Runtime Environment:
			#
			#  SIGSEGV (0xb) at pc=0x00007f3c1d2e4a10, pid=4711, tid=4712
			#
			# JRE version: OpenJDK Runtime Environment Temurin-17.0.9+9 (17.0.9+9) (build 17.0.9+9)
			# Java VM: OpenJDK 64-Bit Server VM Temurin-17.0.9+9 (17.0.9+9, mixed mode, tiered, compressed oops, compressed class ptrs, g1 gc, linux-amd64)
			---------------  S U M M A R Y ------------
			Command Line: -Xmx1g -XX:+HeapDumpOnOutOfMemoryError Main
			Heap:
			 garbage-first heap   total 1048576K, used 524288K [0x00000000c0000000, 0x0000000100000000)
			GC Heap History (2 events):
			Event: 12.345 GC heap before
			{Heap before GC invocations=3 (full 0):
			 garbage-first heap   total 1048576K, used 524288K [0x00000000c0000000, 0x0000000100000000)
			}
			Event: 12.350 GC heap after
			{Heap after GC invocations=4 (full 0):
			}
			[error occurred during error reporting (printing GC heap), id 0xb]
			""";

	private static String excerpt(String name) throws IOException {
		return new String(Logs.excerpt(name + ".txt"), StandardCharsets.UTF_8);
	}

	@ParameterizedTest
	@ValueSource(strings = { "g1-25", "z-25", "parallel-25", "serial-17", "native_stderr", "before-9", "ibm-text" })
	void aCrashInTheMiddleLosesNothing(String name) throws IOException {
		String log = excerpt(name);
		GcLogData whole = Logs.read(log);
		GcLogData crashed = Logs.read(log + CRASH + log);
		assertEquals(2 * whole.pauses(), crashed.pauses());
		assertEquals(2 * whole.pauseNanos(), crashed.pauseNanos());
		assertTrue(crashed.linesSkipped() > 2 * whole.linesSkipped(), "the crash is none of the log");
		assertEquals(2 * whole.incidents(IncidentKind.OUT_OF_MEMORY).count(), crashed.incidents(IncidentKind.OUT_OF_MEMORY).count());
	}

	@Test
	void aCrashBetweenTwoStartsIsARestart() throws IOException {
		GcLogData log = Logs.read(excerpt("g1-25") + CRASH + excerpt("g1-25"));
		assertEquals(2, log.jvmStarts().size());
		assertEquals(log.jvmStarts().get(0).runtimeNanos(), log.jvmStarts().get(1).runtimeNanos());
	}

	@Test
	void aPauseThatACrashCutsDoesNotCount() {
		LogText log = LogText.j9("gencon").global(10, 1000, 0, 500_000, 1_000_000, true, 0);
		assertEquals(1, log.analysis().log().pauses());
		log.line("<exclusive-start id=\"900\" timestamp=\"2026-01-01T12:01:00.000\">").line("</exclusive-start>").line("<gc-start id=\"901\" type=\"scavenge\">");
		CRASH.lines().forEach(line -> log.line("%s", line));
		GcAnalysis analysis = log.line("<verbosegc version=\"R28\">").analysis();
		assertEquals(1, analysis.log().pauses());
		assertTrue(analysis.log().remarks().getFirst().startsWith("One stop was begun and not ended"), analysis.log().remarks().toString());
	}

	@Test
	void commasInsteadOfPoints() {
		GcLogData unified = Logs.read("""
				[0,010s][info][gc] Using G1
				[1,500s][info][gc] GC(0) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 2,717ms
				[3,250s][info][gc] GC(1) Pause Young (Normal) (G1 Evacuation Pause) 15,5M->8,5M(24M) 1,283ms
				""");
		assertEquals(4_000_000, unified.pauseNanos());
		assertEquals(3_240_000_000L, unified.jvmStarts().getFirst().runtimeNanos());
		assertEquals(15L * 1024 * 1024 + 512 * 1024, unified.events().get(GcColumn.HEAP_BEFORE, 1));
		GcLogData before = Logs.read("1,100: [GC [PSYoungGen: 300K->100K(400K)] 500K->400K(1000K), 0,0123456 secs]\n"
				+ "2,100: [Full GC [PSYoungGen: 300K->0K(400K)] [ParOldGen: 300K->100K(600K)] 600K->100K(1000K), 0,1000000 secs]\n");
		assertEquals(112_345_600, before.pauseNanos());
		assertEquals(1_100_000_000, before.jvmStarts().getFirst().firstNanos());
	}

	@Test
	void aClockThatGoesBackIsToldAndNoNewMachine() {
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < 60; i++) {
			// The clock is set back by an hour after half of the time, and once more by ten minutes.
			int minutes = 120 + i - (i >= 30 ? 60 : 0) - (i >= 50 ? 10 : 0);
			text.append(String.format("[2026-03-29T%02d:%02d:00.000+0000] GC(%d) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 10.000ms%n", minutes / 60,
					minutes % 60, i + 5));
		}
		GcAnalysis analysis = GcAnalysis.of(Logs.read(text.toString()));
		GcSummary summary = analysis.summary();
		assertEquals(1, summary.jvmStarts());
		assertEquals(60, summary.pauses());
		assertTrue(summary.throughputPercent() > 0 && summary.throughputPercent() <= 100, "throughput " + summary.throughputPercent());
		assertTrue(analysis.log().remarks().getFirst().startsWith("The clock of the log goes back once, first in line 31"), analysis.log().remarks().toString());
	}

	@Test
	void aTimeFarAheadCountsFromTheLineBehindItOn() {
		GcLogData log = Logs.read("""
				[1.000s][info][gc] GC(1) Pause Young (Normal) 15M->8M(24M) 1.000ms
				[900.000s][info][safepoint] Entering safepoint
				[2.000s][info][gc] GC(2) Eden regions: 10->0(12)
				[2.000s][info][gc] GC(2) Pause Young (Normal) 15M->8M(24M) 1.000ms
				[2.000s][info][gc] GC(2) User=0.00s Sys=0.00s Real=0.00s
				""");
		assertEquals(2, log.pauses());
		assertTrue(log.remarks().getFirst().startsWith("The clock of the log goes back once, first in line 4"), log.remarks().toString());
	}

	@Test
	void clocksThatAreNoneGiveNoFigures() {
		GcSummary stopped = GcAnalysis.of(Logs.read("""
				[5.000s][info][gc] GC(0) Pause Young (Normal) 15M->8M(24M) 2000.000ms
				[5.000s][info][gc] GC(1) Pause Young (Normal) 15M->8M(24M) 2000.000ms
				""")).summary();
		assertEquals(4_000_000_000L, stopped.pauseNanos());
		assertEquals(0, stopped.throughputPercent());
		assertTrue(stopped.missing().getFirst().startsWith("The pauses are longer than the run time"), stopped.missing().toString());
		GcSummary absurd = GcAnalysis.of(Logs.read("[99999999999999999s][info][gc] GC(0) Pause Full 8M->8M(24M) 9223372036854ms\n".repeat(9))).summary();
		assertTrue(absurd.pauseNanos() >= 0, "a sum does not turn negative");
	}

	@Test
	void piecesOfAllFormatsInAnyOrder() throws IOException {
		List<byte[]> excerpts = new ArrayList<>();
		for (String name : List.of("g1-25", "z-25", "z-17", "shenandoah-25", "parallel-25", "serial-17", "g1-none-25", "native_stderr", "before-9", "ibm-text")) {
			excerpts.add(Logs.excerpt(name + ".txt"));
		}
		Random random = new Random(17);
		for (int round = 0; round < 400; round++) {
			ByteArrayOutputStream mixed = new ByteArrayOutputStream();
			for (int piece = random.nextInt(1, 8); piece > 0; piece--) {
				byte[] from = excerpts.get(random.nextInt(excerpts.size()));
				int begin = random.nextInt(from.length);
				mixed.write(from, begin, random.nextInt(from.length - begin + 1));
				if (random.nextBoolean()) {
					mixed.write(random.nextBoolean() ? CRASH.getBytes(StandardCharsets.UTF_8) : new byte[] { 0, (byte) 0xff, '\n', '[', '<' });
				}
			}
			try {
				GcAnalysis analysis = GcAnalysis.of(Logs.read(mixed.toByteArray()));
				double throughput = analysis.summary().throughputPercent();
				assertTrue(Double.isNaN(throughput) || throughput >= 0 && throughput <= 100, "round " + round + ": " + throughput);
				assertTrue(analysis.log().pauseNanos() >= analysis.log().maxPauseNanos(), "round " + round);
				List<GcAnalysis> all = List.of(analysis);
				assertTrue(GcTextReport.toText(all).length() > 100 && GcJsonReport.toText(all).startsWith("[") && GcHtmlReport.toText(all).endsWith("</html>\n"));
			} catch (NoGcLogException none) {
				assertTrue(none.getMessage().contains("test.log"), none.getMessage());
			}
		}
	}
}
