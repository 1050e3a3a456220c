/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.undo;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The sentences of this package. */
final class UndoTexts {

	private static final ResourceBundle TEXTS = ResourceBundle.getBundle("org.wiretune.safety.undo.undo", Locale.ENGLISH, UndoTexts.class.getClassLoader());

	private UndoTexts() {
	}

	static String text(String key, Object... values) {
		return new MessageFormat(TEXTS.getString(key), Locale.ENGLISH).format(values);
	}
}
