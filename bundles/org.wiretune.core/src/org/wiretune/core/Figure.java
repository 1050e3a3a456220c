/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Something that is measured: what it is, in which unit, and which of two values is the better one. A figure has no words;
 * they are looked up by its id where it is shown, so that they may be changed and translated. Immutable; safe for any thread.
 *
 * @param id its identity in files, alarms and comparisons; lower case with hyphens, such as {@code pacing-lag-p50}, those of
 *            others with a prefix and a dot, such as {@code acme.slow-polls}. It is for ever, and so is what it means: another
 *            meaning or another unit is another figure
 * @param unit the unit of all its values
 * @param better which direction is an improvement
 */
public record Figure(String id, Unit unit, Better better) {

	private static final String WORD = "[a-z0-9]+(-[a-z0-9]+)*";
	private static final Pattern ID = Pattern.compile('(' + WORD + "\\.)*" + WORD);

	/**
	 * Checks the id.
	 *
	 * @throws IllegalArgumentException when the id is none; the message is a sentence
	 */
	public Figure {
		Objects.requireNonNull(unit, "unit");
		Objects.requireNonNull(better, "better");
		if (!ID.matcher(id).matches()) {
			throw new IllegalArgumentException("'" + id + "' is no id: use lower case letters, digits and hyphens.");
		}
	}
}
