/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.function.LongFunction;

import org.wiretune.safety.text.Texts;

/** Says which time charts show, so that nobody takes a short run for a long one. */
final class ChartPeriod {

	private static final Texts TEXTS = Texts.of(ChartPeriod.class, "messages"); //$NON-NLS-1$
	private static final long SECOND = 1000;
	private static final long MINUTE = 60;

	private ChartPeriod() {
	}

	/**
	 * The time in a sentence.
	 *
	 * @param range
	 *            what was chosen
	 * @param first
	 *            time of the first value, milliseconds since 1970
	 * @param newest
	 *            time of the newest value
	 * @param times
	 *            writes a time of day
	 */
	static String of(ChartRange range, long first, long newest, LongFunction<String> times) {
		ChartWindow window = range.window(first, newest);
		if (!range.isLive()) {
			return TEXTS.get("period.between", times.apply(window.from()), times.apply(window.to()), length(window.length())); //$NON-NLS-1$
		}
		return range.fitting() && newest - first < range.length() ? TEXTS.get("period.all", times.apply(first), length(newest - first)) //$NON-NLS-1$
				: TEXTS.get("period.last", length(window.length())); //$NON-NLS-1$
	}

	private static String length(long millis) {
		long seconds = Math.round(millis / (double) SECOND);
		String minutes = Long.toString(seconds / MINUTE);
		String rest = Long.toString(seconds % MINUTE);
		return seconds < MINUTE ? TEXTS.get("period.seconds", rest) //$NON-NLS-1$
				: TEXTS.get(seconds % MINUTE == 0 ? "period.minutes" : "period.minutesSeconds", minutes, rest); //$NON-NLS-1$ //$NON-NLS-2$
	}
}
