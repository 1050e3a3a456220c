/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

/**
 * How likely so one-sided a result is where a change does nothing, by the signs of the pairs alone: it asks nothing of how
 * values are spread, and a single odd pair cannot bring it about. It is coarse: five pairs that all agree come to 1 in 16
 * (W. Conover, "Practical Nonparametric Statistics", 1999, section 3.4).
 */
public final class SignTest {

	private SignTest() {
	}

	/**
	 * Two-sided probability.
	 *
	 * @param logs logarithms of the ratios of pairs; those that are 0 say nothing and do not count
	 * @return probability of a result as one-sided as this or more where both signs are equally likely, 0 to 1; 1 without pairs
	 */
	public static double probability(double[] logs) {
		int above = 0;
		int below = 0;
		for (double log : logs) {
			if (log > 0) {
				above++;
			} else if (log < 0) {
				below++;
			}
		}
		int pairs = above + below;
		double tail = 0;
		for (int i = 0; i <= Math.min(above, below); i++) {
			tail += Math.exp(logChoose(pairs, i) - pairs * Math.log(2));
		}
		return Math.min(1, 2 * tail);
	}

	private static double logChoose(int all, int some) {
		double sum = 0;
		for (int i = 1; i <= some; i++) {
			sum += Math.log(all - some + i) - Math.log(i);
		}
		return sum;
	}
}
