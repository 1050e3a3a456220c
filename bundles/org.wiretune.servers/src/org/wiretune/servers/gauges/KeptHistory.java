/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.List;
import java.util.Objects;

import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.servers.metrics.MetricHistory;

/**
 * What was read of a program for a while, with what was seen on it.
 *
 * @param name
 *            what a reader calls the program
 * @param place
 *            where it ran: {@code process 4711} or {@code host:9010}; may be empty
 * @param history
 *            its figures
 * @param alarms
 *            alarms that held or hold, the newest first
 * @param moments
 *            boundaries of runs, thread dumps and marks, oldest first
 */
public record KeptHistory(String name, String place, MetricHistory history, List<KeptAlarm> alarms, List<ChartMark> moments) {

	/** Copies the lists. */
	public KeptHistory {
		Objects.requireNonNull(name);
		Objects.requireNonNull(place);
		Objects.requireNonNull(history);
		alarms = List.copyOf(alarms);
		moments = List.copyOf(moments);
	}
}
