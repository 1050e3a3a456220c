/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import org.wiretune.safety.text.TextPattern;
import org.wiretune.safety.text.Texts;

/** The sentences of the command line. */
final class CommandTexts {

	private static final Texts TEXTS = Texts.of(CommandTexts.class, "command");

	private static final String PROGRAM = "$program";

	private CommandTexts() {
	}

	static String text(String key, Object... values) {
		return filled(TEXTS.get(key), values);
	}

	/**
	 * {@return a sentence}
	 *
	 * @param pattern its pattern, in which {@code $program} stands for how the program was called
	 * @param values values for {0}, {1} and so on
	 */
	static String filled(String pattern, Object... values) {
		return TextPattern.filled(pattern.replace(PROGRAM, Program.name()), values);
	}
}
