/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.gclog;

import static org.wiretune.gclog.GcEvents.UNKNOWN;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;

import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.summary.GcSummary;
import org.wiretune.ide.gclog.GcComparisonRow.Verdict;

/**
 * Logs beside each other: each figure of each log, and how it differs from the first, which is the state before. Counts are
 * compared by the hour, so that logs of different length can be compared. A difference below five percent may be chance and has no verdict.
 */
public final class GcComparison {

	private static final double CHANCE = 0.05;
	private static final double HOUR_NANOS = 3600e9;

	private final List<GcAnalysis> logs;
	private final List<GcComparisonRow> rows = new ArrayList<>();

	private enum Good {
		MORE, LESS, NEITHER
	}

	private GcComparison(List<GcAnalysis> logs) {
		this.logs = logs;
	}

	/**
	 * {@return the figures of logs beside each other}
	 *
	 * @param logs the logs, the state before first
	 */
	public static List<GcComparisonRow> of(List<GcAnalysis> logs) {
		GcComparison comparison = new GcComparison(logs);
		comparison.fill();
		return List.copyOf(comparison.rows);
	}

	private void fill() {
		text("collector", log -> log.collector().isEmpty() ? "\u2013" : log.collector());
		text("version", log -> log.version().isEmpty() ? "\u2013" : log.version());
		bytes("maxHeap", analysis -> known(analysis.log().maxHeapBytes()), Good.NEITHER);
		time("runtime", summary -> known(summary.runtimeNanos()), Good.NEITHER);
		add("throughput", analysis -> analysis.summary().throughputPercent(), GcUnits::percent, Good.MORE, true);
		add("overhead", analysis -> analysis.summary().overheadPercent(), GcUnits::percent, Good.LESS, true);
		hourly("collections", GcSummary::collections, Good.NEITHER);
		hourly("full", GcSummary::fullCollections, Good.LESS);
		hourly("explicit", GcSummary::explicitCollections, Good.LESS);
		add("exhaustions", analysis -> analysis.summary().exhaustions(), value -> GcUnits.count((long) value), Good.LESS, false);
		hourlyTime("total", summary -> summary.pauses() == 0 ? Double.NaN : summary.pauseNanos());
		time("mean", summary -> known(summary.pauseTimes().mean()), Good.LESS);
		time("p50", summary -> known(summary.pauseTimes().p50()), Good.LESS);
		time("p90", summary -> known(summary.pauseTimes().p90()), Good.LESS);
		time("p99", summary -> known(summary.pauseTimes().p99()), Good.LESS);
		time("p999", summary -> known(summary.pauseTimes().p999()), Good.LESS);
		time("max", summary -> summary.pauses() == 0 ? Double.NaN : summary.maxPauseNanos(), Good.LESS);
		add("allocation", analysis -> analysis.summary().allocationBytesPerSecond(), GcUnits::rate, Good.NEITHER, false);
		add("promotion", analysis -> analysis.summary().promotionBytesPerSecond(), GcUnits::rate, Good.LESS, false);
		bytes("footprint", analysis -> known(analysis.summary().footprintBytes()), Good.LESS);
		bytes("maxUsed", analysis -> known(analysis.summary().maxUsedBytes()), Good.NEITHER);
		bytes("maxTenured", analysis -> known(analysis.summary().maxOldBytes()), Good.LESS);
		bytes("meanTenured", analysis -> known(analysis.summary().meanOldBytes()), Good.LESS);
		add("warnings", analysis -> analysis.diagnosis().findings().stream().filter(finding -> finding.severity() == org.wiretune.gclog.diagnosis.GcFinding.Severity.WARNING).count(),
				value -> GcUnits.count((long) value), Good.LESS, false);
	}

	private interface LogText {

		String of(GcLogData log);
	}

	private void text(String key, LogText text) {
		List<String> values = logs.stream().map(analysis -> text.of(analysis.log())).toList();
		List<String> changes = new ArrayList<>();
		List<Verdict> verdicts = new ArrayList<>();
		for (int i = 1; i < values.size(); i++) {
			changes.add(values.get(i).equals(values.get(0)) ? "" : GcLogTexts.get("compare.different"));
			verdicts.add(Verdict.NEUTRAL);
		}
		rows.add(new GcComparisonRow(GcLogTexts.get("compare." + key), values, changes, verdicts));
	}

	private void bytes(String key, ToDoubleFunction<GcAnalysis> figure, Good good) {
		add(key, figure, GcUnits::bytes, good, false);
	}

	private void time(String key, ToDoubleFunction<GcSummary> figure, Good good) {
		add(key, analysis -> figure.applyAsDouble(analysis.summary()), GcComparison::nanos, good, false);
	}

