/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.util.Objects;

import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.text.Texts;

/**
 * What a proof on the user's machine came to, kept beside the files. A figure that is not known is not a number.
 *
 * @param verdict {@code faster}, {@code slower}, {@code no-difference}, {@code not-valid} or {@code going-on}
 * @param sentence verdict, interval and the source's figure, or why there is no verdict; sentences
 * @param estimate after by before
 * @param low lower end of its 95 % interval
 * @param high upper end
 * @param source the figure of the source
 * @param machine where it was measured
 * @param at when, in the form of ISO 8601
 * @param file the file that keeps it
 * @param isStale whether what it rests on has changed since
 */
public record MeasuredHere(String verdict, String sentence, double estimate, double low, double high, String source, String machine, String at, String file, boolean isStale) {

	/** The verdict of a proof of which more pairs are to come. */
	public static final String GOING_ON = "going-on";

	private static final Texts TEXTS = Texts.of(MeasuredHere.class, "report");
	private static final String NOT_VALID = "not-valid";

	/** Checks that nothing is missing. */
	public MeasuredHere {
		Objects.requireNonNull(verdict, "verdict");
		Objects.requireNonNull(sentence, "sentence");
		Objects.requireNonNull(source, "source");
		Objects.requireNonNull(machine, "machine");
		Objects.requireNonNull(at, "at");
		Objects.requireNonNull(file, "file");
	}

	/** {@return whether the ratio and both ends are known} */
	public boolean hasInterval() {
		return Double.isFinite(estimate) && Double.isFinite(low) && Double.isFinite(high);
	}

	/** {@return the day when it was measured, such as {@code 2026-11-26}} */
	public String day() {
		return at.replaceFirst("T.*", "");
	}

	/** {@return the verdict with its interval, such as {@code faster: 0.62 (0.54 to 0.7)}, for a place that has little room} */
	public String words() {
		String verdict = TEXTS.get("measured." + this.verdict);
		String words = hasInterval() && !this.verdict.equals(NOT_VALID) ? TEXTS.get("measured.interval", verdict, Digits.measured(estimate), Digits.measured(low), Digits.measured(high)) : verdict;
		return isStale ? TEXTS.get("measured.stale", words) : words;
	}

	/** {@return the sentence, and where it is stale another one that says so} */
	public String told() {
		return isStale ? TEXTS.get("measured.told.stale", sentence) : sentence;
	}
}
