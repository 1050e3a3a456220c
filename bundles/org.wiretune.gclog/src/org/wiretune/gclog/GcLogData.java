/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.wiretune.safety.order.Backwards;

/**
 * What a collection log tells. Not changed after it was read; any thread may use it.
 *
 * @param name the name of the file
 * @param format its format
 * @param jvmStarts the virtual machines that wrote it, in the order of the file; at least one
 * @param events stops and concurrent cycles
 * @param eventsNotKept how many events had no room; they count in the totals of this record, and in no other figure
 * @param pauses how often the application stood still
 * @param pauseNanos how long in all, the exact sum of the times as the log prints them, in nanoseconds
 * @param maxPauseNanos the longest pause in nanoseconds; 0 without pauses
 * @param maxPauseLine the line of the longest pause, 0 without pauses
 * @param safepoints all stops by the safepoint lines; empty where there are none
 * @param incidents incidents by kind; no entry for a kind that was not seen
 * @param lostStops stops that were begun and do not count, because the log lacks their end or their time
 * @param linesUnderstood lines that belong to the log
 * @param linesSkipped lines that do not, empty lines left out
 * @param skipped the first of them
 * @param remarks sentences on what is missing or doubtful in the file
 * @param parts the files that it was joined from, in the order of their content; at least one
 */
public record GcLogData(String name, GcLogFormat format, List<JvmStart> jvmStarts, GcEvents events, long eventsNotKept, long pauses,
		long pauseNanos, long maxPauseNanos, long maxPauseLine, Optional<Safepoints> safepoints, Map<IncidentKind, Incident> incidents,
		long lostStops, long linesUnderstood, long linesSkipped, List<SkippedLine> skipped, List<String> remarks, List<LogPart> parts) {

	/** {@return the collector of the last JVM start that tells one; empty where none does} */
	public String collector() {
		return Backwards.of(jvmStarts).stream().map(JvmStart::collector).filter(name -> !name.isEmpty()).findFirst().orElse("");
	}

	/** {@return the version of the last JVM start that tells one; empty where none does} */
	public String version() {
		return Backwards.of(jvmStarts).stream().map(JvmStart::version).filter(name -> !name.isEmpty()).findFirst().orElse("");
	}

	/** {@return the greatest heap of the last JVM start that tells one, in bytes; {@link GcEvents#UNKNOWN} where none does} */
	public long maxHeapBytes() {
		return Backwards.of(jvmStarts).stream().mapToLong(JvmStart::maxHeapBytes).filter(bytes -> bytes != GcEvents.UNKNOWN).findFirst()
				.orElse(GcEvents.UNKNOWN);
	}

	/** {@return the incidents of a kind; none where it was not seen} */
	public Incident incidents(IncidentKind kind) {
		return incidents.getOrDefault(kind, new Incident(0, 0, 0, List.of()));
	}

	/**
	 * {@return what the log tells of one JVM start} Lines, lost stops and remarks are those of the whole file; safepoints are not told by start.
	 *
	 * @param jvm the index of the JVM start
	 */
	public GcLogData ofStart(int jvm) {
		JvmStart start = jvmStarts.get(jvm);
		GcEvents rows = events.ofStart(jvm);
		long kept = 0;
		long max = 0;
		long line = 0;
		for (int row = 0; row < rows.size(); row++) {
			long pause = rows.kind(row).isPause() ? rows.get(GcColumn.PAUSE, row) : GcEvents.UNKNOWN;
			if (pause != GcEvents.UNKNOWN) {
				kept++;
				if (pause > max || line == 0) {
					max = pause;
					line = rows.get(GcColumn.LINE, row);
				}
			}
		}
		return new GcLogData(name, format, List.of(start), rows, start.pauses() - kept, start.pauses(), start.pauseNanos(), max, line, Optional.empty(),
				start.incidents(), lostStops, linesUnderstood, linesSkipped, skipped, remarks, parts);
	}

	/** {@return whether fewer lines were understood than not, so that pauses may stand among those that were not} */
	public boolean isMostlyForeign() {
		return linesSkipped > linesUnderstood;
	}

	/** {@return whether so many pauses may be missing that no share of the time can be told} */
	public boolean lacksPauses() {
		return isMostlyForeign() || lostStops > pauses;
	}

	/** {@return whether it was joined from several files} */
	public boolean isJoined() {
		return parts.size() > 1;
	}

	/**
	 * {@return the file and the line in it of a line that is counted through all parts}
	 *
	 * @param line a line, as events, incidents and findings tell it
	 */
	public LogPosition position(long line) {
		int at = parts.size() - 1;
		while (at > 0 && parts.get(at).firstLine() > line) {
			at--;
		}
		LogPart part = parts.get(at);
		return new LogPosition(part, line - part.firstLine() + 1);
	}
}
