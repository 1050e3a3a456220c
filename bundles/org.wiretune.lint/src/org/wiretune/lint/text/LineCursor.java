/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

/** Walks over the lines of a text; a line ends with LF, CR LF or a lone CR. */
public final class LineCursor {

	private final String text;
	private int start;
	private int end;
	private int next;

	LineCursor(String text) {
		this.text = text;
	}

	/** Goes to the next line; returns false behind the last. */
	boolean advance() {
		if (next >= text.length()) {
			return false;
		}
		start = next;
		end = endOf(text, start);
		next = behindDelimiter(text, end);
		return true;
	}

	/** Goes on with the line that holds an offset or begins there. */
	void continueAt(int offset) {
		next = offset;
	}

	/** The first character. */
	int start() {
		return start;
	}

	/** The line delimiter, or the end of the text. */
	int end() {
		return end;
	}

	/** The first character that is no blank, or the end. */
	int content() {
		int offset = start;
		while (offset < end && isBlank(text.charAt(offset))) {
			offset++;
		}
		return offset;
	}

	/** The character behind the last that is no blank. */
	int contentEnd() {
		return stripped(text, start, end);
	}

	static int stripped(String text, int from, int to) {
		int offset = to;
		while (offset > from && isBlank(text.charAt(offset - 1))) {
			offset--;
		}
		return offset;
	}

	/** {@return the start of the line that holds an offset} @param text the file @param from the offset */
	static int startOf(String text, int from) {
		int start = from;
		while (start > 0 && !isDelimiter(text.charAt(start - 1))) {
			start--;
		}
		return start;
	}

	/** {@return the end of the line that holds an offset, in front of its delimiter} @param text the file @param from the offset */
	public static int endOf(String text, int from) {
		int offset = from;
		while (offset < text.length() && !isDelimiter(text.charAt(offset))) {
			offset++;
		}
		return offset;
	}

	/** {@return the start of the line behind one; the end of the text where none follows} @param text the file @param end the end of the line */
	public static int behindDelimiter(String text, int end) {
		if (end >= text.length()) {
			return end;
		}
		return text.charAt(end) == '\r' && end + 1 < text.length() && text.charAt(end + 1) == '\n' ? end + 2 : end + 1;
	}

	static boolean isDelimiter(char c) {
		return c == '\n' || c == '\r';
	}

	static boolean isBlank(char c) {
		return c == ' ' || c == '\t' || c == '\f' || c == '\u00A0';
	}
}
