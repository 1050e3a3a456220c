/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.alarm;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** The texts of this package. */
public final class AlarmTexts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle(AlarmTexts.class.getPackageName() + ".texts");

	private AlarmTexts() {
	}

	public static String get(String key) {
		return BUNDLE.getString(key);
	}

	public static String format(String key, String... arguments) {
		return MessageFormat.format(BUNDLE.getString(key), (Object[]) arguments);
	}
}
