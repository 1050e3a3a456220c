/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.LogPosition;

/** Where a line is, in words: its number, and the file where there are several. May be used by any thread. */
public final class LinePlaces {

	private LinePlaces() {
	}

	/** {@return "line 12", or "line 12 of gc.log.0"} @param log the log @param line a line counted through all files */
	public static String words(GcLogData log, long line) {
		LogPosition position = log.position(line);
		return log.isJoined() ? TEXTS.get("place.file", Long.toString(position.line()), position.part().shortName()) : TEXTS.get("place.line", Long.toString(position.line()));
	}

	/** {@return "12", or "gc.log.0:12"} @param log the log @param line a line counted through all files */
	public static String brief(GcLogData log, long line) {
		LogPosition position = log.position(line);
		return log.isJoined() ? position.part().shortName() + ":" + position.line() : String.valueOf(position.line());
	}
}
