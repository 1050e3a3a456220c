/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

/**
 * A figure and how far it can be trusted.
 *
 * @param estimate the figure
 * @param low lower end of its 95 % confidence interval
 * @param high upper end
 * @param samples independent values the interval rests on: batches of seconds, repetitions or calls
 */
public record Interval(double estimate, double low, double high, int samples) {

	/** Nothing can be said: every figure is not a number. */
	public static final Interval NONE = new Interval(Double.NaN, Double.NaN, Double.NaN, 0);

	/**
	 * A figure of which it is not known how far it can be trusted.
	 *
	 * @param estimate the figure
	 * @param samples values it rests on
	 * @return an interval without ends
	 */
	public static Interval unknown(double estimate, int samples) {
		return new Interval(estimate, Double.NaN, Double.NaN, samples);
	}

	/** {@return whether both ends are known} */
	public boolean isKnown() {
		return Double.isFinite(low) && Double.isFinite(high);
	}

	/**
	 * Says whether a value lies in the interval.
	 *
	 * @param value a value
	 * @return false also when the ends are not known
	 */
	public boolean contains(double value) {
		return low <= value && value <= high;
	}

	/** {@return half the width by the estimate, such as 0.03 for plus or minus 3 %; not a number when it is not known} */
	public double relativeHalfWidth() {
		return (high - low) / 2 / Math.abs(estimate);
	}
}
