/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

import java.util.Objects;
import java.util.OptionalLong;

/**
 * An alarm as a reader finds it in a list: it stays there when it is over, until somebody resets it.
 *
 * @param alarm
 *            the alarm as it was raised
 * @param endedAt
 *            when it was over, milliseconds since 1970; empty while it holds
 */
public record AlarmEntry(Alarm alarm, OptionalLong endedAt) {

	/** Checks the values. */
	public AlarmEntry {
		Objects.requireNonNull(alarm);
		Objects.requireNonNull(endedAt);
	}

	/**
	 * Whether it still holds.
	 *
	 * @return {@code false} once it is over
	 */
	public boolean isActive() {
		return endedAt.isEmpty();
	}

	/**
	 * When its evidence begins.
	 *
	 * @return milliseconds since 1970; the time of the alarm where it has none
	 */
	public long from() {
		return alarm.evidence().isEmpty() ? alarm.since() : alarm.evidence().get(0).time();
	}

	/**
	 * Whether another entry is about the same alarm, at another time of its life perhaps.
	 *
	 * @param other
	 *            an entry
	 * @return {@code true} for the same alarm raised at the same time
	 */
	public boolean isSame(AlarmEntry other) {
		return alarm.isSame(other.alarm) && alarm.since() == other.alarm.since();
	}
}
