/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

import java.util.Arrays;

/**
 * How many times larger a figure is after a change than before, from pairs: two starts of a server, one with the change and
 * one without, next to each other in time. What the machine does to both of them falls out of the ratio of a pair, so the
 * spread of the ratios is smaller than that of the figures wherever neighbours in time are alike (T. Kalibera and R. Jones,
 * "Rigorous Benchmarking in Reasonable Time", 2013; G. Box, W. Hunter and J. Hunter, "Statistics for Experimenters", 2005,
 * section 3.2). A start is one value however often it repeated its measurement. The mean of the logarithms has a 95 %
 * interval by Student's t, and the ratio is its exponential, so that before by after is exactly one by after by before.
 */
public final class PairedRatio {

	private PairedRatio() {
	}

	/**
	 * Ratio of pairs.
	 *
	 * @param before values of the one side, above 0
	 * @param after values of the other side, above 0, in the same order: those of one index are a pair
	 * @return geometric mean of after by before; without ends below two pairs, {@link Interval#NONE} without a pair or where a
	 *         value is not above 0
	 */
	public static Interval of(double[] before, double[] after) {
		double[] logs = logs(before, after);
		double mean = Sample.mean(logs);
		if (!Double.isFinite(mean)) {
			return Interval.NONE;
		}
		if (logs.length < 2) {
			return Interval.unknown(Math.exp(mean), logs.length);
		}
		double half = StudentT.quantile975(logs.length - 1.0) * Sample.standardError(logs);
		return new Interval(Math.exp(mean), Math.exp(mean - half), Math.exp(mean + half), logs.length);
	}

	/**
	 * The natural logarithm of after by before of each pair.
	 *
	 * @param before values of the one side
	 * @param after values of the other side, as many
	 * @return a value for each pair, not finite where a value is not above 0
	 */
	public static double[] logs(double[] before, double[] after) {
		if (before.length != after.length) {
			throw new IllegalArgumentException(before.length + " values before and " + after.length + " after are no pairs");
		}
		double[] logs = new double[before.length];
		Arrays.setAll(logs, i -> before[i] > 0 && after[i] > 0 ? Math.log(after[i] / before[i]) : Double.NaN);
		return logs;
	}
}
