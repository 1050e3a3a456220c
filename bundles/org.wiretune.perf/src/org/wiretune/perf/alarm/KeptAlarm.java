/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.alarm;

import java.util.Objects;
import java.util.OptionalLong;

/**
 * An alarm with what became of it, as a run file keeps it, and as a reader finds it in a list, where it stays when it is over.
 *
 * @param alarm the alarm as it was raised
 * @param endedAt when it was over, milliseconds since 1970; empty while it holds, and where it held until the end of the run
 * @param threadDump name of the file beside the run file with the threads at that moment; empty for none
 */
public record KeptAlarm(Alarm alarm, OptionalLong endedAt, String threadDump) {

	/** The most alarms that a run keeps; a server that raises more is not told better by them. */
	public static final int MOST = 500;

	/** Checks the values. */
	public KeptAlarm {
		Objects.requireNonNull(alarm, "alarm");
		Objects.requireNonNull(endedAt, "endedAt");
		Objects.requireNonNull(threadDump, "threadDump");
	}

	/**
	 * An alarm that has just been raised.
	 *
	 * @param alarm the alarm
	 */
	public KeptAlarm(Alarm alarm) {
		this(alarm, OptionalLong.empty(), "");
	}

	/** {@return whether it still holds} */
	public boolean isActive() {
		return endedAt.isEmpty();
	}

	/**
	 * Whether another one is the same alarm at another time of its life.
	 *
	 * @param other an alarm
	 * @return true where both are about the same and were raised at the same time
	 */
	public boolean isSame(KeptAlarm other) {
		return alarm.isSame(other.alarm) && alarm.since() == other.alarm.since();
	}

	/**
	 * The alarm with its end.
	 *
	 * @param end when it was over, milliseconds since 1970
	 * @return a copy
	 */
	public KeptAlarm ended(long end) {
		return new KeptAlarm(alarm, OptionalLong.of(end), threadDump);
	}

	/**
	 * The alarm with the threads of its moment.
	 *
	 * @param file name of the file beside the run file
	 * @return a copy
	 */
	public KeptAlarm withThreadDump(String file) {
		return new KeptAlarm(alarm, endedAt, file);
	}
}
