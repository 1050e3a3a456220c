/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.safety.quantity.Nanoseconds;

/**
 * Says when a warm-up may end: the times of calls are gathered into windows, and the means of the last windows must show
 * neither a trend nor a step. Both are said by {@link RowTrend}, and count only where they are larger than the tolerance, so
 * that a drift too small to matter does not keep a measurement from beginning, and noise alone is no trend. That nothing is
 * seen has to hold for two windows in a row, since a step shows only when two windows lie behind it.
 *
 * <p>
 * What it cannot see: a drift smaller than the tolerance over the windows, one that noise of the same size hides, and a
 * compiler that begins its work only after a plateau as long as all the windows. Thread-safe.
 */
public final class SettlingTest {

	/** Length of a window: compilers of the JVM work at the scale of tenths of a second. */
	public static final long WINDOW_NANOS = 500_000_000L;
	/** Windows that are looked at together. */
	public static final int WINDOWS = 12;
	/** A change that matters, relative to the median. */
	public static final double TOLERANCE = 0.05;
	/** How long a warm-up may take. */
	public static final long LIMIT_NANOS = 60_000_000_000L;

	/** A window that is over has at least so many calls, however long they take. */
	private static final int FEWEST_CALLS = 5;
	private static final int LOOKS_IN_A_ROW = 2;

	/** What is known. */
	public enum Verdict {
		/** Nothing yet. */
		GOING_ON,
		/** The times have settled. */
		SETTLED,
		/** The time limit is reached and the times have not settled. */
		NEVER
	}

	private final long windowNanos;
	private final int windows;
	private final double tolerance;
	private final long limitNanos;
	private final long fewestCalls;
	private final List<Double> means = new ArrayList<>();
	private long windowStart;
	private long inWindow;
	private double sumInWindow;
	private long calls;
	private long lastNanos;
	private int quietLooks;
	private Verdict verdict = Verdict.GOING_ON;

	/**
	 * A test.
	 *
	 * @param windowNanos length of a window in nanoseconds
	 * @param windows windows that are looked at together, at least 4
	 * @param tolerance a change that matters, relative to the median, such as 0.05
	 * @param limitNanos how long it may take, in nanoseconds
	 * @param fewestCalls calls that there must be in any case
	 */
	public SettlingTest(long windowNanos, int windows, double tolerance, long limitNanos, long fewestCalls) {
		this.windowNanos = windowNanos;
		this.windows = windows;
		this.tolerance = tolerance;
		this.limitNanos = limitNanos;
		this.fewestCalls = fewestCalls;
	}

	/**
	 * The usual test: 12 windows of half a second, a tolerance of 5 %, a limit of 60 s.
	 *
	 * @param fewestCalls calls that there must be in any case
	 */
	public SettlingTest(long fewestCalls) {
		this(WINDOW_NANOS, WINDOWS, TOLERANCE, LIMIT_NANOS, fewestCalls);
	}

	/**
	 * Takes calls that were answered.
	 *
	 * @param atNanos when, in nanoseconds since the warm-up began; what comes a little out of order is taken as it comes
	 * @param nanos what they took together, in nanoseconds
	 * @param count how many
	 * @return what is known now; it does not change any more once it is not {@link Verdict#GOING_ON}
	 */
	public synchronized Verdict add(long atNanos, double nanos, long count) {
		if (verdict != Verdict.GOING_ON) {
			return verdict;
		}
		calls += count;
		inWindow += count;
		sumInWindow += nanos;
		lastNanos = Math.max(lastNanos, atNanos);
		if (lastNanos - windowStart >= windowNanos && inWindow >= FEWEST_CALLS) {
			means.add(sumInWindow / inWindow);
			windowStart = lastNanos;
			inWindow = 0;
			sumInWindow = 0;
			quietLooks = isQuiet() ? quietLooks + 1 : 0;
			if (quietLooks >= LOOKS_IN_A_ROW && calls >= fewestCalls) {
				verdict = Verdict.SETTLED;
			}
		}
		return verdict == Verdict.GOING_ON ? at(atNanos) : verdict;
	}

	/**
	 * Lets time pass without a call that was answered.
	 *
	 * @param atNanos when, in nanoseconds since the warm-up began
	 * @return what is known now
	 */
	public synchronized Verdict at(long atNanos) {
		if (verdict == Verdict.GOING_ON && atNanos >= limitNanos) {
			lastNanos = Math.max(lastNanos, atNanos);
			verdict = Verdict.NEVER;
		}
		return verdict;
	}

	/**
	 * How far the means of the last windows lie apart, relative to their median: what a change had to be larger than to be
	 * seen.
	 *
	 * @return largest less smallest, divided by the median; not a number before the first window is over
	 */
	public synchronized double range() {
		double[] last = means.subList(Math.max(0, means.size() - windows), means.size()).stream()
				.mapToDouble(Double::doubleValue).sorted().toArray();
		return last.length == 0 ? Double.NaN : (last[last.length - 1] - last[0]) / last[last.length / 2];
	}

	private boolean isQuiet() {
		if (means.size() < windows) {
			return false;
		}
		double[] last = means.subList(means.size() - windows, means.size()).stream().mapToDouble(Double::doubleValue)
				.toArray();
		RowTrend trend = RowTrend.of(last);
		boolean drifts = Math.abs(trend.score()) > RowTrend.SIGNIFICANT && Math.abs(trend.change(windows)) > tolerance;
		return !drifts && trend.step() <= tolerance;
	}

	/** {@return what is known} */
	public synchronized Verdict verdict() {
		return verdict;
	}

	/** {@return the calls so far} */
	public synchronized long calls() {
		return calls;
	}

	/** {@return seconds until the last call or, without one, until the limit} */
	public synchronized double seconds() {
		return Nanoseconds.toSeconds(lastNanos);
	}

	/** {@return the mean of each window so far, in milliseconds} */
	public synchronized List<Double> windowMeans() {
		return means.stream().map(Nanoseconds::toMilliseconds).toList();
	}
}
