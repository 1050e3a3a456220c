/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** Sentences of the command line. */
final class Messages {

	private Messages() {
	}

	/** {@return the sentence of a key} @param key the key @param values values of its numbered places */
	static String text(String key, Object... values) {
		String pattern = ResourceBundle.getBundle(Messages.class.getPackageName() + ".messages").getString(key);
		return values.length == 0 ? pattern : new MessageFormat(pattern, Locale.ENGLISH).format(values);
	}
}
