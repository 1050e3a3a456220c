/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words around the rule's own texts: headings and names. They stand in {@code pages.properties}. */
public final class PageTexts {

	private PageTexts() {
	}

	/**
	 * {@return a text in the language of the user}
	 *
	 * @param key the key
	 * @param values values of its placeholders
	 */
	public static String get(String key, Object... values) {
		String text = ResourceBundle.getBundle("org.wiretune.help.pages", Locale.getDefault(), PageTexts.class.getClassLoader()).getString(key);
		return values.length == 0 ? text : new MessageFormat(text, Locale.getDefault()).format(values);
	}
}
