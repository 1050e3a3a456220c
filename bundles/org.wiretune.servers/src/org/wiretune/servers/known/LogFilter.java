/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.known;

import org.wiretune.safety.text.Texts;
import org.wiretune.servers.logs.LogSeverity;

/** Which lines of a log are shown. */
public enum LogFilter {
	/** All. */
	ALL,
	/** Without details for developers; lines of no known form are shown. */
	NO_DETAILS,
	/** Warnings, errors and what raised an alarm. */
	WARNINGS,
	/** Errors and what raised an alarm. */
	ERRORS;

	private static final Texts TEXTS = Texts.of(LogFilter.class);

	/** {@return the name for people} */
	public String label() {
		return TEXTS.get("filter." + name());
	}

	/**
	 * Says whether a line is shown.
	 *
	 * @param entry the line
	 * @return whether
	 */
	public boolean shows(LogEntry entry) {
		if (!entry.alarms().isEmpty()) {
			return true;
		}
		LogSeverity severity = entry.severity();
		return switch (this) {
		case ALL -> true;
		case NO_DETAILS -> severity != LogSeverity.DEBUG;
		case WARNINGS -> severity == LogSeverity.WARNING || severity == LogSeverity.ERROR;
		case ERRORS -> severity == LogSeverity.ERROR;
		};
	}
}
