/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

import java.util.Arrays;
import java.util.Random;

/**
 * How many times larger a mean is than another, with a 95 % interval by bootstrap: both sides are drawn anew from their
 * own values many times, and the spread of the ratios of these means is that of the ratio. Drawn from few values the
 * spread comes out too small; it is stretched by the factor that Student's t with Welch's degrees of freedom takes above
 * the normal distribution, and by the root of n / (n - 1) (T. Hesterberg, "What Teachers Should Know about the Bootstrap",
 * 2015, sections 3.2 and 4.4). The random numbers have a fixed seed, so the same runs always give the same interval.
 */
public final class Ratio {

	/** How often both sides are drawn. */
	public static final int DRAWS = 4000;

	private static final long SEED = 20110413;

	private Ratio() {
	}

	/**
	 * Ratio of the means of independent values, such as repetitions or batches of seconds.
	 *
	 * @param before values of the one side, above 0
	 * @param after values of the other side, above 0
	 * @return mean after by mean before; without ends when a side has less than two values
	 */
	public static Interval of(double[] before, double[] after) {
		double estimate = Sample.mean(after) / Sample.mean(before);
		int samples = Math.min(before.length, after.length);
		if (!(estimate > 0) || !Double.isFinite(estimate)) {
			return Interval.NONE;
		}
		if (samples < 2) {
			return Interval.unknown(estimate, samples);
		}
		Random random = new Random(SEED);
		double[] logs = new double[DRAWS];
		for (int draw = 0; draw < DRAWS; draw++) {
			logs[draw] = Math.log(drawnMean(after, random) / drawnMean(before, random) / estimate);
		}
		double stretch = Math.sqrt(samples / (samples - 1.0)) * StudentT.quantile975(degrees(before, after))
				/ StudentT.NORMAL_975;
		return around(estimate, logs, stretch, samples);
	}

	/** An interval from the logarithms of drawn ratios by the estimate. */
	static Interval around(double estimate, double[] logs, double stretch, int samples) {
		Arrays.sort(logs);
		double low = Math.min(0, logs[(int) Math.floor(0.025 * (logs.length - 1))]);
		double high = Math.max(0, logs[(int) Math.ceil(0.975 * (logs.length - 1))]);
		return new Interval(estimate, estimate * Math.exp(low * stretch), estimate * Math.exp(high * stretch), samples);
	}

	private static double drawnMean(double[] values, Random random) {
		double sum = 0;
		for (int i = 0; i < values.length; i++) {
			sum += values[random.nextInt(values.length)];
		}
		return sum / values.length;
	}

	/** Welch's degrees of freedom of the two means, relative to them. */
	private static double degrees(double[] before, double[] after) {
		double first = relativeVariance(before);
		double second = relativeVariance(after);
		double both = first + second;
		double degrees = both * both / (first * first / (before.length - 1) + second * second / (after.length - 1));
		return Double.isFinite(degrees) ? Math.max(1, degrees) : before.length + after.length - 2.0;
	}

	private static double relativeVariance(double[] values) {
		double mean = Sample.mean(values);
		return Sample.variance(values) / values.length / (mean * mean);
	}
}
