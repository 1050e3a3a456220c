/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** The texts of the test case log. */
public final class ResultTexts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle(ResultTexts.class.getPackageName() + ".texts");

	private ResultTexts() {
	}

	public static String get(String key) {
		return BUNDLE.getString(key);
	}

	/** Arguments are texts, formatted before. */
	public static String format(String key, Object... arguments) {
		Object[] texts = new Object[arguments.length];
		for (int i = 0; i < arguments.length; i++) {
			texts[i] = String.valueOf(arguments[i]);
		}
		return MessageFormat.format(BUNDLE.getString(key), texts);
	}
}
