/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import java.util.Map;

import org.wiretune.gclog.internal.Sums;

/**
 * One virtual machine that wrote into the log.
 *
 * @param line the number of its first line
 * @param clock what its times count from
 * @param firstNanos its first time, or {@link GcEvents#UNKNOWN}
 * @param lastNanos its last time, or {@link GcEvents#UNKNOWN}
 * @param wallClockNanos what has to be added to its times for the time since 1970, or {@link GcEvents#UNKNOWN}
 * @param collector the collector or policy in the words of the log; empty where it does not tell
 * @param version the version of the virtual machine; empty where the log does not tell
 * @param maxHeapBytes the greatest heap it was given, or {@link GcEvents#UNKNOWN}
 * @param initialHeapBytes the heap at its start, or {@link GcEvents#UNKNOWN}
 * @param regionBytes the size of a region, or {@link GcEvents#UNKNOWN}
 * @param pauses how often the application stood still
 * @param pauseNanos how long in all
 * @param processors how many processors it was given, 0 where the log does not tell
 * @param usedBytes what was used at the last line that tells it outside of collections, as Epsilon does; or
 *        {@link GcEvents#UNKNOWN}
 * @param usedLine the number of this line, 0 where there is none
 * @param incidents its incidents by kind; no entry for a kind that was not seen
 */
public record JvmStart(long line, Clock clock, long firstNanos, long lastNanos, long wallClockNanos, String collector, String version,
		long maxHeapBytes, long initialHeapBytes, long regionBytes, long pauses, long pauseNanos,
		int processors, long usedBytes, long usedLine, Map<IncidentKind, Incident> incidents) {

	/** {@return the time from its first to its last time stamp in nanoseconds, or {@link GcEvents#UNKNOWN}} */
	public long runtimeNanos() {
		return firstNanos == GcEvents.UNKNOWN ? GcEvents.UNKNOWN : Sums.add(lastNanos, -firstNanos);
	}
}
