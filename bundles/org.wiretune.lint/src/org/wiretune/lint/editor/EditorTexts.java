/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.text.MessageFormat;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/** Texts of forms, outlines and proposals. */
final class EditorTexts {

	private EditorTexts() {
	}

	/** {@return the text of a key} @param key the key @param values values of its numbered places, as text */
	static String text(String key, Object... values) {
		String pattern = bundle().getString(key);
		return values.length == 0 ? pattern : MessageFormat.format(pattern, values);
	}

	/** {@return the text of a key, or another where there is none} @param key the key @param other the other text */
	static String textOr(String key, String other) {
		try {
			return bundle().getString(key);
		} catch (MissingResourceException unknown) {
			return other;
		}
	}

	private static ResourceBundle bundle() {
		return ResourceBundle.getBundle(EditorTexts.class.getPackageName() + ".editor");
	}
}
