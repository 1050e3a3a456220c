/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;

import org.wiretune.safety.terminal.TerminalText;

/** The sentences of the command line. */
final class CommandTexts {

	private static final ResourceBundle TEXTS = ResourceBundle.getBundle("org.wiretune.cli.command", Locale.ENGLISH);

	private static final String PROGRAM = "$program";

	private CommandTexts() {
	}

	static String text(String key, Object... values) {
		return format(TEXTS.getString(key), values);
	}

	/**
	 * {@return a sentence}
	 *
	 * @param pattern its pattern, in which {@code $program} stands for how the program was called
	 * @param values values for {0}, {1} and so on
	 */
	static String format(String pattern, Object... values) {
		Object[] shown = Arrays.stream(values).map(CommandTexts::shown).toArray();
		String called = pattern.contains(PROGRAM) ? pattern.replace(PROGRAM, "'" + Program.name().replace("'", "''") + "'") : pattern;
		return new MessageFormat(called, Locale.ENGLISH).format(shown);
	}

	/** Names and reasons come out of files and arguments, and stand within one line. */
	private static Object shown(Object value) {
		return value instanceof CharSequence || value instanceof Path ? TerminalText.oneLine(value.toString()) : value;
	}
}
