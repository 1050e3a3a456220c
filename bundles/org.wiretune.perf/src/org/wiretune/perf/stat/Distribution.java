/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.Objects;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;

import org.wiretune.safety.quantity.Bytes;
import org.wiretune.safety.quantity.Nanoseconds;

/**
 * How the times of many calls are spread: the usual figures, and the histogram they come from. Mean, standard deviation,
 * shortest and longest are exact; percentiles come from the histogram with three significant digits, so they are at most
 * 0.1 % too high. All times in milliseconds. Immutable.
 *
 * @param count number of times
 * @param meanMs mean
 * @param standardDeviationMs standard deviation
 * @param minMs shortest
 * @param p50Ms median
 * @param p90Ms 90th percentile
 * @param p99Ms 99th percentile
 * @param p999Ms 99.9th percentile
 * @param maxMs longest
 * @param histogram the histogram in nanoseconds, compressed as HdrHistogram does (version 2) and written in Base64;
 *            empty when it was not kept
 */
public record Distribution(long count, double meanMs, double standardDeviationMs, double minMs, double p50Ms,
		double p90Ms, double p99Ms, double p999Ms, double maxMs, String histogram) {

	/** Digits that a histogram keeps of each time. */
	public static final int SIGNIFICANT_DIGITS = 3;

	/** Nothing was timed: every figure is not a number. */
	public static final Distribution NONE = new Distribution(0, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN,
			Double.NaN, Double.NaN, Double.NaN, "");

	private static final int LARGEST_HISTOGRAM_BYTES = 4 * Bytes.IN_MEGABYTE;

	/** Checks that nothing is missing. */
	public Distribution {
		Objects.requireNonNull(histogram, "histogram");
	}

	/**
	 * Summarises a histogram of nanoseconds. Mean and deviation are taken from the histogram, to 0.1 %.
	 *
	 * @param nanos histogram in nanoseconds
	 * @return the distribution
	 */
	public static Distribution of(Histogram nanos) {
		return of(nanos, nanos.getMean(), nanos.getStdDeviation());
	}

	/**
	 * Summarises a histogram of nanoseconds whose mean and deviation were summed exactly.
	 *
	 * @param nanos histogram in nanoseconds
	 * @param meanNanos mean in nanoseconds
	 * @param deviationNanos standard deviation in nanoseconds
	 * @return the distribution
	 */
	public static Distribution of(Histogram nanos, double meanNanos, double deviationNanos) {
		long count = nanos.getTotalCount();
		if (count == 0) {
			return NONE;
		}
		return new Distribution(count, Nanoseconds.toMilliseconds(meanNanos), Nanoseconds.toMilliseconds(deviationNanos),
				Nanoseconds.toMilliseconds(nanos.getMinValue()), percentile(nanos, 50), percentile(nanos, 90), percentile(nanos, 99),
				percentile(nanos, 99.9), Nanoseconds.toMilliseconds(nanos.getMaxValue()), encode(nanos));
	}

	/** {@return the histogram in nanoseconds, an empty one when none was kept or it cannot be decoded} */
	public Histogram decoded() {
		if (histogram.isEmpty() || histogram.length() > LARGEST_HISTOGRAM_BYTES) {
			return new Histogram(SIGNIFICANT_DIGITS);
		}
		try {
			return Histogram.decodeFromCompressedByteBuffer(ByteBuffer.wrap(Base64.getDecoder().decode(histogram)), 0);
		} catch (DataFormatException | RuntimeException e) {
			return new Histogram(SIGNIFICANT_DIGITS);
		}
	}

	private static double percentile(Histogram nanos, double percent) {
		return Nanoseconds.toMilliseconds(Math.min(nanos.getValueAtPercentile(percent), nanos.getMaxValue()));
	}

	private static String encode(Histogram nanos) {
		ByteBuffer buffer = ByteBuffer.allocate(nanos.getNeededByteBufferCapacity());
		int length = nanos.encodeIntoCompressedByteBuffer(buffer);
		return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
	}
}
