/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The sentences about servers that people read, from {@code kit.properties}. */
public final class KitTexts {

	private static final ResourceBundle TEXTS = ResourceBundle.getBundle("org.wiretune.servers.kit.kit");

	private KitTexts() {
	}

	/**
	 * Finds a text and fills in its values, each as it is written by {@link String#valueOf(Object)}, so that a port stays
	 * 8080.
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
		return new MessageFormat(TEXTS.getString(key), Locale.ROOT).format(texts);
	}
}
