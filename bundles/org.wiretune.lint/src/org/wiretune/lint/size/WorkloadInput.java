/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import java.util.OptionalDouble;
import java.util.regex.Pattern;

import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.text.Texts;

/**
 * A load as people write it down: how many at the same time, or a rate and a time. A field may be empty. Numbers are read as WireTune
 * writes them, {@code 1,400} and {@code 4.5}, in every country.
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

	private static final Pattern FRACTION = Pattern.compile("\\d+,(\\d{1,2}|\\d{4,})|0+,\\d+");
	private static final Texts TEXTS = Texts.of(WorkloadInput.class, "size");

	/**
	 * What a load comes to: it, or what is wrong with what was written.
	 *
	 * @param workload the load; null where something is wrong
	 * @param problem what is wrong, as a sentence; null where nothing is
	 */
	public record Reading(Workload workload, String problem) {

		/** {@return the load in a sentence, so that one sees how the numbers were read; empty where something is wrong} */
		public String sentence() {
			return workload == null ? "" : TEXTS.get("input.load", Digits.count(workload.requests()), Digits.count(workload.messages()), Digits.count(workload.remoteCalls()));
		}
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
		double number = Digits.read(text).orElse(Double.NaN);
		if (number != Math.rint(number) || Math.abs(number) > Long.MAX_VALUE / 2) {
			throw new Unreadable(TEXTS.get("input.whole", text.strip()));
		}
		return (long) number;
	}

	/** A comma before three digits parts thousands, as everywhere in WireTune; one before fewer or more can only be that of a decimal fraction. */
	private static double decimal(String text) throws Unreadable {
		String typed = text.strip();
		OptionalDouble number = Digits.read(FRACTION.matcher(typed).matches() ? typed.replace(',', '.') : typed);
		return number.orElseThrow(() -> new Unreadable(TEXTS.get("input.number", typed)));
	}

	private static final class Unreadable extends Exception {

		private static final long serialVersionUID = 1L;

		Unreadable(String message) {
			super(message);
		}
	}
}
