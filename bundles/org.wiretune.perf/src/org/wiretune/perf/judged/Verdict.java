/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import java.util.Locale;

/** What a comparison of two sides has come to. */
public enum Verdict {
	/** Calls take less time: the whole interval of the ratio lies below 1. */
	FASTER,
	/** Calls take more time: the whole interval of the ratio lies above 1. */
	SLOWER,
	/** The interval holds 1: chance alone can give this ratio. */
	NO_DIFFERENCE_SEEN,
	/** Nothing can be said: the reasons are told. */
	NOT_JUDGED;

	/** {@return the word in files and on the command line, such as {@code no-difference-seen}} */
	public String id() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/** {@return the words for people} */
	public String label() {
		return name().toLowerCase(Locale.ROOT).replace('_', ' ');
	}
}
