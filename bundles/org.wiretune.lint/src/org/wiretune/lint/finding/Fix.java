/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.finding;

import java.util.List;
import java.util.Objects;

import org.wiretune.core.FixEffect;
import org.wiretune.safety.secret.Secrets;

/**
 * A way to follow a finding's advice: changes of one or more files that belong together.
 *
 * @param id the rule's id, a slash and a word that tells the fixes of one rule apart, for example
 *        {@code sca-async-binding/sync}
 * @param label what it does, as a menu label
 * @param description what it changes and what to think of before, in sentences
 * @param effect what it does to the program besides making it faster
 * @param reason why it is not made unasked, in sentences: what else changes, or what has to hold; empty where it
 *        {@link FixEffect#KEEPS_MEANING keeps the meaning}, and only there
 * @param changes the changes, none overlapping; in one file in ascending order
 */
public record Fix(String id, String label, String description, FixEffect effect, String reason, List<TextChange> changes) {

	/** Copies the list, checks that a reason is told where one is due and hides secrets in what is told. */
	public Fix {
		Objects.requireNonNull(effect, "effect");
		if (reason.isBlank() != (effect == FixEffect.KEEPS_MEANING)) {
			throw new IllegalArgumentException(id + ": " + effect + " with the reason \"" + reason + '"');
		}
		label = Secrets.hidden(label);
		description = Secrets.hidden(description);
		reason = Secrets.hidden(reason);
		changes = List.copyOf(changes);
	}
}
