/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.report;

import static org.wiretune.gclog.GcEvents.UNKNOWN;
import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.time.Instant;

import org.wiretune.gclog.Clock;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.diagnosis.LinePlaces;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.safety.quantity.Quantity;

/** One event of a log as one line of text. May be used by any thread. */
public final class GcEventLine {

	private GcEventLine() {
	}

	/** {@return when, what, why, how much memory, how long, and the line of the log} @param log the log @param row the row of the event */
	public static String of(GcLogData log, int row) {
		GcEvents events = log.events();
		StringBuilder text = new StringBuilder(time(log, row));
		text.append("  ").append(events.kind(row).label());
		if (!events.cause(row).isEmpty()) {
			text.append(" (").append(events.cause(row).replaceAll("\\p{Cntrl}", " ")).append(')');
		}
		if (events.has(GcColumn.HEAP_BEFORE, row) && events.has(GcColumn.HEAP_AFTER, row)) {
			text.append("  ").append(TEXTS.get("line.sizes", Quantity.bytes(events.get(GcColumn.HEAP_BEFORE, row)).text(), Quantity.bytes(events.get(GcColumn.HEAP_AFTER, row)).text()));
			if (events.has(GcColumn.HEAP_CAPACITY, row)) {
				text.append(' ').append(TEXTS.get("line.capacity", Quantity.bytes(events.get(GcColumn.HEAP_CAPACITY, row)).text()));
			}
		}
		if (events.has(GcColumn.PAUSE, row)) {
			text.append("  ").append(TEXTS.get("line.pause", Quantity.nanoseconds(events.get(GcColumn.PAUSE, row)).text()));
		} else if (events.has(GcColumn.CONCURRENT, row)) {
			text.append("  ").append(TEXTS.get("line.concurrent", Quantity.nanoseconds(events.get(GcColumn.CONCURRENT, row)).text()));
		}
		return text.append("  ").append(LinePlaces.words(log, events.get(GcColumn.LINE, row))).toString();
	}

	private static String time(GcLogData log, int row) {
		long start = log.events().get(GcColumn.START, row);
		if (start == UNKNOWN) {
			return ComparedFigure.NOTHING;
		}
		if (log.jvmStarts().get(log.events().jvm(row)).clock() == Clock.WALL_CLOCK) {
			return Instant.ofEpochMilli(start / Nanoseconds.IN_MILLISECOND).toString();
		}
		return TEXTS.get("line.uptime", Digits.fixed(Nanoseconds.toSeconds(start), 3));
	}
}
