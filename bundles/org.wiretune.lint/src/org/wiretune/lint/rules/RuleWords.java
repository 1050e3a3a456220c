/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.ResourceBundle;

/** Words that stand in for values in messages. */
public final class RuleWords {

	private RuleWords() {
	}

	/**
	 * {@return the word}
	 *
	 * @param key its key in the resource {@code words}
	 */
	public static String text(String key) {
		return ResourceBundle.getBundle(RuleWords.class.getPackageName() + ".words", java.util.Locale.getDefault(), RuleWords.class.getClassLoader()).getString(key);
	}
}
