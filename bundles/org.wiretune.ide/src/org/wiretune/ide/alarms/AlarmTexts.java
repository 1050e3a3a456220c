/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.alarms;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** The texts of this package. */
final class AlarmTexts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle(AlarmTexts.class.getPackageName() + ".texts");

	private AlarmTexts() {
	}

	static String get(String key) {
		return BUNDLE.getString(key);
	}

	static String format(String key, String... arguments) {
		return MessageFormat.format(BUNDLE.getString(key), (Object[]) arguments);
	}
}
