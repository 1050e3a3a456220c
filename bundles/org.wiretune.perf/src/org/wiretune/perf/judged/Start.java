/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.wiretune.core.Figure;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Second;
import org.wiretune.perf.result.Slices;
import org.wiretune.perf.stat.BatchMeans;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.stat.StudentT;
import org.wiretune.perf.validity.WithinStart;
import org.wiretune.perf.workload.CommonFigures;

/**
 * What one start of a server measured in one place. Repetitions within it share one virtual machine, its compiled code and
 * the layout of its heap: they are one value among starts, however many they are.
 *
 * @param number which of the runs of its side it is, from 0
 * @param run the run
 * @param measurements its measurements of the place, in order, at least one
 * @param headline what they are compared by; a measurement without it tells nothing
 */
record Start(int number, RunFile run, List<Measurement> measurements, Figure headline) {

	Start {
		measurements = List.copyOf(measurements);
	}

	/** {@return the measurements that may be used as one value among starts} */
	List<Measurement> valid() {
		return run.state() == RunState.FAILED ? List.of()
				: measurements.stream().filter(WithinStart::isUsable).filter(this::hasHeadline).toList();
	}

	/** A call takes time; any other headline may well be 0. */
	private boolean hasHeadline(Measurement measurement) {
		double value = measurement.value(headline);
		return headline.equals(CommonFigures.MEAN_TIME) ? value > 0 : Double.isFinite(value);
	}

	/** {@return whether any of them tells the headline, valid or not} */
	boolean isTold() {
		return measurements.stream().anyMatch(this::hasHeadline);
	}

	boolean isUsable() {
		return !valid().isEmpty();
	}

	/** {@return whether it tells something alone, without others to compare it with} */
	boolean isUsableAlone() {
		return valid().stream().anyMatch(Measurement::isValid);
	}

	/** {@return why none of them may be used, sentences} */
	List<String> reasons() {
		if (run.state() == RunState.FAILED) {
			return List.of(TEXTS.get("compare.failed", run.name(), run.reason()));
		}
		List<String> reasons = EqualReasons.of(measurements, Measurement::id);
		return reasons.isEmpty() ? List.of(TEXTS.get("judged.noAnswer")) : reasons;
	}

	/** {@return what was measured, usable or not} */
	double measuredMs() {
		return mean(measurements, each -> each.latency().meanMs());
	}

	double meanMs() {
		return mean(valid(), each -> each.latency().meanMs());
	}

	/** {@return the mean of a figure of those that may be used, in its unit; not a number where none has it} */
	double value(Figure figure) {
		return mean(valid(), each -> each.value(figure));
	}

	private static double mean(List<Measurement> measurements, ToDoubleFunction<Measurement> figure) {
		return measurements.stream().mapToDouble(figure).filter(Double::isFinite).average().orElse(Double.NaN);
	}

	/** {@return the mean with an interval of what this start tells alone, in milliseconds; without ends where it tells too little} */
	Interval within() {
		List<Measurement> valid = valid();
		if (valid.size() >= MeasurementSide.FEWEST_STARTS) {
			return MeasurementSide.interval(valid.stream().mapToDouble(each -> each.latency().meanMs()).toArray());
		}
		Measurement last = valid.get(valid.size() - 1);
		Distribution latency = last.latency();
		double[] seconds = Slices.of(last, Second::meanMs);
		double half = seconds.length >= BatchMeans.FEWEST_SLICES ? BatchMeans.interval(seconds).relativeHalfWidth()
				: StudentT.quantile975(latency.count() - 1.0) * latency.standardDeviationMs() / Math.sqrt(latency.count()) / latency.meanMs();
		// A mean of times is above 0, so its interval is one of factors.
		return Double.isFinite(half) ? new Interval(latency.meanMs(), latency.meanMs() / (1 + half), latency.meanMs() * (1 + half), 1)
				: Interval.unknown(latency.meanMs(), 1);
	}
}
