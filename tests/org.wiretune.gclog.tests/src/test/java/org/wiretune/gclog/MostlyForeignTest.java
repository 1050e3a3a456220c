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
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.report.GcComparison;
import org.wiretune.gclog.report.GcHtmlReport;
import org.wiretune.gclog.report.GcJsonReport;
import org.wiretune.gclog.report.GcTextReport;

/** Where most lines are not understood, pauses may be missing, and no share of the time is told. */
class MostlyForeignTest {

	private static final String LOG = """
			0.260: [GC (Allocation Failure)  24571K->22186K(94208K), 0.0199218 secs]
			10.260: [GC (Allocation Failure)  24571K->22186K(94208K), 0.0199218 secs]
			20.260: [GC (Allocation Failure)  24571K->22186K(94208K), 0.0199218 secs]
			""";

	private static GcAnalysis withForeign(int lines) {
		return GcAnalysis.of(Logs.read(LOG + "what is that\n".repeat(lines)));
	}

	@Test
	void noThroughputIsToldAndWhy() {
		GcAnalysis analysis = withForeign(4);
		assertTrue(Double.isNaN(analysis.summary().throughputPercent()));
		assertTrue(Double.isNaN(analysis.summary().overheadPercent()));
		assertTrue(Double.isNaN(analysis.summary().maxOverheadPercent()));
		String sentence = "only 3 of 7 lines were understood";
		assertTrue(analysis.summary().missing().getFirst().contains(sentence), analysis.summary().missing().toString());
		String text = GcTextReport.toText(List.of(analysis));
		assertTrue(text.contains(sentence), text);
		assertFalse(text.contains("Throughput  "), text);
		String json = GcJsonReport.toText(List.of(analysis));
		assertTrue(json.contains("\"throughputPercent\": null") && json.contains("\"overheadPercent\": null") && json.contains(sentence), json);
		String html = GcHtmlReport.toText(List.of(analysis));
		assertTrue(html.contains(sentence) && !html.contains(">Throughput<"), html);
		assertTrue(analysis.diagnosis().findings().stream().noneMatch(finding -> finding.id().equals("gc-time-over-5-percent")));
	}

	@Test
	void asManyUnderstoodAsNotIsEnough() {
		assertTrue(withForeign(3).summary().throughputPercent() > 99);
	}

	@Test
	void comparedItHasNoVerdict() {
		GcComparison comparison = GcComparison.of(List.of(withForeign(0), withForeign(4)));
		for (String key : List.of("throughputPercent", "overheadPercent", "pauseSecondsPerHour")) {
			assertTrue(comparison.figures().stream().filter(figure -> figure.key().equals(key)).allMatch(figure -> Double.isNaN(figure.values().get(1))), key);
		}
	}

	@Test
	void oneStopAloneHasNoShareOfTheTime() {
		GcAnalysis analysis = GcAnalysis.of(Logs.read(LOG.lines().findFirst().orElseThrow() + "\n"));
		assertTrue(Double.isNaN(analysis.summary().throughputPercent()));
		assertEquals(1, analysis.summary().pauses());
		assertTrue(analysis.diagnosis().findings().isEmpty(), analysis.diagnosis().findings().toString());
	}
}
