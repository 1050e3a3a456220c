/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.HdrHistogram.Histogram;
import org.wiretune.core.Figure;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.stat.PairPlan;
import org.wiretune.perf.stat.Sample;
import org.wiretune.perf.stat.StudentT;

/**
 * All starts of one side in one place.
 *
 * @param starts the starts, in the order of their runs
 */
record MeasurementSide(List<Start> starts) {

	/**
	 * So many usable starts a verdict needs on each side. From start to start a server differs by more than its calls do:
	 * runs of equal settings compared one by one were called different in two of three cases.
	 */
	static final int FEWEST_STARTS = PairPlan.FEWEST;

	MeasurementSide {
		starts = List.copyOf(starts);
	}

	/** {@return the starts whose figures may be used} */
	List<Start> usable() {
		return starts.stream().filter(Start::isUsable).toList();
	}

	/** {@return the starts that may be used and whose neighbour on the other side may be used too, in order} */
	MeasurementSide pairedWith(MeasurementSide other) {
		Set<Integer> numbers = other.usable().stream().map(Start::number).collect(Collectors.toSet());
		return new MeasurementSide(usable().stream().filter(start -> numbers.contains(start.number())).toList());
	}

	/** {@return whether the newest start may be used; where it may not, earlier ones say nothing of it} */
	boolean isNewestUsable() {
		return !starts.isEmpty() && starts.get(starts.size() - 1).isUsable();
	}

	/** {@return the mean time of a call as far as it may be told} */
	JudgedTime time() {
		List<Start> usable = usable().stream().filter(start -> start.meanMs() > 0).toList();
		if (usable.isEmpty()) {
			double measured = starts.isEmpty() ? Double.NaN : starts.get(starts.size() - 1).measuredMs();
			return JudgedTime.notJudged(measured, starts.isEmpty() ? TEXTS.get("judged.noAnswer") : reason());
		}
		if (usable.size() < FEWEST_STARTS) {
			return timeOfOne(usable.stream().filter(Start::isUsableAlone).toList());
		}
		Interval interval = interval(usable.stream().mapToDouble(Start::meanMs).toArray());
		return interval.isKnown() ? JudgedTime.told(interval, usable.size(), isNewestUsable() ? "" : reason()) : JudgedTime.notJudged(interval.estimate(), TEXTS.get("compare.noInterval"));
	}

	/** The newest of few starts that tells something alone, with what its calls say of its mean. */
	private JudgedTime timeOfOne(List<Start> alone) {
		Start newest = starts.get(starts.size() - 1);
		if (alone.isEmpty()) {
			return JudgedTime.notJudged(newest.measuredMs(), reason());
		}
		Start last = alone.get(alone.size() - 1);
		Interval interval = last.within();
		return interval.isKnown() ? JudgedTime.told(interval, 1, last == newest ? "" : reason()) : JudgedTime.notJudged(interval.estimate(), TEXTS.get("compare.noInterval"));
	}

	/** {@return why the newest start must not be used, a sentence} */
	String reason() {
		return JudgedTime.joined(starts.get(starts.size() - 1).reasons());
	}

	/** {@return a figure of each usable start, not a number for one that has none} */
	double[] values(Figure figure) {
		return usable().stream().mapToDouble(start -> start.value(figure)).toArray();
	}

	/** {@return all usable times together} */
	Distribution pooled() {
		List<Measurement> valid = new ArrayList<>();
		usable().forEach(start -> valid.addAll(start.valid()));
		if (valid.size() == 1) {
			return valid.get(0).latency();
		}
		Histogram all = new Histogram(Distribution.SIGNIFICANT_DIGITS);
		valid.forEach(measurement -> all.add(measurement.latency().decoded()));
		return Distribution.of(all);
	}

	/** {@return the failed calls by all calls} */
	double errorShare() {
		List<Measurement> all = starts.stream().flatMap(start -> start.measurements().stream()).toList();
		long failed = all.stream().mapToLong(Measurement::failed).sum();
		long answered = all.stream().mapToLong(Measurement::answered).sum();
		return failed + answered == 0 ? 0 : (double) failed / (failed + answered);
	}

	/**
	 * Mean of the figures of starts with its interval by Student's t of their logarithms, so that it stays above 0.
	 *
	 * @param figures above 0, at least two
	 */
	static Interval interval(double[] figures) {
		double mean = Sample.mean(figures);
		double[] logs = Arrays.stream(figures).map(Math::log).toArray();
		double half = StudentT.quantile975(logs.length - 1.0) * Sample.standardError(logs);
		return new Interval(mean, mean * Math.exp(-half), mean * Math.exp(half), figures.length);
	}
}
