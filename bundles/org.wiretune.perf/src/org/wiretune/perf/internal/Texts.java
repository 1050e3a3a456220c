/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.internal;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

import org.wiretune.safety.terminal.TerminalText;

/** The texts of this bundle that people read, from {@code texts.properties}. */
public final class Texts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle("org.wiretune.perf.internal.texts");

	private Texts() {
	}

	/**
	 * Finds a text and fills in its values. Numbers are handed over as finished text, so that a port stays 8080 and
	 * does not become 8,080. Names and reasons come out of files and arguments, so each value stands within one line.
	 *
	 * @param key key of the text
	 * @param values values for {0}, {1} and so on
	 * @return the sentence
	 * @throws MissingResourceException when no text has the key
	 */
	public static String get(String key, Object... values) {
		Object[] texts = new Object[values.length];
		for (int i = 0; i < values.length; i++) {
			texts[i] = TerminalText.oneLine(String.valueOf(values[i]));
		}
		return new MessageFormat(BUNDLE.getString(key), Locale.ROOT).format(texts);
	}
}