	private void hourly(String key, ToDoubleFunction<GcSummary> figure, Good good) {
		add(key, analysis -> hour(figure.applyAsDouble(analysis.summary()), analysis.summary()),
				value -> Double.isFinite(value) ? org.wiretune.ide.results.FigureDigits.plain(value) : "\u2013", good, false);
	}

	private void hourlyTime(String key, ToDoubleFunction<GcSummary> figure) {
		add(key, analysis -> hour(figure.applyAsDouble(analysis.summary()), analysis.summary()), GcComparison::nanos, Good.LESS, false);
	}

	private static double hour(double figure, GcSummary summary) {
		return summary.runtimeNanos() == UNKNOWN ? Double.NaN : figure * HOUR_NANOS / summary.runtimeNanos();
	}

	private static String nanos(double value) {
		return GcUnits.time(Double.isFinite(value) ? Math.round(value) : UNKNOWN);
	}

	private static double known(long value) {
		return value == UNKNOWN ? Double.NaN : value;
	}

	private void add(String key, ToDoubleFunction<GcAnalysis> figure, DoubleFunction<String> shown, Good good, boolean share) {
		double[] values = logs.stream().mapToDouble(figure).toArray();
		List<String> texts = new ArrayList<>();
		List<String> changes = new ArrayList<>();
		List<Verdict> verdicts = new ArrayList<>();
		boolean any = false;
		for (int i = 0; i < values.length; i++) {
			any |= Double.isFinite(values[i]);
			texts.add(shown.apply(values[i]));
			if (i > 0) {
				changes.add(change(values[0], values[i], share));
				verdicts.add(verdict(values[0], values[i], good, share));
			}
		}
		if (any) {
			rows.add(new GcComparisonRow(GcLogTexts.get("compare." + key), texts, changes, verdicts));
		}
	}

	private static String change(double before, double after, boolean share) {
		if (!Double.isFinite(before) || !Double.isFinite(after)) {
			return "";
		}
		if (share) {
			return after == before ? GcLogTexts.get("compare.same") : GcLogTexts.format("compare.points", signed(after - before, 2));
		}
		if (before == after) {
			return GcLogTexts.get("compare.same");
		}
		if (before <= 0) {
			return GcLogTexts.get("compare.new");
		}
		double factor = after / before;
		return factor > 10 ? GcLogTexts.format("compare.times", org.wiretune.ide.results.FigureDigits.of(factor)) : GcLogTexts.format("compare.percent", signed(100 * (factor - 1), 1));
	}

	private static String signed(double value, int digits) {
		return String.format(Locale.ROOT, "%+." + digits + "f", value).replace('-', '\u2212');
	}

	/** Shares are judged by what they leave of the time: throughput by what is lost. */
	private static Verdict verdict(double before, double after, Good good, boolean share) {
		if (good == Good.NEITHER || !Double.isFinite(before) || !Double.isFinite(after) || before == after) {
			return Verdict.NEUTRAL;
		}
		double one = share && good == Good.MORE ? 100 - before : before;
		double other = share && good == Good.MORE ? 100 - after : after;
		if (Math.abs(other - one) < CHANCE * Math.max(Math.abs(one), Math.abs(other))) {
			return Verdict.NEUTRAL;
		}
		boolean less = other < one;
		return less == (good == Good.LESS || share && good == Good.MORE) ? Verdict.BETTER : Verdict.WORSE;
	}

	/**
	 * {@return what changed most, in a sentence}
	 *
	 * @param logs the logs, the state before first
	 */
	public static String headline(List<GcAnalysis> logs) {
		if (logs.size() < 2) {
			return GcLogTexts.get("compare.one");
		}
		GcSummary before = logs.get(0).summary();
		GcSummary after = logs.get(logs.size() - 1).summary();
		List<String> parts = new ArrayList<>();
		if (Double.isFinite(before.throughputPercent()) && Double.isFinite(after.throughputPercent())) {
			parts.add(GcLogTexts.format("compare.headline.throughput", GcUnits.percent(before.throughputPercent()), GcUnits.percent(after.throughputPercent())));
		}
		if (before.pauses() > 0 && after.pauses() > 0) {
			parts.add(GcLogTexts.format("compare.headline.p99", GcUnits.time(before.pauseTimes().p99()), GcUnits.time(after.pauseTimes().p99())));
			parts.add(GcLogTexts.format("compare.headline.max", GcUnits.time(before.maxPauseNanos()), GcUnits.time(after.maxPauseNanos())));
		}
		return parts.isEmpty() ? GcLogTexts.get("compare.nothing") : String.join(" ", parts);
	}
}
