/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.summary;

import java.util.Arrays;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.internal.Sums;

/**
 * Percentiles of the pauses that are kept: the least pause that so many percent of all pauses do not exceed (nearest rank).
 * Nanoseconds; {@link GcEvents#UNKNOWN} without pauses.
 *
 * @param mean the mean
 * @param p50 the median
 * @param p90 percentile 90
 * @param p95 percentile 95
 * @param p99 percentile 99
 * @param p999 percentile 99.9
 */
public record PauseTimes(long mean, long p50, long p90, long p95, long p99, long p999) {

	/** {@return the percentiles of events} */
	public static PauseTimes of(GcEvents events) {
		int count = 0;
		for (int row = 0; row < events.size(); row++) {
			count += isPause(events, row) ? 1 : 0;
		}
		if (count == 0) {
			return new PauseTimes(GcEvents.UNKNOWN, GcEvents.UNKNOWN, GcEvents.UNKNOWN, GcEvents.UNKNOWN, GcEvents.UNKNOWN, GcEvents.UNKNOWN);
		}
		long[] times = new long[count];
		long sum = 0;
		int at = 0;
		for (int row = 0; row < events.size(); row++) {
			if (isPause(events, row)) {
				times[at++] = events.get(GcColumn.PAUSE, row);
				sum = Sums.add(sum, times[at - 1]);
			}
		}
		Arrays.sort(times);
		return new PauseTimes(sum / count, rank(times, 500), rank(times, 900), rank(times, 950), rank(times, 990), rank(times, 999));
	}

	private static boolean isPause(GcEvents events, int row) {
		return events.kind(row).isPause() && events.has(GcColumn.PAUSE, row);
	}

	private static long rank(long[] sorted, int perMille) {
		long rank = ((long) sorted.length * perMille + 999) / 1000;
		return sorted[(int) Math.max(0, rank - 1)];
	}
}
