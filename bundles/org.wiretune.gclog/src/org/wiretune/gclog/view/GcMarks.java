/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import java.util.Arrays;

import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogData;

/**
 * Rows that are marked above the charts, in the order of the time axis. Not changed; may be used by any thread.
 *
 * @param flag the flag of {@link GcEvents} that they have
 * @param rows the rows
 * @param times where they stand on the time axis
 */
public record GcMarks(int flag, int[] rows, double[] times) {

	/** So many marks tell no more than fewer. */
	private static final int MOST = 20_000;

	/**
	 * Finds rows.
	 *
	 * @param log the log
	 * @param timeline its time axis
	 * @param flag the flag of {@link GcEvents}
	 * @return the rows that have it, the first 20,000
	 */
	public static GcMarks of(GcLogData log, GcTimeline timeline, int flag) {
		int[] rows = new int[MOST];
		int count = 0;
		for (int row = 0; row < log.events().size() && count < MOST; row++) {
			if (log.events().is(flag, row) && Double.isFinite(timeline.at(row))) {
				rows[count++] = row;
			}
		}
		rows = Arrays.copyOf(rows, count);
		RowOrder.sort(rows, row -> RowOrder.key(timeline.at(row)), false);
		return new GcMarks(flag, rows, Arrays.stream(rows).mapToDouble(timeline::at).toArray());
	}
}
