/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.GcEvents.UNKNOWN;
import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.chart.FigureDigits;
import org.wiretune.gclog.report.ComparedFigure;
import org.wiretune.gclog.report.FigureChange;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.report.GcComparison;
import org.wiretune.gclog.summary.GcSummary;

/** The comparison of logs in the words and units of the IDE: their figures, then their findings. */
public final class GcComparisonRows {

	private static final String NONE = "\u2013";

	private GcComparisonRows() {
	}

	/**
	 * {@return the figures and findings of logs beside each other}
	 *
	 * @param logs the logs, the state before first
	 */
	public static List<GcComparisonRow> of(List<GcAnalysis> logs) {
		GcComparison comparison = GcComparison.of(logs);
		List<GcComparisonRow> rows = new ArrayList<>();
		comparison.figures().forEach(figure -> rows.add(row(figure.label(), figure, logs.size())));
		comparison.findings().forEach(finding -> rows.add(row(GcFindingText.title(finding.key()), finding, logs.size())));
		return rows;
	}

	private static GcComparisonRow row(String label, ComparedFigure figure, int logs) {
		List<String> values = new ArrayList<>();
		List<String> changes = new ArrayList<>();
		List<FigureChange.Verdict> verdicts = new ArrayList<>();
		for (int log = 0; log < logs; log++) {
			values.add(figure.isKnown(log) ? text(figure, log) : NONE);
			if (log > 0) {
				changes.add(figure.change(log).judgedWords().replace('-', '\u2212'));
				verdicts.add(figure.change(log).verdict());
			}
		}
		return new GcComparisonRow(label, values, changes, verdicts);
	}

	private static String text(ComparedFigure figure, int log) {
		return switch (figure.unit()) {
		case WORDS -> figure.words().get(log);
		case BYTES -> GcUnits.bytes(figure.values().get(log).doubleValue());
		case RATE -> GcUnits.rate(figure.values().get(log));
		case TIME -> GcUnits.time(Math.round(figure.values().get(log)));
		case SHARE -> GcUnits.percent(figure.values().get(log));
		case COUNT -> GcUnits.count(Math.round(figure.values().get(log)));
		case HOURLY -> FigureDigits.plain(figure.values().get(log));
		};
	}

	/**
	 * {@return what changed most, in a sentence}
	 *
	 * @param logs the logs, the state before first
	 */
	public static String headline(List<GcAnalysis> logs) {
		if (logs.size() < 2) {
			return TEXTS.get("compare.one");
		}
		GcSummary before = logs.get(0).summary();
		GcSummary after = logs.get(logs.size() - 1).summary();
		List<String> parts = new ArrayList<>();
		if (Double.isFinite(before.throughputPercent()) && Double.isFinite(after.throughputPercent())) {
			parts.add(TEXTS.get("compare.headline.throughput", GcUnits.percent(before.throughputPercent()), GcUnits.percent(after.throughputPercent())));
		}
		if (before.pauses() > 0 && after.pauses() > 0) {
			if (before.pauseTimes().p99() != UNKNOWN && after.pauseTimes().p99() != UNKNOWN) {
				parts.add(TEXTS.get("compare.headline.p99", GcUnits.time(before.pauseTimes().p99()), GcUnits.time(after.pauseTimes().p99())));
			}
			parts.add(TEXTS.get("compare.headline.max", GcUnits.time(before.maxPauseNanos()), GcUnits.time(after.maxPauseNanos())));
		}
		return parts.isEmpty() ? TEXTS.get("compare.nothing") : String.join(" ", parts);
	}
}
