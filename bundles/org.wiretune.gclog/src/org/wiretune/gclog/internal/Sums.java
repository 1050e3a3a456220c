/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.internal;

/** Sums that stay at the greatest number instead of turning negative: broken logs tell times of centuries. */
public final class Sums {

	private Sums() {
	}

	/** {@return the sum, or the number nearest to it} */
	public static long add(long a, long b) {
		long sum = a + b;
		if (((a ^ sum) & (b ^ sum)) < 0) {
			return a < 0 ? Long.MIN_VALUE + 1 : Long.MAX_VALUE;
		}
		return sum;
	}
}
