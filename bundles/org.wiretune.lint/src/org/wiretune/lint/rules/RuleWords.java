/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import org.wiretune.safety.text.Texts;

/** Words that stand in for values in messages. */
public final class RuleWords {

	/** The texts. */
	public static final Texts TEXTS = Texts.of(RuleWords.class, "words");

	private RuleWords() {
	}
}
