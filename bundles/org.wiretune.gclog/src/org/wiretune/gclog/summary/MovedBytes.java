/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.summary;

import static org.wiretune.gclog.GcEvents.UNKNOWN;

import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.internal.Sums;

/**
 * What was allocated and promoted: the used heap before a pause less that after the pause before it, and the growth of the old
 * generation in young collections.
 *
 * @param allocated bytes, or {@link GcEvents#UNKNOWN}
 * @param promoted bytes, or {@link GcEvents#UNKNOWN}
 */
record MovedBytes(long allocated, long promoted) {

	static MovedBytes of(GcEvents events) {
		long allocated = UNKNOWN;
		long promoted = UNKNOWN;
		long last = UNKNOWN;
		int jvm = -1;
		for (int row = 0; row < events.size(); row++) {
			if (events.jvm(row) != jvm) {
				jvm = events.jvm(row);
				last = UNKNOWN;
			}
			long before = events.get(GcColumn.HEAP_BEFORE, row);
			if (before != UNKNOWN && events.kind(row).isPause()) {
				if (last != UNKNOWN) {
					allocated = Sums.add(Math.max(0, allocated), Math.max(0, before - last));
				}
				last = events.get(GcColumn.HEAP_AFTER, row);
			}
			long growth = isYoung(events.kind(row)) ? oldGrowth(events, row) : UNKNOWN;
			if (growth != UNKNOWN) {
				promoted = Sums.add(Math.max(0, promoted), Math.max(0, growth));
			}
		}
		return new MovedBytes(allocated, promoted);
	}

	private static boolean isYoung(CollectionKind kind) {
		return kind == CollectionKind.YOUNG || kind == CollectionKind.CONCURRENT_START;
	}

	private static long oldGrowth(GcEvents events, int row) {
		if (events.has(GcColumn.OLD_BEFORE, row) && events.has(GcColumn.OLD_AFTER, row)) {
			return events.get(GcColumn.OLD_AFTER, row) - events.get(GcColumn.OLD_BEFORE, row);
		}
		if (!events.has(GcColumn.YOUNG_BEFORE, row) || !events.has(GcColumn.YOUNG_AFTER, row) || !events.has(GcColumn.HEAP_BEFORE, row)
				|| !events.has(GcColumn.HEAP_AFTER, row)) {
			return UNKNOWN;
		}
		return events.get(GcColumn.HEAP_AFTER, row) - events.get(GcColumn.YOUNG_AFTER, row)
				- (events.get(GcColumn.HEAP_BEFORE, row) - events.get(GcColumn.YOUNG_BEFORE, row));
	}
}
