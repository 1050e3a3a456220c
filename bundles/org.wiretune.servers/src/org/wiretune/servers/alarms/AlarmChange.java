/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

import java.util.Objects;

import org.wiretune.perf.alarm.Alarm;

/**
 * An alarm was raised or is over.
 *
 * @param kind
 *            which of the two
 * @param time
 *            milliseconds since 1970
 * @param alarm
 *            the alarm, as it was raised
 */
public record AlarmChange(Kind kind, long time, Alarm alarm) {

	/** What happened. */
	public enum Kind {
		/** The condition held for long enough. */
		RAISED,
		/** The condition has not held for a while, or what it was about is gone. */
		CLEARED
	}

	/** Checks the values. */
	public AlarmChange {
		Objects.requireNonNull(kind);
		Objects.requireNonNull(alarm);
	}
}
