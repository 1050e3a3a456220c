/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import org.wiretune.gclog.Clock;
import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.IncidentKind;
import org.wiretune.gclog.internal.Sums;

/**
 * One stop of IBM J9: from {@code exclusive-start} to {@code exclusive-end}, or an {@code af}, {@code sys} or {@code con} of
 * the older format. Several collections in one stop are one event of the heaviest kind; its sizes are those before the first
 * and after the last.
 */
final class J9Stop {

	private final GcLogBuilder log;
	private boolean open;
	private boolean collected;
	private CollectionKind kind;
	private int cause;
	private int flags;
	private long failureLine;

	J9Stop(GcLogBuilder log) {
		this.log = log;
	}

	boolean isOpen() {
		return open;
	}

	/** Begins a stop; one that was cut off is lost. */
	void begin(long start, long number, long offset) {
		drop();
		open = true;
		collected = false;
		kind = CollectionKind.STOP_WITHOUT_COLLECTION;
		cause = 0;
		flags = 0;
		log.clear();
		log.set(GcColumn.LINE, number);
		log.set(GcColumn.OFFSET, offset);
		if (start != Bytes.UNKNOWN) {
			log.set(GcColumn.START, start);
		}
	}

	/** Drops a stop that was cut off or tells no time, where there is one; it is lost. */
	void drop() {
		if (open) {
			log.lostStop();
		}
		forget();
	}

	/** Forgets what was begun and is no stop. */
	void forget() {
		open = false;
		log.clear();
	}

	void cause(int number, int flag) {
		cause = number;
		flags |= flag;
	}

	/** Notes that memory was still missing. */
	void exhausted(long number) {
		if ((flags & GcEvents.EXHAUSTED) == 0) {
			log.incident(IncidentKind.OUT_OF_MEMORY, number, 0);
		}
		flags |= GcEvents.EXHAUSTED;
	}

	/** Notes that objects found no room. */
	void copyFailed(long number) {
		flags |= GcEvents.EVACUATION_FAILED;
		failureLine = number;
	}

	/** Notes a collection of the stop. */
	void collection(CollectionKind of) {
		if (!collected || weight(of) > weight(kind)) {
			kind = of;
		}
		collected = true;
	}

	private static int weight(CollectionKind of) {
		return switch (of) {
		case FULL -> 4;
		case GLOBAL_MARK -> 1;
		case PARTIAL -> 3;
		case YOUNG -> 2;
		default -> 0;
		};
	}

	/** Adds a duration to a column. */
	void add(GcColumn column, long nanos) {
		if (nanos != Bytes.UNKNOWN) {
			long before = log.staged(column);
			log.set(column, before == Bytes.UNKNOWN ? nanos : Sums.add(before, nanos));
		}
	}

	/** Notes free and total bytes of a part of the heap, of which the first value before and the last after count. */
	void sizes(GcColumn before, GcColumn after, GcColumn capacity, boolean isBefore, long free, long total) {
		if (free == Bytes.UNKNOWN || total == Bytes.UNKNOWN || free > total) {
			return;
		}
		if (!isBefore) {
			log.set(after, total - free);
		} else if (log.staged(before) == Bytes.UNKNOWN) {
			log.set(before, total - free);
		}
		if (capacity != null) {
			log.set(capacity, total);
		}
	}

	/** {@return the time from the begin of the stop, for releases that tell no duration; unknown where one of the times is} */
	long since(long end) {
		long start = open ? log.staged(GcColumn.START) : Bytes.UNKNOWN;
		return start == Bytes.UNKNOWN || end == Bytes.UNKNOWN || end < start ? Bytes.UNKNOWN : end - start;
	}

	/** Ends the stop; one without a time is lost. */
	void end(long pause) {
		if (!open) {
			return;
		}
		if (pause == Bytes.UNKNOWN) {
			drop();
			return;
		}
		open = false;
		log.set(GcColumn.PAUSE, pause);
		long start = log.staged(GcColumn.START);
		if (start != Bytes.UNKNOWN) {
			log.jvm().time(Clock.WALL_CLOCK, start);
			log.jvm().time(Clock.WALL_CLOCK, start + pause);
		}
		if ((flags & GcEvents.EVACUATION_FAILED) != 0) {
			log.incident(IncidentKind.EVACUATION_FAILURE, failureLine, 0);
		}
		log.add(kind, cause, flags);
	}
}
