/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.summary;

import static org.wiretune.gclog.GcEvents.UNKNOWN;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.internal.Sums;

/**
 * The overhead of collections as IBM's Pattern Modeling and Analysis Tool computes it: of the whole log, the pauses by the time
 * from the first to the last collection of each JVM start; of a collection, pause / (pause + time since the pause before).
 *
 * @param percent of the log, or NaN
 * @param maxPercent the greatest of a collection, or NaN
 * @param maxLine its line, 0 where there is none
 */
record Overhead(double percent, double maxPercent, long maxLine) {

	static Overhead of(GcLogData log) {
		GcEvents events = log.events();
		long pauses = 0;
		long span = 0;
		double max = Double.NaN;
		long line = 0;
		int jvm = -1;
		long first = UNKNOWN;
		long end = UNKNOWN;
		for (int row = 0; row < events.size(); row++) {
			long start = events.get(GcColumn.START, row);
			if (!events.kind(row).isPause() || !events.kind(row).isCollection() || start == UNKNOWN) {
				continue;
			}
			long pause = events.get(GcColumn.PAUSE, row);
			if (events.jvm(row) != jvm) {
				span = first == UNKNOWN ? span : Sums.add(span, Sums.add(end, -first));
				jvm = events.jvm(row);
				first = start;
				end = Sums.add(start, pause);
				pauses = Sums.add(pauses, pause);
				continue;
			}
			long since = Math.max(0, Sums.add(start, -end));
			double share = pause == 0 ? 0 : 100.0 * pause / ((double) pause + since);
			if (!(share <= max)) {
				max = share;
				line = events.get(GcColumn.LINE, row);
			}
			pauses = Sums.add(pauses, pause);
			end = Math.max(end, Sums.add(start, pause));
		}
		span = first == UNKNOWN ? span : Sums.add(span, Sums.add(end, -first));
		return new Overhead(span > 0 && line > 0 ? Math.min(100, 100.0 * pauses / span) : Double.NaN, max, line);
	}
}
