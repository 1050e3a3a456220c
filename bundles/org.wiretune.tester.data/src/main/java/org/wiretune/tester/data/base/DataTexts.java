/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.base;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts of data workloads that people read, from {@code texts.properties}. */
public final class DataTexts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle("org.wiretune.tester.data.base.texts");

	private DataTexts() {
	}

	/**
	 * Finds a text and fills in its values, each as it is written by {@link String#valueOf(Object)}.
	 *
	 * @param key key of the text
	 * @param values values for {0}, {1} and so on
	 * @return the sentence
	 */
	public static String get(String key, Object... values) {
		Object[] texts = new Object[values.length];
		for (int i = 0; i < values.length; i++) {
			texts[i] = String.valueOf(values[i]);
		}
		return new MessageFormat(BUNDLE.getString(key), Locale.ROOT).format(texts);
	}
}
