/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

/**
 * Time per call over the calls of a cell that were answered, in milliseconds. A cell without one answered call has
 * {@link #NONE}.
 *
 * @param meanMs arithmetic mean
 * @param minMs shortest
 * @param p50Ms half of the calls took at most this long
 * @param p99Ms 99 of 100 calls took at most this long
 * @param maxMs longest
 */
public record Timings(double meanMs, double minMs, double p50Ms, double p99Ms, double maxMs) {

	/** No call was answered: every figure is not a number, and null in a run file. */
	public static final Timings NONE = new Timings(Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
}
