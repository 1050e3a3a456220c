/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.alarm;

import java.util.List;
import java.util.Objects;

import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.secret.Secrets;

/**
 * A slow choice that a running server, its log or its machine shows. An alarm is a snapshot: it does not change.
 *
 * @param id
 *            the id in the catalogue
 * @param source
 *            the word that tells alarms of one id apart, mostly a family of servers; may be empty
 * @param instance
 *            the pool, bean, queue, thread or card it is about; empty for the process as a whole
 * @param since
 *            when it was raised, milliseconds since 1970
 * @param observed
 *            the worst figure of the evidence; not a number for an alarm without one
 * @param limit
 *            what it was compared with; not a number for none
 * @param demand
 *            what would have been needed, in the same unit; not a number where that cannot be told
 * @param unit
 *            unit of the figures in words, such as {@code threads}
 * @param limitedBy
 *            what sets the limit
 * @param message
 *            complete sentences: the observed value, the limit and the next step
 * @param evidence
 *            the seconds and values it rests on, oldest first; empty for an alarm of a log
 */
public record Alarm(String id, String source, String instance, long since, double observed, double limit, double demand,
		String unit, LimitedBy limitedBy, String message, List<AlarmMoment> evidence) {

	private static final String COUNT = "count";

	/** Checks the values and hides secrets: a line of a log may hold one. */
	public Alarm {
		Objects.requireNonNull(id);
		Objects.requireNonNull(source);
		Objects.requireNonNull(instance);
		Objects.requireNonNull(unit);
		Objects.requireNonNull(limitedBy);
		Objects.requireNonNull(message);
		instance = Secrets.hidden(instance);
		message = Secrets.hidden(message);
		evidence = List.copyOf(evidence);
	}

	/**
	 * An alarm without figures.
	 *
	 * @param id
	 *            the id in the catalogue
	 * @param instance
	 *            what it is about; may be empty
	 * @param since
	 *            milliseconds since 1970
	 * @param limitedBy
	 *            what sets the limit
	 * @param message
	 *            complete sentences
	 * @return the alarm
	 */
	public static Alarm seen(String id, String instance, long since, LimitedBy limitedBy, String message) {
		return new Alarm(id, "", instance, since, Double.NaN, Double.NaN, Double.NaN, COUNT, limitedBy, message, List.of());
	}

	/**
	 * Whether another alarm is about the same.
	 *
	 * @param other
	 *            an alarm
	 * @return {@code true} where id, source and instance are equal
	 */
	public boolean isSame(Alarm other) {
		return id.equals(other.id) && source.equals(other.source) && instance.equals(other.instance);
	}

	/** {@return what was observed, in words, as all that is observed is told} */
	public Observed seen() {
		return new Observed(id, Severity.WARNING, message, text(observed), text(limit));
	}

	private String text(double figure) {
		return Double.isNaN(figure) ? null : unit.equals(COUNT) ? Digits.measured(figure) : Digits.measured(figure) + ' ' + unit;
	}

	/**
	 * The alarm with what is said of it.
	 *
	 * @param sentences
	 *            complete sentences
	 * @return a copy
	 */
	public Alarm saying(String sentences) {
		return new Alarm(id, source, instance, since, observed, limit, demand, unit, limitedBy, sentences, evidence);
	}

	/** {@return when its evidence begins, milliseconds since 1970; the time of the alarm where it has none} */
	public long from() {
		return evidence.isEmpty() ? since : evidence.get(0).time();
	}
}
