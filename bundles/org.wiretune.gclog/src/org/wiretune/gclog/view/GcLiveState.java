/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * Whether a log that is followed is still being written.
 *
 * @param kind what is known
 * @param since when the last lines came; null where none came since the log was opened
 * @param problem why it cannot be followed, a sentence; empty where it can
 */
public record GcLiveState(Kind kind, Instant since, String problem) {

	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

	/** What is known. */
	public enum Kind {
		/** Nothing came since the log was opened. */
		WAITING,
		/** Lines come. */
		LIVE,
		/** No lines come any more; when they do, it is live again. */
		ENDED
	}

	/** {@return the state before anything came} */
	public static GcLiveState waiting() {
		return new GcLiveState(Kind.WAITING, null, "");
	}

	/**
	 * {@return the state in a sentence; empty where there is nothing to say}
	 *
	 * @param zone the time zone of the user
	 */
	public String text(ZoneId zone) {
		if (!problem.isEmpty()) {
			return problem;
		}
		return switch (kind) {
		case WAITING -> "";
		case LIVE -> TEXTS.get("live.live", TIME.withZone(zone).format(since));
		case ENDED -> TEXTS.get("live.ended", TIME.withZone(zone).format(since));
		};
	}
}
