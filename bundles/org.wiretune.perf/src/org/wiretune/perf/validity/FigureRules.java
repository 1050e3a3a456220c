/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wiretune.core.observed.Observed;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.Second;
import org.wiretune.perf.stat.BatchMeans;
import org.wiretune.perf.stat.PercentileSupport;
import org.wiretune.perf.result.Slices;
import org.wiretune.perf.stat.StudentT;
import org.wiretune.perf.stat.Trend;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/** Rules about the figures themselves. */
final class FigureRules {

	static final String ERRORS = "run-errors";
	static final String NOTHING = "run-nothing-answered";
	static final String SETTLED = "run-not-settled";
	static final String WORSE = "run-got-slower";
	static final String PERCENTILES = "run-percentile-samples";
	static final String SLICES = "run-few-slices";
	static final String CUT_OFF = "run-cut-off";
	static final String BRIEF = "run-too-brief";
	static final String SPREAD = "run-few-calls";

	/** Share of calls that may fail. */
	private static final double ERROR_SHARE = 0.01;
	/**
	 * Shorter than this, one interruption by the operating system (4 to 10 ms) moves a mean by more than a tenth, and a call
	 * near the resolution of the clock by a multiple: 200 runs of 1000 calls of 7 to 100 ns, 1.4 to 20 ms in all, differed by
	 * factors of 2.5 and 4.9 from start to start.
	 */
	private static final double SHORTEST_MS = 100;
	/** A mean that is known no better than this tells no price. */
	private static final double SPREAD_SHARE = 0.25;
	/** A trend of less than this over the whole measurement is not worth a word. */
	private static final double CHANGE = 0.1;
	private static final List<Double> SHOWN_PERCENTILES = List.of(90.0, 99.0, 99.9);

	private FigureRules() {
	}

	static List<MeasurementRule> all() {
		return List.of(FigureRules::errors, FigureRules::nothing, FigureRules::settled, FigureRules::worse,
				FigureRules::percentiles, FigureRules::slices, FigureRules::cutOff, FigureRules::brief, FigureRules::fewCalls);
	}

	private static Optional<Observed> errors(Measurement measurement, RunFile run) {
		double share = (double) measurement.failed() / (measurement.failed() + measurement.answered());
		return share > ERROR_SHARE && measurement.answered() > 0
				? Optional.of(Judgement.invalid(ERRORS, Share.percent(share), Share.percent(ERROR_SHARE)))
				: Optional.empty();
	}

	private static Optional<Observed> nothing(Measurement measurement, RunFile run) {
		return measurement.answered() == 0 && measurement.latency().count() == 0 && measurement.failed() > 0
				? Optional.of(Judgement.invalid(NOTHING, measurement.failed()))
				: Optional.empty();
	}

	private static Optional<Observed> settled(Measurement measurement, RunFile run) {
		double change = Math.max(change(measurement, Second::answered), -change(measurement, Second::meanMs));
		return change > CHANGE ? Optional.of(Judgement.invalid(SETTLED, Share.percent(change), Share.percent(CHANGE)))
				: Optional.empty();
	}

	private static Optional<Observed> worse(Measurement measurement, RunFile run) {
		double change = Math.max(-change(measurement, Second::answered), change(measurement, Second::meanMs));
		return change > CHANGE ? Optional.of(Judgement.remark(WORSE, Share.percent(change), Share.percent(CHANGE)))
				: Optional.empty();
	}

	private static double change(Measurement measurement, java.util.function.ToDoubleFunction<Second> figure) {
		Trend trend = Trend.of(Slices.of(measurement, figure));
		return trend.significant() ? trend.relativeChange() : 0;
	}

	private static Optional<Observed> percentiles(Measurement measurement, RunFile run) {
		long count = measurement.latency().count();
		if (count == 0) {
			return Optional.empty();
		}
		List<String> weak = new ArrayList<>();
		for (double percent : SHOWN_PERCENTILES) {
			if (!PercentileSupport.isValid(count, percent)) {
				weak.add("p" + Digits.atMost(percent, 1) + " ("
						+ PercentileSupport.beyond(count, percent) + ')');
			}
		}
		return weak.isEmpty() ? Optional.empty()
				: Optional.of(Judgement.remark(PERCENTILES, count, weak.stream().collect(Collectors.joining(", ")),
						PercentileSupport.FEWEST_BEYOND));
	}

	private static Optional<Observed> slices(Measurement measurement, RunFile run) {
		int slices = Slices.measured(measurement).size();
		boolean timed = run.specification().workload().kind() != WorkloadKind.LOOP && !measurement.seconds().isEmpty();
		return timed && slices < BatchMeans.FEWEST_SLICES
				? Optional.of(Judgement.remark(SLICES, slices, BatchMeans.FEWEST_SLICES))
				: Optional.empty();
	}

	/** How long calls were timed: the phase, or where it is not known the calls one after the other. */
	private static double timedMs(Measurement measurement) {
		double seconds = measurement.phases().stream().filter(phase -> phase.name().equals(Phase.MEASUREMENT))
				.mapToDouble(phase -> phase.toSeconds() - phase.fromSeconds()).sum();
		return seconds > 0 ? seconds * 1000 : Math.max(measurement.answered(), measurement.latency().count()) * measurement.latency().meanMs();
	}

	private static Optional<Observed> brief(Measurement measurement, RunFile run) {
		double timed = timedMs(measurement);
		return measurement.latency().count() > 1 && timed < SHORTEST_MS
				? Optional.of(Judgement.invalid(BRIEF, Quantity.milliseconds(timed), Quantity.milliseconds(SHORTEST_MS)))
				: Optional.empty();
	}

	private static Optional<Observed> fewCalls(Measurement measurement, RunFile run) {
		long count = measurement.latency().count();
		double half = StudentT.quantile975(count - 1.0) * measurement.latency().standardDeviationMs() / Math.sqrt(count)
				/ measurement.latency().meanMs();
		return half > SPREAD_SHARE ? Optional.of(Judgement.invalid(SPREAD, Share.percent(half), count, Share.percent(SPREAD_SHARE)))
				: Optional.empty();
	}

	private static Optional<Observed> cutOff(Measurement measurement, RunFile run) {
		return measurement.complete() ? Optional.empty() : Optional.of(Judgement.remark(CUT_OFF));
	}
}
