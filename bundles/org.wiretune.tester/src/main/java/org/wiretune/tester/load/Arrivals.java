/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import java.util.SplittableRandom;
import org.wiretune.perf.workload.RateKeys;
import org.wiretune.safety.quantity.Nanoseconds;

/**
 * When calls are due, fixed before the first of them. Even arrivals are at equal distances. Those at random have
 * exponential distances, {@value #GAPS} of them drawn beforehand and used over and over, scaled so that the rate is exact.
 */
final class Arrivals {

	private static final int GAPS = 1 << 16;
	private static final long NANOS_IN_SECOND = Nanoseconds.IN_SECOND;

	private final int rate;
	/** Nanoseconds from the beginning of a round to each arrival; null for even ones. */
	private final long[] random;

	Arrivals(RateKeys.Arrivals kind, int rate, long seed) {
		this.rate = rate;
		random = kind == RateKeys.Arrivals.POISSON ? round(rate, seed) : null;
	}

	private static long[] round(int rate, long seed) {
		SplittableRandom numbers = new SplittableRandom(seed);
		double[] at = new double[GAPS + 1];
		for (int i = 1; i <= GAPS; i++) {
			at[i] = at[i - 1] - Math.log(1 - numbers.nextDouble());
		}
		double nanos = (double) GAPS * NANOS_IN_SECOND / rate / at[GAPS];
		long[] result = new long[GAPS];
		for (int i = 0; i < GAPS; i++) {
			result[i] = (long) (at[i] * nanos);
		}
		return result;
	}

	/** When a call is due, in nanoseconds since the first was. */
	long at(long call) {
		if (random == null) {
			return call / rate * NANOS_IN_SECOND + call % rate * NANOS_IN_SECOND / rate;
		}
		long beginning = call / GAPS * GAPS;
		return beginning / rate * NANOS_IN_SECOND + beginning % rate * NANOS_IN_SECOND / rate + random[(int) (call % GAPS)];
	}

	/** How many calls are due before a time. */
	long before(long nanos) {
		long low = 0;
		long high = nanos / NANOS_IN_SECOND * rate + 2L * rate + GAPS;
		while (low < high) {
			long middle = (low + high) >>> 1;
			if (at(middle) < nanos) {
				low = middle + 1;
			} else {
				high = middle;
			}
		}
		return low;
	}
}
