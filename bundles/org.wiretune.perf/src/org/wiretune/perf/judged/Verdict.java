/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.Locale;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;

/** What a comparison of two sides has come to. */
public enum Verdict {
	/** Calls take less time, or more is done in a second, or the headline is better in another way: the whole interval says so. */
	FASTER,
	/** Calls take more time, or the headline is worse in another way: the whole interval says so. */
	SLOWER,
	/** The interval holds 1: chance alone can give this ratio. */
	NO_DIFFERENCE_SEEN,
	/** Nothing can be said: the reasons are told. */
	NOT_JUDGED;

	/** {@return the word in files and on the command line, such as {@code no-difference-seen}} */
	public String id() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/** {@return the words for people, where times or rates are compared} */
	public String label() {
		return name().toLowerCase(Locale.ROOT).replace('_', ' ');
	}

	/**
	 * {@return the words for people}
	 *
	 * @param headline what is compared; more of something that is no rate is better and not faster
	 */
	public String label(Figure headline) {
		boolean ofSpeed = headline.unit() == Unit.SECONDS || headline.unit() == Unit.PER_SECOND;
		return ofSpeed || this != FASTER && this != SLOWER ? label() : TEXTS.get("compare.verdict." + id());
	}
}
