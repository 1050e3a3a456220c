/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.report;

import static org.wiretune.gclog.GcEvents.UNKNOWN;
import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.gclog.report.ComparedFigure.Unit;
import org.wiretune.gclog.report.FigureJudge.Good;
import org.wiretune.gclog.summary.GcSummary;

/**
 * Several logs side by side: their figures, and which findings each has. The first is the state before, which the others are
 * compared with. Totals of runs of different length are no measure of each other, so they only describe; what is judged are
 * shares, percentiles, and counts by the hour. May be used by any thread.
 *
 * @param names the names of the logs
 * @param figures their figures; those that no log tells are left out
 * @param findings a row for each id that is found in one of them, with the measured values; no words where it is not found
 */
public record GcComparison(List<String> names, List<ComparedFigure> figures, List<ComparedFigure> findings) {

	private static final double HOUR_NANOS = 3600e9;

	/** Copies the lists. */
	public GcComparison {
		names = List.copyOf(names);
		figures = List.copyOf(figures);
		findings = List.copyOf(findings);
	}

	/**
	 * {@return the logs side by side}
	 *
	 * @param analyses the logs, the state before first; at least one
	 */
	public static GcComparison of(List<GcAnalysis> analyses) {
		return new GcComparison(analyses.stream().map(each -> each.log().name()).toList(), new Rows(analyses).figures().stream().filter(ComparedFigure::isKnown).toList(),
				findings(analyses));
	}

	private static List<ComparedFigure> findings(List<GcAnalysis> analyses) {
		Set<String> ids = new LinkedHashSet<>();
		analyses.forEach(each -> each.diagnosis().findings().forEach(finding -> ids.add(finding.id())));
		List<ComparedFigure> rows = new ArrayList<>();
		for (String id : ids) {
			List<String> measured = analyses.stream().map(each -> finding(each, id).map(GcFinding::measured).orElse("")).toList();
			List<FigureChange> changes = new ArrayList<>();
			for (int log = 1; log < analyses.size(); log++) {
				changes.add(FigureChange.ofFinding(finding(analyses.get(0), id).isPresent(), finding(analyses.get(log), id).isPresent()));
			}
			rows.add(new ComparedFigure(id, id, Unit.WORDS, List.of(), measured, changes));
		}
		return rows;
	}

	private static Optional<GcFinding> finding(GcAnalysis analysis, String id) {
		return analysis.diagnosis().findings().stream().filter(finding -> finding.id().equals(id)).findFirst();
	}

	/** Collects the rows. */
	private record Rows(List<GcAnalysis> analyses) {

