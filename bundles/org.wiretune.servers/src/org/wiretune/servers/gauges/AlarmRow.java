/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.List;

import org.wiretune.safety.text.Texts;
import org.wiretune.perf.alarm.KeptAlarm;

/**
 * One line of the list of alarms.
 *
 * @param entry
 *            the alarm
 * @param since
 *            since when it holds, or from when to when it held
 * @param subject
 *            what it is about and its id
 * @param message
 *            complete sentences: the observed value, the limit and the next step
 * @param active
 *            whether it holds
 */
public record AlarmRow(KeptAlarm entry, String since, String subject, String message, boolean active) {

	private static final Texts TEXTS = Texts.of(AlarmRow.class, "messages"); //$NON-NLS-1$

	/**
	 * The lines for some alarms.
	 *
	 * @param entries
	 *            in their order
	 * @param sentences
	 *            writes times of day
	 * @return one for each
	 */
	public static List<AlarmRow> of(List<KeptAlarm> entries, ConnectionSentence sentences) {
		return entries.stream().map(entry -> new AlarmRow(entry, since(entry, sentences), subject(entry), entry.alarm().message(), entry.isActive()))
				.toList();
	}

	private static String since(KeptAlarm entry, ConnectionSentence sentences) {
		String begin = sentences.time(entry.alarm().since());
		return entry.isActive() ? TEXTS.get("alarm.since", begin) //$NON-NLS-1$
				: TEXTS.get("alarm.until", begin, sentences.time(entry.endedAt().orElse(entry.alarm().since()))); //$NON-NLS-1$
	}

	private static String subject(KeptAlarm entry) {
		return entry.alarm().instance().isEmpty() ? entry.alarm().id()
				: TEXTS.get("alarm.subject", entry.alarm().instance(), entry.alarm().id()); //$NON-NLS-1$
	}
}
