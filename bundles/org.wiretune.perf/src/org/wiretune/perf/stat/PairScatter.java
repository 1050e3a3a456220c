/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

import java.util.Collection;

/**
 * By how much the ratios of pairs scatter on a machine.
 *
 * @param deviation standard deviation of the logarithm of the ratio of a pair: 0.05 is about 5 %; not a number where nothing
 *            is known
 * @param degrees degrees of freedom of it: pairs less one for each series that they stand in
 */
public record PairScatter(double deviation, int degrees) {

	/** Nothing is known. */
	public static final PairScatter UNKNOWN = new PairScatter(Double.NaN, 0);

	/**
	 * The scatter that several series have in common, each around its own mean: a pilot, and earlier series of equal sides on
	 * the same machine.
	 *
	 * @param series logarithms of the ratios of pairs; a series of fewer than two says nothing
	 * @return the scatter; {@link #UNKNOWN} where no series says anything
	 */
	public static PairScatter of(Collection<double[]> series) {
		double sum = 0;
		int degrees = 0;
		for (double[] logs : series) {
			if (logs.length >= 2) {
				sum += Sample.variance(logs) * (logs.length - 1);
				degrees += logs.length - 1;
			}
		}
		return degrees == 0 || !Double.isFinite(sum) ? UNKNOWN : new PairScatter(Math.sqrt(sum / degrees), degrees);
	}

	/** {@return whether anything is known} */
	public boolean isKnown() {
		return degrees > 0;
	}
}
