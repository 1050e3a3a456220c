/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.finding;

import java.util.List;

/**
 * A way to follow a finding's advice: changes of one or more files that belong together.
 *
 * @param id the rule's id, a slash and a word that tells the fixes of one rule apart, for example
 *        {@code sca-async-binding/sync}
 * @param label what it does, as a menu label
 * @param description what it changes and what to think of before, in sentences
 * @param changes the changes, none overlapping; in one file in ascending order
 */
public record Fix(String id, String label, String description, List<TextChange> changes) {

	/** Copies the list. */
	public Fix {
		changes = List.copyOf(changes);
	}
}
