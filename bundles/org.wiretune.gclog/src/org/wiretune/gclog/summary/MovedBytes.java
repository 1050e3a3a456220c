/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.summary;

import static org.wiretune.gclog.GcEvents.UNKNOWN;

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
			long growth = RowFigures.promoted(events, row);
			if (growth != UNKNOWN) {
				promoted = Sums.add(Math.max(0, promoted), growth);
			}
		}
		return new MovedBytes(allocated, promoted);
	}
}
