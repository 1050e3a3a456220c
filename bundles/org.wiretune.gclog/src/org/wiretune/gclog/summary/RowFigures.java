/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.summary;

import static org.wiretune.gclog.GcEvents.UNKNOWN;

import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.safety.quantity.Nanoseconds;

/**
 * What follows for a row from the rows around it, by the definitions of the summary. Computed when asked for, so that it
 * takes no memory; may be used by any thread.
 */
public final class RowFigures {

	/** Between two stops for collections there are a few short stops and concurrent cycles, not thousands. */
	private static final int FARTHEST = 2000;

	private final GcEvents events;

	/**
	 * Makes them for events.
	 *
	 * @param events the rows
	 */
	public RowFigures(GcEvents events) {
		this.events = events;
	}

	/**
	 * {@return the time from the end of the stop for a collection before to the beginning of a row, in nanoseconds, at least
	 * 0; {@link GcEvents#UNKNOWN} for the first of a JVM start, and where times are not known}
	 *
	 * @param row the row
	 */
	public long since(int row) {
		long start = events.get(GcColumn.START, row);
		int before = start == UNKNOWN ? -1 : before(row, false);
		return before < 0 ? UNKNOWN : Math.max(0, start - events.get(GcColumn.START, before) - Math.max(0, events.get(GcColumn.PAUSE, before)));
	}

	/**
	 * {@return pause / (pause + time since the stop before) in percent; not a number where it is not known, and for work beside
	 * the application}
	 *
	 * @param row the row
	 */
	public double overheadPercent(int row) {
		long pause = events.kind(row).isPause() && events.kind(row).isCollection() ? events.get(GcColumn.PAUSE, row) : UNKNOWN;
		long since = pause == UNKNOWN ? UNKNOWN : since(row);
		return since == UNKNOWN ? Double.NaN : pause == 0 ? 0 : 100.0 * pause / (pause + since);
	}

	/**
	 * {@return what a collection freed in bytes, or {@link GcEvents#UNKNOWN}}
	 *
	 * @param row the row
	 */
	public long freed(int row) {
		long before = events.get(GcColumn.HEAP_BEFORE, row);
		long after = events.get(GcColumn.HEAP_AFTER, row);
		return before == UNKNOWN || after == UNKNOWN ? UNKNOWN : before - after;
	}

	/**
	 * {@return what was allocated since the stop before by the time between the beginnings of both, in bytes a second; not a
	 * number where it is not known}
	 *
	 * @param row the row
	 */
	public double allocationRate(int row) {
		long heap = events.kind(row).isPause() ? events.get(GcColumn.HEAP_BEFORE, row) : UNKNOWN;
		int before = heap == UNKNOWN ? -1 : before(row, true);
		return before < 0 ? Double.NaN : rate(Math.max(0, heap - events.get(GcColumn.HEAP_AFTER, before)), row, before);
	}

	/**
	 * {@return what a young collection moved into the old generation by the time since the stop before, in bytes a second; not a
	 * number where it is not known}
	 *
	 * @param row the row
	 */
	public double promotionRate(int row) {
		long promoted = promoted(events, row);
		int before = promoted == UNKNOWN ? -1 : before(row, true);
		return before < 0 ? Double.NaN : rate(promoted, row, before);
	}

	private double rate(long bytes, int row, int before) {
		long start = events.get(GcColumn.START, row);
		long earlier = events.get(GcColumn.START, before);
		return start == UNKNOWN || earlier == UNKNOWN || start <= earlier ? Double.NaN : bytes / Nanoseconds.toSeconds(start - earlier);
	}

	/** The stop before in the same JVM start: for a collection, or one that tells the heap. */
	private int before(int row, boolean withHeap) {
		int last = Math.max(0, row - FARTHEST);
		for (int at = row - 1; at >= last && events.jvm(at) == events.jvm(row); at--) {
			if (events.kind(at).isPause()
					&& (withHeap ? events.has(GcColumn.HEAP_AFTER, at) : events.kind(at).isCollection() && events.has(GcColumn.START, at))) {
				return at;
			}
		}
		return -1;
	}

	/**
	 * {@return what a young collection moved into the old generation, in bytes, at least 0; {@link GcEvents#UNKNOWN} where the log
	 * does not tell the generations, and for other collections}
	 *
	 * @param events the rows
	 * @param row the row
	 */
	public static long promoted(GcEvents events, int row) {
		CollectionKind kind = events.kind(row);
		if (kind != CollectionKind.YOUNG && kind != CollectionKind.CONCURRENT_START) {
			return UNKNOWN;
		}
		if (events.has(GcColumn.OLD_BEFORE, row) && events.has(GcColumn.OLD_AFTER, row)) {
			return Math.max(0, events.get(GcColumn.OLD_AFTER, row) - events.get(GcColumn.OLD_BEFORE, row));
		}
		if (!events.has(GcColumn.YOUNG_BEFORE, row) || !events.has(GcColumn.YOUNG_AFTER, row) || !events.has(GcColumn.HEAP_BEFORE, row)
				|| !events.has(GcColumn.HEAP_AFTER, row)) {
			return UNKNOWN;
		}
		return Math.max(0, events.get(GcColumn.HEAP_AFTER, row) - events.get(GcColumn.YOUNG_AFTER, row)
				- (events.get(GcColumn.HEAP_BEFORE, row) - events.get(GcColumn.YOUNG_BEFORE, row)));
	}
}
