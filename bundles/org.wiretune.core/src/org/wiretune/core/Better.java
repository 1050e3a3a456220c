/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Which direction of a {@link Figure} is an improvement. */
public enum Better {
	/** Less is better: times, errors, what is used up. */
	LOWER,
	/** More is better: what is done in a second. */
	HIGHER,
	/** The figure explains others; more of it is neither good nor bad. */
	NEITHER;

	/** {@return the word in files, such as {@code lower}; it is for ever} */
	public String id() {
		return name().toLowerCase(Locale.ROOT);
	}

	/**
	 * Finds a direction by its word.
	 *
	 * @param id the word in a file
	 * @return the direction; empty when there is none of that word
	 */
	public static Optional<Better> find(String id) {
		return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
	}
}
