/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import java.text.MessageFormat;
import java.util.Optional;
import java.util.ResourceBundle;


/** The texts of the analyser of collection logs. */
final class GcLogTexts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle(GcLogTexts.class.getPackageName() + ".texts");

	private GcLogTexts() {
	}

	static String get(String key) {
		return BUNDLE.getString(key);
	}

	static Optional<String> find(String key) {
		return BUNDLE.containsKey(key) ? Optional.of(BUNDLE.getString(key)) : Optional.empty();
	}

	/** Arguments are texts, formatted before. */
	static String format(String key, Object... arguments) {
		Object[] texts = new Object[arguments.length];
		for (int i = 0; i < arguments.length; i++) {
			texts[i] = String.valueOf(arguments[i]);
		}
		return MessageFormat.format(BUNDLE.getString(key), texts);
	}

	/** A sentence on one thing or on several; the number is its first argument. */
	static String counted(String key, long count, Object... further) {
		Object[] arguments = new Object[further.length + 1];
		arguments[0] = GcUnits.count(count);
		System.arraycopy(further, 0, arguments, 1, further.length);
		return format(count == 1 ? key + ".one" : key + ".many", arguments);
	}
}
