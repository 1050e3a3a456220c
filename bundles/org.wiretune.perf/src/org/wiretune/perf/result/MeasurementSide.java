/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.HdrHistogram.Histogram;
import org.wiretune.perf.stat.BatchMeans;
import org.wiretune.perf.stat.Distribution;

/**
 * All measurements of one place of one side: the repetitions of a run, and the same place of further runs.
 *
 * @param measurements the measurements that have a mean, in the order of their runs
 */
public record MeasurementSide(List<Measurement> measurements) {

	/** Copies the list. */
	public MeasurementSide {
		measurements = List.copyOf(measurements);
	}

	/** {@return whether there is nothing} */
	public boolean isEmpty() {
		return measurements.isEmpty();
	}

	/** {@return all times together} */
	public Distribution pooled() {
		if (measurements.size() == 1) {
			return measurements.get(0).latency();
		}
		Histogram all = new Histogram(Distribution.SIGNIFICANT_DIGITS);
		measurements.forEach(measurement -> all.add(measurement.latency().decoded()));
		return Distribution.of(all);
	}

	/** {@return the mean time of a call in milliseconds: the mean over the measurements, each counting once} */
	public double meanMs() {
		return mean(measurement -> measurement.latency().meanMs());
	}

	/**
	 * {@return the mean of a figure over the measurements}
	 *
	 * @param figure the figure
	 */
	public double mean(ToDoubleFunction<Measurement> figure) {
		return measurements.stream().mapToDouble(figure).filter(Double::isFinite).average().orElse(Double.NaN);
	}

	/** {@return the failed calls by all calls} */
	public double errorShare() {
		long failed = measurements.stream().mapToLong(Measurement::failed).sum();
		long answered = measurements.stream().mapToLong(Measurement::answered).sum();
		return failed + answered == 0 ? 0 : (double) failed / (failed + answered);
	}

	/**
	 * {@return a figure of each measurement}
	 *
	 * @param figure the figure
	 */
	double[] repetitions(ToDoubleFunction<Measurement> figure) {
		return measurements.stream().mapToDouble(figure).filter(value -> value > 0 && Double.isFinite(value)).toArray();
	}

	/**
	 * {@return a figure of the seconds of a single measurement, joined to batches}
	 *
	 * @param figure the figure
	 */
	double[] batches(ToDoubleFunction<Second> figure) {
		return BatchMeans.batches(Slices.of(measurements.get(0), figure));
	}
}
