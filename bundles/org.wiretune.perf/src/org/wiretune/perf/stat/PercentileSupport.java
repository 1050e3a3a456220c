/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

/**
 * Whether enough times lie beyond a percentile. A percentile with one or two times beyond it is the largest times by
 * another name: it changes from run to run by whatever these were.
 */
public final class PercentileSupport {

	/** Times that have to lie beyond a percentile. */
	public static final int FEWEST_BEYOND = 10;

	private PercentileSupport() {
	}

	/**
	 * {@return the times beyond a percentile}
	 *
	 * @param count number of times
	 * @param percent the percentile, such as 99.9
	 */
	public static long beyond(long count, double percent) {
		return (long) Math.floor(count * (100 - percent) / 100 + 1e-6);
	}

	/**
	 * {@return whether a percentile may be shown as valid}
	 *
	 * @param count number of times
	 * @param percent the percentile
	 */
	public static boolean isValid(long count, double percent) {
		return beyond(count, percent) >= FEWEST_BEYOND;
	}

	/**
	 * {@return the times that are needed}
	 *
	 * @param percent the percentile
	 */
	public static long needed(double percent) {
		return (long) Math.ceil(FEWEST_BEYOND * 100 / (100 - percent) - 1e-6);
	}
}
