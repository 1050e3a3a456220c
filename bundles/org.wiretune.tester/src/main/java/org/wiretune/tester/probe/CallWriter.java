/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.probe;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;
import org.wiretune.perf.stat.Distribution;

/**
 * Takes the times of calls of which the caller says whether they count for the figures, as when a call belongs to the
 * measurement by the time at which it was due and is answered after its end. Several threads may write.
 */
public final class CallWriter {

	private final Recorder counted = new Recorder(Distribution.SIGNIFICANT_DIGITS);
	private final Recorder others = new Recorder(Distribution.SIGNIFICANT_DIGITS);
	private final Map<String, Recorder> named = new ConcurrentHashMap<>();
	private Histogram countedInterval;
	private Histogram othersInterval;

	CallWriter() {
	}

	/**
	 * A call was answered.
	 *
	 * @param nanos from its intended start until its reply, in nanoseconds
	 * @param counts whether it counts for the figures; it shows in the seconds in either case
	 */
	public void answered(long nanos, boolean counts) {
		(counts ? counted : others).recordValue(Math.max(0, nanos));
	}

	/**
	 * A further time of a call that counts.
	 *
	 * @param name such as {@link org.wiretune.perf.result.Measurement#SERVICE}
	 * @param nanos the time in nanoseconds
	 */
	public void other(String name, long nanos) {
		Recorder recorder = named.get(name);
		if (recorder == null) {
			recorder = named.computeIfAbsent(name, key -> new Recorder(Distribution.SIGNIFICANT_DIGITS));
		}
		recorder.recordValue(Math.max(0, nanos));
	}

	/** What was recorded since the last time: all of it into the first, what counts into the second and by name. */
	Histogram collect(Histogram everything, Map<String, Histogram> byName) {
		othersInterval = others.getIntervalHistogram(othersInterval);
		add(othersInterval, everything);
		countedInterval = counted.getIntervalHistogram(countedInterval);
		add(countedInterval, everything);
		named.forEach((name, recorder) -> byName
				.computeIfAbsent(name, key -> new Histogram(Distribution.SIGNIFICANT_DIGITS))
				.add(recorder.getIntervalHistogram()));
		return countedInterval;
	}

	/** Adding looks at each step of the scale, also where there is nothing to add. */
	private static void add(Histogram times, Histogram to) {
		if (times.getTotalCount() > 0) {
			to.add(times);
		}
	}
}
