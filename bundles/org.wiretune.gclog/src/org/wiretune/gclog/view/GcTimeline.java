/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.GcEvents.UNKNOWN;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.JvmStart;
import org.wiretune.safety.quantity.Nanoseconds;

/**
 * The time axis of a log, in seconds from its beginning. Zero is the start of the first virtual machine where its clock counts
 * from there and the log begins within a minute of it, else the first time stamp. Further virtual machines of the same file
 * stand where the wall clock puts them; where it is not known, or went back, each begins where the one before ended. A log
 * without time stamps has the numbers of its rows as its axis. Not changed; may be used by any thread.
 */
public final class GcTimeline {

	/** A log that begins later than this after the start of its JVM is a part of a longer one. */
	private static final long EARLY = 60_000_000_000L;
	private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSS", Locale.ROOT);

	private final GcEvents events;
	private final List<JvmStart> starts;
	private final long[] shift;
	private final boolean timed;
	private final double end;

	private GcTimeline(GcLogData log, long[] shift, boolean timed, double end) {
		events = log.events();
		starts = log.jvmStarts();
		this.shift = shift;
		this.timed = timed;
		this.end = end;
	}

	/**
	 * The axis of a log.
	 *
	 * @param log the log
	 * @return its axis
	 */
	public static GcTimeline of(GcLogData log) {
		List<JvmStart> starts = log.jvmStarts();
		long[] shift = new long[starts.size()];
		boolean timed = false;
		for (JvmStart start : starts) {
			timed |= start.runtimeNanos() != UNKNOWN && start.runtimeNanos() > 0;
		}
		if (!timed) {
			return new GcTimeline(log, shift, false, Math.max(1, log.events().size() - 1));
		}
		boolean dated = isDated(starts);
		long zero = UNKNOWN;
		long end = 0;
		for (int i = 0; i < starts.size(); i++) {
			JvmStart start = starts.get(i);
			if (start.firstNanos() == UNKNOWN) {
				shift[i] = end;
				continue;
			}
			if (zero == UNKNOWN) {
				boolean fromStart = start.clock() == org.wiretune.gclog.Clock.UPTIME && start.firstNanos() >= 0 && start.firstNanos() <= EARLY;
				shift[i] = fromStart ? 0 : -start.firstNanos();
				zero = dated ? start.wallClockNanos() - shift[i] : 0;
			} else {
				shift[i] = dated ? start.wallClockNanos() - zero : end - start.firstNanos();
			}
			end = Math.max(end, start.lastNanos() + shift[i]);
		}
		return new GcTimeline(log, shift, true, Math.max(Nanoseconds.toSeconds(end), 1e-3));
	}

	private static boolean isDated(List<JvmStart> starts) {
		long end = UNKNOWN;
		for (JvmStart start : starts) {
			if (start.firstNanos() == UNKNOWN || start.wallClockNanos() == UNKNOWN || start.firstNanos() + start.wallClockNanos() < end) {
				return false;
			}
			end = start.lastNanos() + start.wallClockNanos();
		}
		return true;
	}

	/** {@return whether the log tells times; false where the axis counts rows} */
	public boolean isTimed() {
		return timed;
	}

	/** {@return the end of the axis in seconds, or the number of the last row; greater than 0} */
	public double end() {
		return end;
	}

	/**
	 * {@return where a row stands on the axis; not a number where its time is not known}
	 *
	 * @param row the row
	 */
	public double at(int row) {
		if (!timed) {
			return row;
		}
		long time = events.get(GcColumn.START, row);
		return time == UNKNOWN ? Double.NaN : Nanoseconds.toSeconds(time + shift[events.jvm(row)]);
	}

	/**
	 * {@return where a JVM start begins on the axis; not a number where it tells no time}
	 *
	 * @param jvm the index of the JVM start
	 */
	public double startOf(int jvm) {
		if (!timed) {
			return events.firstOf(jvm);
		}
		long first = starts.get(jvm).firstNanos();
		return first == UNKNOWN ? Double.NaN : Nanoseconds.toSeconds(first + shift[jvm]);
	}

	/** {@return how many virtual machines wrote the log} */
	public int starts() {
		return starts.size();
	}

	/**
	 * {@return date and time of a row in the time zone that the log names, or UTC; empty where the log tells none}
	 *
	 * @param row the row
	 */
	public Optional<String> moment(int row) {
		long time = events.get(GcColumn.START, row);
		return time == UNKNOWN ? Optional.empty() : moment(starts.get(events.jvm(row)), time);
	}

	static Optional<String> moment(JvmStart start, long time) {
		if (time == UNKNOWN || start.wallClockNanos() == UNKNOWN) {
			return Optional.empty();
		}
		long nanos = time + start.wallClockNanos();
		Instant instant = Instant.ofEpochSecond(Math.floorDiv(nanos, Nanoseconds.IN_SECOND), Math.floorMod(nanos, Nanoseconds.IN_SECOND));
		return Optional.of(MOMENT.format(LocalDateTime.ofInstant(instant, ZoneOffset.UTC)));
	}
}
