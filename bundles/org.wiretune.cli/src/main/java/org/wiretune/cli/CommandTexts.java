/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The sentences of the command line. */
final class CommandTexts {

	private static final ResourceBundle TEXTS = ResourceBundle.getBundle("org.wiretune.cli.command", Locale.ENGLISH);

	private CommandTexts() {
	}

	static String text(String key, Object... values) {
		return new MessageFormat(TEXTS.getString(key), Locale.ENGLISH).format(values);
	}
}
