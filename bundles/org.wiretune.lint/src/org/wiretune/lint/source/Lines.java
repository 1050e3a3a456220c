/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

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
	 * {@return by how much a line is indented more than the line above it that is indented less} Two blanks where no line
	 * above is.
	 *
	 * @param text the file
	 * @param offset an offset in the line, up to the length of the text
	 */
	public static String indentationStep(String text, int offset) {
		String own = indentation(text, offset);
		for (int line = startOfLine(text, offset); line > 0;) {
			line = startOfLine(text, line - 1);
			String above = indentation(text, line);
			boolean blank = line + above.length() >= text.length() || "\r\n".indexOf(text.charAt(line + above.length())) >= 0;
			if (!blank && above.length() < own.length() && own.startsWith(above)) {
				return own.substring(above.length());
			}
		}
		return own.indexOf('\t') >= 0 ? "\t" : "  ";
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
