/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.server;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** The texts of this package. */
final class OwnServerTexts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle(OwnServerTexts.class.getPackageName() + ".texts");

	private OwnServerTexts() {
	}

	/**
	 * Finds a text and fills in its values, each as it is written by {@link String#valueOf(Object)}.
	 *
	 * @param key key of the text
	 * @param values values for {0}, {1} and so on
	 * @return the text
	 */
	static String get(String key, Object... values) {
		Object[] texts = new Object[values.length];
		for (int i = 0; i < values.length; i++) {
			texts[i] = String.valueOf(values[i]);
		}
		return MessageFormat.format(BUNDLE.getString(key), texts);
	}
}
