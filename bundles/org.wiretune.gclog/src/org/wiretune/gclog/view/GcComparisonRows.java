/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.GcEvents.UNKNOWN;
import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.gclog.report.ComparedFigure;
import org.wiretune.gclog.report.FigureChange;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.report.GcComparison;
import org.wiretune.gclog.summary.GcSummary;
import org.wiretune.safety.quantity.Quantity;

/** The comparison of logs in the words and units of the IDE: their figures, then their findings. */
public final class GcComparisonRows {

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
			values.add(figure.text(log));
			if (log > 0) {
				changes.add(figure.change(log).judgedWords().replace('-', '\u2212'));
				verdicts.add(figure.change(log).verdict());
			}
		}
		return new GcComparisonRow(label, values, changes, verdicts);
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
			parts.add(TEXTS.get("compare.headline.throughput", Quantity.percent(before.throughputPercent()).text(), Quantity.percent(after.throughputPercent()).text()));
		}
		if (before.pauses() > 0 && after.pauses() > 0) {
			if (before.pauseTimes().p99() != UNKNOWN && after.pauseTimes().p99() != UNKNOWN) {
				parts.add(TEXTS.get("compare.headline.p99", Quantity.nanoseconds(before.pauseTimes().p99()).text(), Quantity.nanoseconds(after.pauseTimes().p99()).text()));
			}
			parts.add(TEXTS.get("compare.headline.max", Quantity.nanoseconds(before.maxPauseNanos()).text(), Quantity.nanoseconds(after.maxPauseNanos()).text()));
		}
		return parts.isEmpty() ? TEXTS.get("compare.nothing") : String.join(" ", parts);
	}
}
