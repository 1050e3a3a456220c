/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.wiretune.safety.secret.Secrets;

/**
 * An alarm that the server of a run raised, as the run file keeps it: a slow choice that a running server shows.
 *
 * @param id id of the catalogue
 * @param source word that tells alarms of one id apart, mostly a family of servers; may be empty
 * @param instance pool, bean, queue or data source it is about; empty for the server as a whole
 * @param raisedAt when it was raised, by the clock of the program that ran it
 * @param endedAt when it was over; empty while it holds, and where it held until the end of the run
 * @param observed the worst figure of its evidence; not a number for an alarm without one
 * @param limit what it was compared with; not a number for none
 * @param demand what would have been needed, in the same unit; not a number where that cannot be told
 * @param unit unit of the figures in lower case, such as {@code threads}
 * @param limitedBy which kind of setting sets the limit in lower case, such as {@code data source}; {@code none} for none
 * @param message complete sentences: the observed value, the limit and the next step
 * @param evidence the seconds it rests on, oldest first; empty for an alarm of a log or a thread dump
 * @param threadDump name of the file beside the run file with the threads at that moment; empty for none
 */
public record RunAlarm(String id, String source, String instance, Instant raisedAt, Optional<Instant> endedAt, double observed,
		double limit, double demand, String unit, String limitedBy, String message, List<AlarmSecond> evidence,
		String threadDump) {

	/** The most alarms that a run keeps; a server that raises more is not told better by them. */
	public static final int MOST = 500;

	/** Copies the evidence. */
	public RunAlarm {
		Objects.requireNonNull(id, "id");
		Objects.requireNonNull(source, "source");
		Objects.requireNonNull(instance, "instance");
		Objects.requireNonNull(raisedAt, "raisedAt");
		Objects.requireNonNull(endedAt, "endedAt");
		Objects.requireNonNull(unit, "unit");
		Objects.requireNonNull(limitedBy, "limitedBy");
		Objects.requireNonNull(message, "message");
		Objects.requireNonNull(threadDump, "threadDump");
		instance = Secrets.hidden(instance);
		message = Secrets.hidden(message);
		evidence = List.copyOf(evidence);
	}

	/**
	 * A second of the evidence.
	 *
	 * @param time when it was read
	 * @param observed the figure; not a number when it was missing
	 * @param limit what it was compared with; not a number when that was missing
	 * @param holds whether the condition of the alarm held
	 */
	public record AlarmSecond(Instant time, double observed, double limit, boolean holds) {
	}

	/**
	 * Whether another alarm is the same one at another time of its life.
	 *
	 * @param other an alarm
	 * @return true where both are about the same and were raised at the same time
	 */
	public boolean isSame(RunAlarm other) {
		return id.equals(other.id) && source.equals(other.source) && instance.equals(other.instance)
				&& raisedAt.equals(other.raisedAt);
	}

	/**
	 * The alarm with its end.
	 *
	 * @param end when it was over
	 * @return a copy
	 */
	public RunAlarm ended(Instant end) {
		return new RunAlarm(id, source, instance, raisedAt, Optional.of(end), observed, limit, demand, unit, limitedBy, message,
				evidence, threadDump);
	}

	/**
	 * The alarm with the threads of its moment.
	 *
	 * @param file name of the file beside the run file
	 * @return a copy
	 */
	public RunAlarm withThreadDump(String file) {
		return new RunAlarm(id, source, instance, raisedAt, endedAt, observed, limit, demand, unit, limitedBy, message, evidence,
				file);
	}
}
