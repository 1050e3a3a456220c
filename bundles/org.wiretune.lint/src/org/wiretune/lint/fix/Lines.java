/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

/** Lines of a text, for changes that follow the style of their file. */
public final class Lines {

	private Lines() {
	}

	/**
	 * {@return the offset of the first character of the line that holds an offset}
	 *
	 * @param text the file
	 * @param offset an offset, up to the length of the text
	 */
	public static int startOfLine(String text, int offset) {
		int i = offset;
		while (i > 0 && text.charAt(i - 1) != '\n' && text.charAt(i - 1) != '\r') {
			i--;
		}
		return i;
	}

	/**
	 * {@return the blanks and tabs that the line of an offset starts with}
	 *
	 * @param text the file
	 * @param offset an offset, up to the length of the text
	 */
	public static String indentation(String text, int offset) {
		int start = startOfLine(text, offset);
		int end = start;
		while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
			end++;
		}
		return text.substring(start, end);
	}

	/**
	 * {@return the line end that the text uses first; the line feed where it has one line}
	 *
	 * @param text the file
	 */
	public static String delimiter(String text) {
		for (int i = 0; i < text.length(); i++) {
			char character = text.charAt(i);
			if (character == '\n') {
				return "\n";
			}
			if (character == '\r') {
				return i + 1 < text.length() && text.charAt(i + 1) == '\n' ? "\r\n" : "\r";
			}
		}
		return "\n";
	}
}
