/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The sentences of problems, from {@code problems.properties}. Works with and without OSGi. */
public final class ProblemTexts {

	private static final ResourceBundle TEXTS = ResourceBundle.getBundle("org.wiretune.lint.source.problems", Locale.getDefault(),
			ProblemTexts.class.getClassLoader());

	private ProblemTexts() {
	}

	/**
	 * {@return the sentences of a key}
	 *
	 * @param key the key in the resource
	 * @param values what is filled in; numbers are written without grouping, so that line numbers read as such
	 */
	public static String text(String key, Object... values) {
		Object[] plain = new Object[values.length];
		for (int i = 0; i < values.length; i++) {
			plain[i] = String.valueOf(values[i]);
		}
		return MessageFormat.format(TEXTS.getString(key), plain);
	}
}
