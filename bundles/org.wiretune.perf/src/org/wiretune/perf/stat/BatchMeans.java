/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

import java.util.Arrays;

/**
 * Mean of a row of slices with its confidence interval. Neighbouring seconds are alike (a collection, a full queue or a
 * slow disk lasts longer than one of them), so seconds taken one by one would give an interval that is too narrow. They
 * are joined to few long batches whose means are nearly independent, and Student's t over these gives the interval
 * (method of batch means; ten batches are the lower end of what B. Schmeiser recommends in "Batch size effects in the
 * analysis of simulation output", 1982).
 */
public final class BatchMeans {

	/** Batches that a long row is cut into. */
	public static final int BATCHES = 10;

	/** Below so many slices no interval is given. */
	public static final int FEWEST_SLICES = 5;

	private BatchMeans() {
	}

	/**
	 * Joins slices to batches of equal length. What does not fill a batch is left out at the beginning, where a warm-up
	 * would still show.
	 *
	 * @param slices values in the order of time
	 * @return ten means, or from less than twenty slices the slices themselves
	 */
	public static double[] batches(double[] slices) {
		if (slices.length < 2 * BATCHES) {
			return slices.clone();
		}
		int length = slices.length / BATCHES;
		int first = slices.length - length * BATCHES;
		double[] means = new double[BATCHES];
		for (int batch = 0; batch < BATCHES; batch++) {
			int start = first + batch * length;
			means[batch] = Arrays.stream(slices, start, start + length).average().orElse(Double.NaN);
		}
		return means;
	}

	/**
	 * Mean and interval of slices.
	 *
	 * @param slices values in the order of time
	 * @return the interval around the mean of the batches; without ends below {@link #FEWEST_SLICES}, and
	 *         {@link Interval#NONE} without slices
	 */
	public static Interval interval(double[] slices) {
		if (slices.length == 0) {
			return Interval.NONE;
		}
		return slices.length < FEWEST_SLICES ? Interval.unknown(Sample.mean(slices), slices.length)
				: ofIndependent(batches(slices));
	}

	/**
	 * Mean and interval of values that do not depend on each other, such as the means of repetitions.
	 *
	 * @param values the values
	 * @return the interval, without ends for a single value
	 */
	public static Interval ofIndependent(double[] values) {
		if (values.length == 0) {
			return Interval.NONE;
		}
		double mean = Sample.mean(values);
		if (values.length < 2) {
			return Interval.unknown(mean, values.length);
		}
		double half = StudentT.quantile975(values.length - 1) * Sample.standardError(values);
		return new Interval(mean, mean - half, mean + half, values.length);
	}
}
