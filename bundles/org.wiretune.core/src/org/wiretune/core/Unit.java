/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The unit of a {@link Figure}. All are base units: values are kept in them everywhere, and are converted only where they are
 * shown, to the unit that suits their size, as {@code Quantity} of the room {@code safety} does.
 */
public enum Unit {
	/** A length of time. */
	SECONDS("s"),
	/** An amount of memory or data. */
	BYTES("B"),
	/** So many of something. */
	COUNT(""),
	/** So many of something in each second. */
	PER_SECOND("/s"),
	/** Hundredths of a whole: 100 is all of it. */
	PERCENT("%"),
	/** One value by another of the same unit: 2 is twice as much. */
	RATIO("");

	private final String symbol;

	Unit(String symbol) {
		this.symbol = symbol;
	}

	/** {@return the word in files, such as {@code per-second}; it is for ever} */
	public String id() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/** {@return the sign behind a number; empty for a bare number} */
	public String symbol() {
		return symbol;
	}

	/**
	 * Finds a unit by its word.
	 *
	 * @param id the word in a file
	 * @return the unit; empty when there is none of that word
	 */
	public static Optional<Unit> find(String id) {
		return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
	}
}
