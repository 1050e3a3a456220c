/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

import java.util.Arrays;

/** Mean and scatter of a few values. */
public final class Sample {

	private Sample() {
	}

	/**
	 * {@return the mean, not a number without values}
	 *
	 * @param values the values
	 */
	public static double mean(double[] values) {
		return Arrays.stream(values).average().orElse(Double.NaN);
	}

	/**
	 * {@return the variance of the population the values are drawn from (divided by one less than their number), not a
	 * number below two values}
	 *
	 * @param values the values
	 */
	public static double variance(double[] values) {
		if (values.length < 2) {
			return Double.NaN;
		}
		double mean = mean(values);
		return Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum() / (values.length - 1);
	}

	/**
	 * {@return the standard error of the mean}
	 *
	 * @param values the values
	 */
	public static double standardError(double[] values) {
		return Math.sqrt(variance(values) / values.length);
	}
}
