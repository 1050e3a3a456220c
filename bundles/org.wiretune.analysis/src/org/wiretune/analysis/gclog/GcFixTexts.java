/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.gclog;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** The texts of fixes that collection logs lead to. */
final class GcFixTexts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle(GcFixTexts.class.getPackageName() + ".texts");

	private GcFixTexts() {
	}

	static String get(String key) {
		return BUNDLE.getString(key);
	}

	/** Arguments are texts, formatted before. */
	static String format(String key, Object... arguments) {
		return MessageFormat.format(BUNDLE.getString(key), arguments);
	}
}
