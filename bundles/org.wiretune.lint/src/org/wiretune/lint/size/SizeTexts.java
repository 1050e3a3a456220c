/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The sentences of the sizing. */
final class SizeTexts {

	private SizeTexts() {
	}

	static String text(String key, Object... values) {
		ResourceBundle texts = ResourceBundle.getBundle(SizeTexts.class.getPackageName() + ".size", Locale.getDefault(), SizeTexts.class.getClassLoader());
		return new MessageFormat(texts.getString(key), texts.getLocale()).format(values);
	}
}
