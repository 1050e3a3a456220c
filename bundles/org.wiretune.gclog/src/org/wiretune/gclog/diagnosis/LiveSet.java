/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import static org.wiretune.gclog.GcEvents.UNKNOWN;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;

/**
 * What is alive: the used heap after collections of all generations of the last JVM start. Where there were none, or
 * only some beside the application, which allocated meanwhile, the least that was left after any collection stands for it;
 * that is an upper bound.
 *
 * @param bytes the greatest of the last three of these values, or {@link GcEvents#UNKNOWN}
 * @param full how many collections of all generations tell it; 0 for an upper bound
 * @param row the row of the value, -1 where there is none
 */
record LiveSet(long bytes, int full, int row) {

	static LiveSet of(GcEvents events) {
		int last = events.size() - 1;
		int jvm = last < 0 ? 0 : events.jvm(last);
		int full = 0;
		long bytes = UNKNOWN;
		int at = -1;
		long least = UNKNOWN;
		int leastRow = -1;
		for (int row = last; row >= 0 && events.jvm(row) == jvm; row--) {
			long after = events.get(GcColumn.HEAP_AFTER, row);
			if (after == UNKNOWN || !events.kind(row).isCollection()) {
				continue;
			}
			if (events.kind(row).isFull() && events.kind(row).isPause()) {
				full++;
				if (full <= 3 && after > bytes) {
					bytes = after;
					at = row;
				}
			} else if (least == UNKNOWN || after < least) {
				least = after;
				leastRow = row;
			}
		}
		return full > 0 ? new LiveSet(bytes, full, at) : new LiveSet(least, 0, leastRow);
	}
}