		List<ComparedFigure> figures() {
			List<ComparedFigure> rows = new ArrayList<>();
			rows.add(words("collector", "collector", each -> each.log().collector()));
			rows.add(words("version", "version", each -> each.log().version()));
			rows.add(bytes("maxHeapBytes", "maxHeap", each -> each.log().maxHeapBytes()));
			rows.add(time("runtimeSeconds", "runtime", GcSummary::runtimeNanos, Good.NEITHER));
			rows.add(row("throughputPercent", "throughput", Unit.SHARE, Good.MORE, each -> each.summary().throughputPercent()));
			rows.add(row("overheadPercent", "overhead", Unit.SHARE, Good.LESS, each -> each.summary().overheadPercent()));
			rows.add(row("exhaustions", "exhaustions", Unit.COUNT, Good.NEVER, each -> each.summary().exhaustions()));
			rows.add(row("collections", "collections", Unit.COUNT, Good.NEITHER, each -> each.summary().collections()));
			rows.add(hourly("collectionsPerHour", "collectionsPerHour", Good.NEITHER, GcSummary::collections));
			rows.add(hourly("fullCollectionsPerHour", "fullPerHour", Good.LESS, GcSummary::fullCollections));
			rows.add(hourly("explicitCollectionsPerHour", "explicitPerHour", Good.LESS, GcSummary::explicitCollections));
			rows.add(row("pauses", "pauses", Unit.COUNT, Good.NEITHER, each -> each.summary().pauses()));
			rows.add(time("totalPauseSeconds", "totalPause", summary -> paused(summary, summary.pauseNanos()), Good.NEITHER));
			rows.add(row("pauseSecondsPerHour", "pausePerHour", Unit.TIME, Good.LESS, each -> hourly(each, each.log().lacksPauses() ? Double.NaN : known(paused(each.summary(), each.summary().pauseNanos())))));
			rows.add(time("meanPauseSeconds", "meanPause", summary -> summary.pauseTimes().mean(), Good.LESS));
			rows.add(time("p50PauseSeconds", "p50", summary -> summary.pauseTimes().p50(), Good.LESS));
			rows.add(time("p90PauseSeconds", "p90", summary -> summary.pauseTimes().p90(), Good.LESS));
			rows.add(time("p99PauseSeconds", "p99", summary -> summary.pauseTimes().p99(), Good.LESS));
			rows.add(time("p999PauseSeconds", "p999", summary -> summary.pauseTimes().p999(), Good.LESS));
			rows.add(time("maxPauseSeconds", "maxPause", summary -> paused(summary, summary.maxPauseNanos()), Good.LEAST_PEAK));
			rows.add(row("allocationBytesPerSecond", "allocationRate", Unit.RATE, Good.NEITHER, each -> each.summary().allocationBytesPerSecond()));
			rows.add(row("promotionBytesPerSecond", "promotionRate", Unit.RATE, Good.NEITHER, each -> each.summary().promotionBytesPerSecond()));
			rows.add(row("promotedPercent", "promotedShare", Unit.SHARE, Good.LESS, each -> promotedPercent(each.summary())));
			rows.add(bytes("footprintBytes", "footprint", each -> each.summary().footprintBytes()));
			rows.add(bytes("maxUsedBytes", "maxUsed", each -> each.summary().maxUsedBytes()));
			rows.add(bytes("maxTenuredBytes", "maxOld", each -> each.summary().maxOldBytes()));
			rows.add(bytes("meanTenuredBytes", "meanOld", each -> each.summary().meanOldBytes()));
			rows.add(row("warnings", "warnings", Unit.COUNT, Good.LESS,
					each -> each.diagnosis().findings().stream().filter(finding -> finding.seen().isWarning()).count()));
			return rows;
		}

		private ComparedFigure words(String key, String label, Function<GcAnalysis, String> value) {
			List<String> words = analyses.stream().map(value).toList();
			return new ComparedFigure(key, TEXTS.get("label." + label), Unit.WORDS, List.of(), words,
					words.stream().skip(1).map(each -> FigureChange.ofWords(words.get(0), each)).toList());
		}

		private ComparedFigure row(String key, String label, Unit unit, Good good, ToDoubleFunction<GcAnalysis> value) {
			List<Double> values = analyses.stream().mapToDouble(value).boxed().toList();
			List<FigureChange> changes = new ArrayList<>();
			for (int log = 1; log < values.size(); log++) {
				double before = values.get(0);
				double after = values.get(log);
				FigureJudge judge = new FigureJudge(length(log) / length(0));
				changes.add(unit == Unit.SHARE ? FigureChange.ofShare(before, after, judge.ofShare(before, after, good))
						: FigureChange.of(before, after, judge.of(before, after, good)));
			}
			return new ComparedFigure(key, TEXTS.get("label." + label), unit, values, List.of(), changes);
		}

		private double length(int log) {
			return known(analyses.get(log).summary().runtimeNanos());
		}

		private ComparedFigure bytes(String key, String label, ToLongFunction<GcAnalysis> bytes) {
			return row(key, label, Unit.BYTES, Good.NEITHER, each -> known(bytes.applyAsLong(each)));
		}

		private ComparedFigure time(String key, String label, ToLongFunction<GcSummary> nanos, Good good) {
			return row(key, label, Unit.TIME, good, each -> known(nanos.applyAsLong(each.summary())));
		}

		private ComparedFigure hourly(String key, String label, Good good, ToLongFunction<GcSummary> count) {
			return row(key, label, Unit.HOURLY, good, each -> hourly(each, count.applyAsLong(each.summary())));
		}

		private static double hourly(GcAnalysis analysis, double figure) {
			return figure * HOUR_NANOS / known(analysis.summary().runtimeNanos());
		}

		private static long paused(GcSummary summary, long nanos) {
			return summary.pauses() == 0 ? UNKNOWN : nanos;
		}

		private static double promotedPercent(GcSummary summary) {
			return summary.promotedBytes() == UNKNOWN || summary.allocatedBytes() <= 0 ? Double.NaN : 100.0 * summary.promotedBytes() / summary.allocatedBytes();
		}

		private static double known(long value) {
			return value == UNKNOWN ? Double.NaN : value;
		}
	}
}
