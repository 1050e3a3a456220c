/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.util.LinkedHashMap;
import java.util.Map;

import org.wiretune.safety.text.Texts;

/** What the help pages of the commands say, from {@code help.properties}. */
final class HelpTexts {

	private static final Texts TEXTS = Texts.of(HelpTexts.class, "help");
	private static final String EVERY_COMMAND = "every";

	private HelpTexts() {
	}

	/**
	 * {@return the text on an option}
	 *
	 * @param command the command
	 * @param option the option; of one that all commands have there is one text
	 */
	static String of(String command, String option) {
		String own = command + '.' + option;
		return shown(TEXTS.get(TEXTS.has(own) ? own : EVERY_COMMAND + '.' + option));
	}

	/** {@return whether there is a text} @param command the command @param part a part of its page */
	static boolean has(String command, String part) {
		return TEXTS.has(command + '.' + part);
	}

	/** {@return the exit codes of a command with their meanings, in their order} @param command the command */
	static Map<String, String> exitCodes(String command) {
		Map<String, String> codes = new LinkedHashMap<>();
		for (int code = ExitCode.OK; code <= ExitCode.COULD_NOT_RUN; code++) {
			if (has(command, "exit." + code)) {
				codes.put(Integer.toString(code), of(command, "exit." + code));
			}
		}
		return codes;
	}

	/** The parser formats what it shows once more, where a percent sign is written twice. */
	private static String shown(String text) {
		return text.replace("%", "%%");
	}
}
