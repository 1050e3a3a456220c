/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;

import org.junit.jupiter.api.Test;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.summary.GcSummary;
import org.wiretune.gclog.summary.RowFigures;

/** One JVM start of a log by itself, and what follows for a row from the rows around it. */
class JvmStartViewTest {

	private static final String TWICE = """
			[0.010s][info][gc] Using Serial
			[1.000s][info][gc] GC(0) Pause Young (Allocation Failure) 60M->20M(100M) 10.000ms
			[2.020s][info][gc] GC(1) Pause Young (Allocation Failure) 70M->30M(100M) 20.000ms
			[0.010s][info][gc] Using Serial
			[1.000s][info][gc] GC(0) Pause Young (Allocation Failure) 60M->20M(100M) 50.000ms
			[2.000s][info][gc] GC(1) Pause Full (Allocation Failure) 99M->90M(100M) 400.000ms
			java.lang.OutOfMemoryError: Java heap space
			""";

	@Test
	void startsAddUpToTheLog() throws IOException {
		for (GcLogData log : new GcLogData[] { Logs.read(TWICE), Logs.read(Logs.excerpt("native_stderr.txt")) }) {
			assertTrue(log.jvmStarts().size() > 1, log.name());
			long pauses = 0;
			long nanos = 0;
			int rows = 0;
			long exhausted = 0;
			for (int jvm = 0; jvm < log.jvmStarts().size(); jvm++) {
				GcLogData start = log.ofStart(jvm);
				pauses += start.pauses();
				nanos += start.pauseNanos();
				rows += start.events().size();
				exhausted += start.incidents(IncidentKind.OUT_OF_MEMORY).count();
				assertEquals(0, start.eventsNotKept());
				for (int row = 0; row < start.events().size(); row++) {
					assertEquals(0, start.events().jvm(row));
				}
			}
			assertEquals(log.pauses(), pauses);
			assertEquals(log.pauseNanos(), nanos);
			assertEquals(log.events().size(), rows);
			assertEquals(log.incidents(IncidentKind.OUT_OF_MEMORY).count(), exhausted);
		}
	}

	@Test
	void aStartHasItsOwnFiguresAndFindings() {
		GcLogData log = Logs.read(TWICE);
		assertEquals(20_000_000, log.ofStart(0).maxPauseNanos());
		assertEquals(3, log.ofStart(0).maxPauseLine());
		GcAnalysis second = GcAnalysis.of(log.ofStart(1));
		assertEquals(400_000_000, second.summary().maxPauseNanos());
		assertEquals(1, second.summary().exhaustions());
		assertEquals(0, GcSummary.of(log.ofStart(0)).exhaustions());
		assertTrue(second.diagnosis().findings().stream().anyMatch(finding -> finding.id().equals("gc-heap-exhausted")));
		assertTrue(GcAnalysis.of(log.ofStart(0)).diagnosis().findings().stream().noneMatch(finding -> finding.id().equals("gc-heap-exhausted")));
	}

	@Test
	void figuresOfARowAreThoseOfTheSummary() {
		GcLogData log = Logs.read(TWICE).ofStart(0);
		RowFigures figures = new RowFigures(log.events());
		assertEquals(GcEvents.UNKNOWN, figures.since(0));
		assertEquals(1_000_000_000L, figures.since(1), "From the end of the pause before to the beginning of this one.");
		assertEquals(100 * 0.02 / 1.02, figures.overheadPercent(1), 1e-9);
		assertEquals(40L << 20, figures.freed(1));
		assertEquals((50L << 20) / 1.01, figures.allocationRate(1), 1);
		assertEquals(GcSummary.of(log).maxOverheadPercent(), figures.overheadPercent(1), 1e-9);
	}
}
