/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * The figures of a gauge of the user's own while a run went on. Figures that could not be read are left out.
 *
 * @param name what the user calls it, with what it is about where there are several
 * @param source where it is read, such as {@code java.lang:type=Threading#ThreadCount}
 * @param unit unit of the figures in lower case, such as {@code threads}; {@code bytes} for memory
 * @param limit the figure of its alarm in the same unit; not a number for none
 * @param above whether it is an alarm above the limit, as against below
 * @param seconds when each figure was read, in seconds since the start of the run; rising
 * @param values the figures
 */
public record RunGauge(String name, String source, String unit, double limit, boolean above, List<Double> seconds, List<Double> values) {

	/** The most that a run keeps. */
	public static final int MOST = 40;
	/** The most figures of each: two hours. */
	public static final int LONGEST = 7200;
	private static final double MILLIS = 1000;
	private static final double TENTHS = 10;
	/** A figure stands for so many seconds; after that it is not known. */
	private static final double STANDS = 3;

	/** Copies the lists and checks that nothing is missing. */
	public RunGauge {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(source, "source");
		Objects.requireNonNull(unit, "unit");
		seconds = List.copyOf(seconds);
		values = List.copyOf(values);
		if (seconds.size() != values.size()) {
			throw new IllegalArgumentException(seconds.size() + " times of " + values.size() + " figures");
		}
	}

	/**
	 * {@return the figure of a moment: the newest that was read by then; not a number where that is too long ago}
	 *
	 * @param moment seconds since the start of the run
	 */
	public double at(double moment) {
		int found = Collections.binarySearch(seconds, moment);
		int newest = found >= 0 ? found : -found - 2;
		return newest < 0 || moment - seconds.get(newest) > STANDS ? Double.NaN : values.get(newest);
	}

	/**
	 * {@return the same with times since another moment, to a tenth of a second; figures from before it are left out}
	 *
	 * @param start the moment that the times of the result are since; those of this are since the epoch
	 */
	public RunGauge since(Instant start) {
		double zero = start.toEpochMilli() / MILLIS;
		int first = 0;
		while (first < seconds.size() && (seconds.get(first) < zero || seconds.size() - first > LONGEST)) {
			first++;
		}
		List<Double> times = seconds.subList(first, seconds.size()).stream().map(each -> Math.round((each - zero) * TENTHS) / TENTHS).toList();
		return new RunGauge(name, source, unit, limit, above, times, values.subList(first, values.size()));
	}

	/** {@return the same with all times later} @param by seconds; negative for earlier */
	public RunGauge later(double by) {
		return new RunGauge(name, source, unit, limit, above, seconds.stream().map(each -> each + by).toList(), values);
	}
}
