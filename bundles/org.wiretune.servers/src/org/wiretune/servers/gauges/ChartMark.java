/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

/**
 * A moment or a stretch of time that a chart marks.
 *
 * @param kind
 *            what it is
 * @param from
 *            milliseconds since 1970
 * @param to
 *            its end, equal to {@code from} for a moment
 * @param text
 *            what it says, a few words
 */
public record ChartMark(Kind kind, long from, long to, String text) {

	/** What a mark is. */
	public enum Kind {
		/** A performance run began. */
		RUN_STARTED,
		/** A performance run ended. */
		RUN_ENDED,
		/** What follows belongs to another process. */
		RESTART,
		/** The process did not answer. */
		GAP,
		/** An alarm held. */
		ALARM,
		/** A thread dump was taken. */
		THREAD_DUMP,
		/** A moment that a user wants to find again. */
		MOMENT
	}

	/**
	 * A moment.
	 *
	 * @param kind
	 *            what it is
	 * @param time
	 *            milliseconds since 1970
	 * @param text
	 *            what it says
	 * @return the mark
	 */
	public static ChartMark at(Kind kind, long time, String text) {
		return new ChartMark(kind, time, time, text);
	}

	/**
	 * Whether it lies within a time, in part at least.
	 *
	 * @param begin
	 *            milliseconds since 1970
	 * @param end
	 *            milliseconds since 1970
	 * @return {@code false} where nothing of it is to be seen
	 */
	public boolean isWithin(long begin, long end) {
		return to >= begin && from <= end;
	}
}
