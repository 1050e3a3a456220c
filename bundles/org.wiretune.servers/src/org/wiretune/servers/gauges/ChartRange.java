/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

/**
 * The time that charts show. It follows the newest value until somebody looks at a certain time.
 *
 * @param length
 *            milliseconds
 * @param end
 *            milliseconds since 1970; {@link #NOW} to follow the newest value
 */
public record ChartRange(long length, long end) {

	/** An end that moves with the newest value. */
	public static final long NOW = Long.MAX_VALUE;

	/** Ten seconds; there is a value a second. */
	public static final long SHORTEST = 10_000;

	/** One hour, as long as values are kept. */
	public static final long LONGEST = 3_600_000;

	/** Five minutes that follow the newest value. */
	public static final ChartRange STANDARD = new ChartRange(300_000, NOW);

	private static final double STEP = 2;
	private static final long BESIDE = 15_000;

	/** Keeps the length within its bounds. */
	public ChartRange {
		length = Math.max(SHORTEST, Math.min(LONGEST, length));
	}

	/**
	 * Whether it follows the newest value.
	 *
	 * @return {@code false} for a certain time
	 */
	public boolean isLive() {
		return end == NOW;
	}

	/**
	 * The end as a time.
	 *
	 * @param newest
	 *            time of the newest value
	 * @return milliseconds since 1970
	 */
	public long to(long newest) {
		return isLive() ? newest : end;
	}

	/**
	 * The beginning as a time.
	 *
	 * @param newest
	 *            time of the newest value
	 * @return milliseconds since 1970
	 */
	public long from(long newest) {
		return to(newest) - length;
	}

	/**
	 * Half as much time around the same middle; what follows the newest value goes on doing so.
	 *
	 * @return a range
	 */
	public ChartRange zoomedIn() {
		return zoomed(1 / STEP);
	}

	/**
	 * Twice as much time around the same middle.
	 *
	 * @return a range
	 */
	public ChartRange zoomedOut() {
		return zoomed(STEP);
	}

	private ChartRange zoomed(double factor) {
		long next = Math.max(SHORTEST, Math.min(LONGEST, Math.round(length * factor)));
		return new ChartRange(next, isLive() ? NOW : end + (next - length) / 2);
	}

	/**
	 * The time before or after.
	 *
	 * @param share
	 *            of the length; negative for earlier
	 * @param newest
	 *            time of the newest value; at or after it the range follows again
	 * @return a range
	 */
	public ChartRange moved(double share, long newest) {
		long next = to(newest) + Math.round(share * length);
		return new ChartRange(length, next >= newest ? NOW : next);
	}

	/**
	 * A certain time with a little before and after it.
	 *
	 * @param from
	 *            milliseconds since 1970
	 * @param to
	 *            milliseconds since 1970
	 * @return a range that does not follow
	 */
	public static ChartRange around(long from, long to) {
		return new ChartRange(to - from + 2 * BESIDE, to + BESIDE);
	}

	/**
	 * Exactly a certain time, as drawn with the mouse.
	 *
	 * @param from
	 *            milliseconds since 1970
	 * @param to
	 *            milliseconds since 1970, after {@code from}
	 * @return a range that does not follow
	 */
	public static ChartRange between(long from, long to) {
		long length = Math.max(SHORTEST, to - from);
		return new ChartRange(length, to + (length - (to - from)) / 2);
	}

	/**
	 * The same length, following the newest value.
	 *
	 * @return a range
	 */
	public ChartRange live() {
		return new ChartRange(length, NOW);
	}
}
