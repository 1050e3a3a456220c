/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import org.wiretune.safety.text.Texts;

/**
 * A load as people write it down: how many at the same time, or a rate and a time. A field may be empty.
 *
 * @param requests web requests at the same time
 * @param requestRate web requests a second, in place of the number at the same time
 * @param requestTime how long a request takes, in milliseconds
 * @param messages messages that each bean works on at the same time
 * @param messageRate messages a second for each bean, in place of the number at the same time
 * @param messageTime how long a message takes, in milliseconds
 * @param remoteCalls remote calls at the same time
 * @param connections connections that one thread holds at the same time
 */
public record WorkloadInput(String requests, String requestRate, String requestTime, String messages, String messageRate, String messageTime, String remoteCalls, String connections) {

	private static final Texts TEXTS = Texts.of(WorkloadInput.class, "size");

	/**
	 * What a load comes to: it, or what is wrong with what was written.
	 *
	 * @param workload the load; null where something is wrong
	 * @param problem what is wrong, as a sentence; null where nothing is
	 */
	public record Reading(Workload workload, String problem) {
	}

	/** {@return the load, or what is wrong} */
	public Reading read() {
		try {
			long web = concurrency(requests, requestRate, requestTime, "input.requestTime");
			long each = concurrency(messages, messageRate, messageTime, "input.messageTime");
			long remote = whole(remoteCalls, 0);
			long held = whole(connections, 1);
			if (web == 0 && each == 0 && remote == 0) {
				return new Reading(null, TEXTS.get("input.none"));
			}
			return new Reading(new Workload(web, each, remote, (int) Math.min(held, Integer.MAX_VALUE)), null);
		} catch (Unreadable wrong) {
			return new Reading(null, wrong.getMessage());
		} catch (IllegalArgumentException outside) {
			return new Reading(null, TEXTS.get("input.range", Workload.MOST));
		}
	}

	private static long concurrency(String together, String rate, String time, String timeMissing) throws Unreadable {
		if (!rate.isBlank()) {
			if (time.isBlank()) {
				throw new Unreadable(TEXTS.get(timeMissing));
			}
			return Workload.concurrency(decimal(rate), decimal(time));
		}
		return whole(together, 0);
	}

	private static long whole(String text, long empty) throws Unreadable {
		if (text.isBlank()) {
			return empty;
		}
		try {
			return Long.parseLong(text.strip());
		} catch (NumberFormatException none) {
			throw new Unreadable(TEXTS.get("input.whole", text.strip()));
		}
	}

	private static double decimal(String text) throws Unreadable {
		try {
			double number = Double.parseDouble(text.strip().replace(',', '.'));
			if (Double.isFinite(number)) {
				return number;
			}
		} catch (NumberFormatException none) {
			// Said below.
		}
		throw new Unreadable(TEXTS.get("input.number", text.strip()));
	}

	private static final class Unreadable extends Exception {

		private static final long serialVersionUID = 1L;

		Unreadable(String message) {
			super(message);
		}
	}
}
