/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The sentences of this package. */
final class FileTexts {

	private static final ResourceBundle TEXTS = ResourceBundle.getBundle("org.wiretune.safety.file.file", Locale.ENGLISH, FileTexts.class.getClassLoader());

	private FileTexts() {
	}

	static String text(String key, Object... values) {
		return new MessageFormat(TEXTS.getString(key), Locale.ENGLISH).format(values);
	}
}
