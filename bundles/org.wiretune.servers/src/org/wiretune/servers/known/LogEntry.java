/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.known;

import java.util.List;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.servers.logs.LogSeverity;

/**
 * A line of a server's log.
 *
 * @param text the line without its end, cut where it is too long
 * @param severity how much it matters
 * @param alarms the alarms that its text raised
 */
public record LogEntry(String text, LogSeverity severity, List<Alarm> alarms) {

	/** Copies the list. */
	public LogEntry {
		alarms = List.copyOf(alarms);
	}
}
