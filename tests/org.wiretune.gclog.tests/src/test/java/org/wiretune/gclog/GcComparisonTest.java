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
import org.wiretune.gclog.report.ComparedFigure;
import org.wiretune.gclog.report.FigureChange.Kind;
import org.wiretune.gclog.report.FigureChange.Verdict;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.report.GcComparison;
import org.wiretune.gclog.report.GcTextReport;

/** Logs beside each other: what is judged, and what is not where runs are of different length. */
class GcComparisonTest {

	/** A young collection each second. */
	private static LogText run(int seconds, double millis) {
		LogText text = LogText.unified("G1", 25, 1024);
		for (int i = 0; i < seconds; i++) {
			text.pause(1 + i, "Young (Normal) (G1 Evacuation Pause)", 300, 200, 1024, millis);
		}
		return text;
	}

	private static ComparedFigure figure(GcAnalysis before, GcAnalysis after, String key) {
		GcComparison comparison = GcComparison.of(List.of(before, after));
		return comparison.figures().stream().filter(each -> each.key().equals(key)).findFirst().orElseThrow(() -> new AssertionError("no " + key));
	}

	private static Verdict verdict(GcAnalysis before, GcAnalysis after, String key) {
		return figure(before, after, key).change(1).verdict();
	}

	@Test
	void aLongerRunIsNotWorseForBeingLonger() {
		GcAnalysis brief = run(100, 10).analysis();
		GcAnalysis tenTimes = run(1000, 10).analysis();
		for (ComparedFigure each : GcComparison.of(List.of(brief, tenTimes)).figures()) {
			assertEquals(Verdict.NEUTRAL, each.change(1).verdict(), each.toString());
		}
		assertEquals(900, 100 * (figure(brief, tenTimes, "totalPauseSeconds").values().get(1) / figure(brief, tenTimes, "totalPauseSeconds").values().get(0) - 1), 1);
		assertTrue(Math.abs(figure(brief, tenTimes, "pauseSecondsPerHour").change(1).amount()) < 2, "by the hour they are alike");
	}

	@Test
	void moreTotalsOfALongRunHideNoImprovement() {
		GcAnalysis before = run(100, 10).analysis();
		GcAnalysis after = run(1000, 5).analysis();
		assertTrue(after.summary().pauseNanos() > before.summary().pauseNanos());
		assertEquals(Verdict.NEUTRAL, verdict(before, after, "totalPauseSeconds"));
		assertEquals(Verdict.BETTER, verdict(before, after, "pauseSecondsPerHour"));
		assertEquals(Verdict.BETTER, verdict(before, after, "throughputPercent"));
		assertEquals(Verdict.BETTER, verdict(before, after, "p99PauseSeconds"));
		assertEquals(Verdict.BETTER, verdict(before, after, "maxPauseSeconds"));
	}

	@Test
	void theLongestPauseIsJudgedWhereTheLengthDoesNotExplainIt() {
		LogText outlier = run(1000, 10).pause(1002, "Young (Normal) (G1 Evacuation Pause)", 300, 200, 1024, 80);
		assertEquals(Verdict.NEUTRAL, verdict(run(100, 10).analysis(), outlier.analysis(), "maxPauseSeconds"));
		assertEquals(Verdict.NEUTRAL, verdict(outlier.analysis(), run(100, 10).analysis(), "maxPauseSeconds"));
		assertEquals(Verdict.WORSE, verdict(run(1000, 10).analysis(), outlier.analysis(), "maxPauseSeconds"));
		assertEquals(Verdict.BETTER, verdict(outlier.analysis(), run(2000, 10).analysis(), "maxPauseSeconds"));
	}

	@Test
	void anExhaustedHeapIsJudgedByWhetherItIsThere() {
		LogText exhausted = run(100, 10).line("java.lang.OutOfMemoryError: Java heap space");
		assertEquals(1, exhausted.analysis().summary().exhaustions());
		assertEquals(Verdict.BETTER, verdict(exhausted.analysis(), run(100, 10).analysis(), "exhaustions"));
		assertEquals(Verdict.WORSE, verdict(run(100, 10).analysis(), exhausted.analysis(), "exhaustions"));
		assertEquals(Verdict.NEUTRAL, verdict(exhausted.analysis(), run(10, 10).analysis(), "exhaustions"), "The second run may be too short for it.");
	}

	@Test
	void differencesThatMayBeChanceHaveNoVerdict() {
		assertEquals(Verdict.NEUTRAL, verdict(run(100, 10).analysis(), run(100, 10.4).analysis(), "meanPauseSeconds"));
		assertEquals(Verdict.WORSE, verdict(run(100, 10).analysis(), run(100, 11).analysis(), "meanPauseSeconds"));
	}

	@Test
	void findingsComeAndGo() {
		LogText bad = run(100, 10).pause(103, "Full (G1 Compaction Pause)", 1020, 1000, 1024, 1500);
		GcComparison comparison = GcComparison.of(List.of(bad.analysis(), run(100, 10).analysis()));
		ComparedFigure gone = comparison.findings().stream().filter(each -> each.key().equals("gc-long-pause")).findFirst().orElseThrow();
		assertEquals(Kind.GONE, gone.change(1).kind());
		assertEquals(Verdict.BETTER, gone.change(1).verdict());
		assertFalse(gone.isKnown(1));
		String text = GcTextReport.toText(List.of(bad.analysis(), run(100, 10).analysis()));
		assertTrue(text.matches("(?s).*\\n  gc-long-pause +1\\.50 s +\u2013 +gone\\n.*"), text);
	}

	@Test
	void aFindingThatStaysWithAnotherFigureIsNotTheSame() {
		LogText before = run(100, 10).pause(103, "Full (G1 Compaction Pause)", 1020, 1000, 1024, 1500);
		LogText after = run(100, 10).pause(103, "Full (G1 Compaction Pause)", 1020, 1000, 1024, 1200);
		LogText good = run(100, 10);
		ComparedFigure stays = GcComparison.of(List.of(before.analysis(), after.analysis())).findings().stream()
				.filter(each -> each.key().equals("gc-long-pause")).findFirst().orElseThrow();
		assertEquals(Kind.STAYS, stays.change(1).kind());
		assertEquals("still found", stays.change(1).judgedWords());
		ComparedFigure later = GcComparison.of(List.of(good.analysis(), good.analysis(), after.analysis())).findings().stream()
				.filter(each -> each.key().equals("gc-long-pause")).findFirst().orElseThrow();
		assertEquals("", later.change(1).judgedWords(), "none of the two has it");
		assertEquals("new", later.change(2).judgedWords());
	}
}
