/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.terminal;

/**
 * Names and values of files as a terminal may show them: what would command the terminal, begin a line of its own or turn
 * the direction of writing is written as an escape, so that no file can forge what the program says.
 */
public final class TerminalText {

	private TerminalText() {
	}

	/**
	 * Escapes a text that stands within one line. The escapes are those of Java, for example {@code \n} and
	 * <code>&#92;u001b</code>.
	 *
	 * @param text a name or value out of a file
	 * @return the text without control, format, line-separating or unpaired surrogate characters
	 */
	public static String oneLine(String text) {
		StringBuilder escaped = null;
		for (int at = 0; at < text.length();) {
			int character = text.codePointAt(at);
			int after = at + Character.charCount(character);
			if (isUnsafe(character)) {
				escaped = escaped == null ? new StringBuilder(text.length() + 16).append(text, 0, at) : escaped;
				escape(character, escaped);
			} else if (escaped != null) {
				escaped.append(text, at, after);
			}
			at = after;
		}
		return escaped == null ? text : escaped.toString();
	}

	private static boolean isUnsafe(int character) {
		return switch (Character.getType(character)) {
		case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE -> true;
		default -> false;
		};
	}

	private static void escape(int character, StringBuilder to) {
		switch (character) {
		case '\n' -> to.append("\\n");
		case '\r' -> to.append("\\r");
		case '\t' -> to.append("\\t");
		default -> {
			for (char unit : Character.toChars(character)) {
				to.append(String.format("\\u%04x", (int) unit));
			}
		}
		}
	}
}
