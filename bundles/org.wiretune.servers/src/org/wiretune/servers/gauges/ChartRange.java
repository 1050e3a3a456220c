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
 * @param fitting
 *            whether less is shown while there are not so many values yet; only of a range that follows the newest value
 */
public record ChartRange(long length, long end, boolean fitting) {

	/** An end that moves with the newest value. */
	public static final long NOW = Long.MAX_VALUE;

	/** Ten seconds; there is a value a second. */
	public static final long SHORTEST = 10_000;

	/** One hour, as long as values are kept. */
	public static final long LONGEST = 3_600_000;

	/** All values from the first one on, up to five minutes that follow the newest value. */
	public static final ChartRange STANDARD = new ChartRange(300_000, NOW, true);

	/** What is shown at least of values that have just begun: a line of a few seconds over the whole width would mislead. */
	private static final long LEAST_FITTING = 30_000;
	private static final double STEP = 2;
	private static final long BESIDE = 15_000;

	/** Keeps the length within its bounds. */
	public ChartRange {
		length = Math.max(SHORTEST, Math.min(LONGEST, length));
		fitting = fitting && end == NOW;
	}

	/**
	 * A time of a certain length.
	 *
	 * @param length
	 *            milliseconds
	 * @param end
	 *            milliseconds since 1970; {@link #NOW} to follow the newest value
	 */
	public ChartRange(long length, long end) {
		this(length, end, false);
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
	 * The time as it is now.
	 *
	 * @param first
	 *            time of the first value
	 * @param newest
	 *            time of the newest value
	 * @return from the first value to the newest where that fits, otherwise the whole length
	 */
	public ChartWindow window(long first, long newest) {
		long to = isLive() ? newest : end;
		if (fitting && newest - first < length) {
			return new ChartWindow(first, Math.max(newest, first + LEAST_FITTING));
		}
		return new ChartWindow(to - length, to);
	}

	/**
	 * The range to go on from by zooming and moving: as long as what is shown now, and from now on of that length.
	 *
	 * @param first
	 *            time of the first value
	 * @param newest
	 *            time of the newest value
	 * @return a range that does not fit by itself
	 */
	public ChartRange settled(long first, long newest) {
		return new ChartRange(window(first, newest).length(), end);
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
		long next = (isLive() ? newest : end) + Math.round(share * length);
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
		return isLive() ? this : new ChartRange(length, NOW);
	}
}
