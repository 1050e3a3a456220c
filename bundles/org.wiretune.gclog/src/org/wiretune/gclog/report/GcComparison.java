/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.report;

import static org.wiretune.gclog.GcEvents.UNKNOWN;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.gclog.internal.Figures;
import org.wiretune.gclog.internal.Texts;
import org.wiretune.gclog.report.ComparedFigure.Better;
import org.wiretune.gclog.summary.GcSummary;

/**
 * Several logs side by side: their figures, and which findings each has. The first is what the others are compared with. Totals
 * of runs of different length are no measure of each other; shares and rates are. May be used by any thread.
 *
 * @param names the names of the logs
 * @param figures their figures
 * @param findings a row for each id that is found in one of them: the measured values, a hyphen where it is not found
 */
public record GcComparison(List<String> names, List<ComparedFigure> figures, List<ComparedFigure> findings) {

	/** Stands for a figure that a log does not tell. */
	public static final String NOTHING = "-";

	private static final double SECOND = 1e9;

	/**
	 * {@return the logs side by side}
	 *
	 * @param analyses two logs at least
	 */
	public static GcComparison of(List<GcAnalysis> analyses) {
		return new GcComparison(analyses.stream().map(each -> each.log().name()).toList(), new Rows(analyses).figures(), findings(analyses));
	}

	private static List<ComparedFigure> findings(List<GcAnalysis> analyses) {
		Set<String> ids = new LinkedHashSet<>();
		analyses.forEach(each -> each.diagnosis().findings().forEach(finding -> ids.add(finding.id())));
		List<ComparedFigure> rows = new ArrayList<>();
		for (String id : ids) {
			List<String> texts = new ArrayList<>();
			List<Double> values = new ArrayList<>();
			for (GcAnalysis each : analyses) {
				List<GcFinding> found = each.diagnosis().findings().stream().filter(finding -> finding.id().equals(id)).toList();
				texts.add(found.isEmpty() ? NOTHING : found.getFirst().measured());
				values.add(found.isEmpty() ? 0.0 : 1.0);
			}
			rows.add(new ComparedFigure(id, id, List.copyOf(texts), List.copyOf(values), Better.LESS));
		}
		return List.copyOf(rows);
	}

	/** Collects the rows. */
	private record Rows(List<GcAnalysis> analyses) {

		List<ComparedFigure> figures() {
			return List.of(
					bytes("maxHeapBytes", "maxHeap", Better.NEITHER, each -> each.log().maxHeapBytes()),
					seconds("runtimeSeconds", "runtime", Better.NEITHER, GcSummary::runtimeNanos),
					percent("throughputPercent", "throughput", Better.MORE, GcSummary::throughputPercent),
					percent("overheadPercent", "overhead", Better.LESS, GcSummary::overheadPercent),
					number("exhaustions", "exhaustions", GcSummary::exhaustions),
					number("collections", "collections", GcSummary::collections),
					number("fullCollections", "fullCollections", GcSummary::fullCollections),
					number("pauses", "pauses", GcSummary::pauses),
					seconds("totalPauseSeconds", "totalPause", Better.LESS, GcSummary::pauseNanos),
					seconds("maxPauseSeconds", "maxPause", Better.LESS, summary -> summary.pauses() == 0 ? UNKNOWN : summary.maxPauseNanos()),
					seconds("meanPauseSeconds", "meanPause", Better.LESS, summary -> summary.pauseTimes().mean()),
					seconds("p99PauseSeconds", "p99", Better.LESS, summary -> summary.pauseTimes().p99()),
					rate("allocationBytesPerSecond", "allocationRate", GcSummary::allocationBytesPerSecond),
					rate("promotionBytesPerSecond", "promotionRate", GcSummary::promotionBytesPerSecond),
					bytes("footprintBytes", "footprint", Better.NEITHER, each -> each.summary().footprintBytes()),
					bytes("maxUsedBytes", "maxUsed", Better.NEITHER, each -> each.summary().maxUsedBytes()),
					bytes("maxTenuredBytes", "maxOld", Better.NEITHER, each -> each.summary().maxOldBytes()));
		}

		private ComparedFigure row(String key, String label, Better better, ToDoubleFunction<GcAnalysis> value, Function<Double, String> text) {
			List<Double> values = analyses.stream().map(each -> value.applyAsDouble(each)).toList();
			return new ComparedFigure(key, Texts.get("label." + label), values.stream().map(each -> each.isNaN() ? NOTHING : text.apply(each)).toList(), values, better);
		}

		private ComparedFigure number(String key, String label, ToDoubleFunction<GcSummary> value) {
			return row(key, label, Better.LESS, each -> value.applyAsDouble(each.summary()), number -> String.format(Locale.ROOT, "%.0f", number));
		}

		private ComparedFigure percent(String key, String label, Better better, ToDoubleFunction<GcSummary> value) {
			return row(key, label, better, each -> value.applyAsDouble(each.summary()), Figures::percent);
		}

		private ComparedFigure seconds(String key, String label, Better better, ToLongFunction<GcSummary> nanos) {
			return row(key, label, better, each -> known(nanos.applyAsLong(each.summary())) / SECOND, value -> Figures.seconds(Math.round(value * SECOND)));
		}

		private ComparedFigure bytes(String key, String label, Better better, ToLongFunction<GcAnalysis> bytes) {
			return row(key, label, better, each -> known(bytes.applyAsLong(each)), Figures::bytes);
		}

		private ComparedFigure rate(String key, String label, ToDoubleFunction<GcSummary> value) {
			return row(key, label, Better.NEITHER, each -> value.applyAsDouble(each.summary()), bytes -> Texts.get("label.rate", Figures.bytes(bytes)));
		}

		private static double known(long value) {
			return value == GcEvents.UNKNOWN ? Double.NaN : value;
		}
	}
}
