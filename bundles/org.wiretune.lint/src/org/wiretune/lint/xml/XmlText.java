/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.xml;

/**
 * Raw XML text and the characters it stands for. Only character references and the five entities that XML itself
 * defines are replaced; every other reference is left as written, so no declaration in a file can make it grow.
 */
public final class XmlText {

	private static final String CDATA = "<![CDATA[";

	private XmlText() {
	}

	/**
	 * {@return the characters that the raw text of an attribute stands for, without white space around them}
	 *
	 * @param raw the text between the quotes
	 */
	public static String ofAttribute(String raw) {
		String text = raw.strip();
		if (text.indexOf('&') < 0 && text.indexOf('\n') < 0 && text.indexOf('\t') < 0 && text.indexOf('\r') < 0) {
			return text;
		}
		StringBuilder value = new StringBuilder(text.length());
		for (int i = 0; i < text.length();) {
			char c = text.charAt(i);
			if (c == '&') {
				i = appendReference(text, i, value);
			} else if (c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n') {
				// A line end is one character, and white space in an attribute is a space (XML 1.0, 2.11 and 3.3.3).
				i++;
			} else {
				value.append(c == '\n' || c == '\r' || c == '\t' ? ' ' : c);
				i++;
			}
		}
		return value.toString().strip();
	}

	/**
	 * {@return the characters that the raw content of an element without child elements stands for, without white space
	 * around them} Comments and processing instructions are left out, CDATA sections are taken literally.
	 *
	 * @param raw the text between the tags
	 */
	public static String ofContent(String raw) {
		if (raw.indexOf('&') < 0 && raw.indexOf('<') < 0 && raw.indexOf('\r') < 0) {
			return raw.strip();
		}
		StringBuilder value = new StringBuilder(raw.length());
		for (int i = 0; i < raw.length();) {
			char c = raw.charAt(i);
			if (c == '&') {
				i = appendReference(raw, i, value);
			} else if (c == '<' && raw.startsWith(CDATA, i)) {
				int end = end(raw, "]]>", i + CDATA.length());
				value.append(raw.substring(i + CDATA.length(), end).replace("\r\n", "\n").replace('\r', '\n'));
				i = Math.min(raw.length(), end + 3);
			} else if (c == '<' && raw.startsWith("<!--", i)) {
				i = Math.min(raw.length(), end(raw, "-->", i + 4) + 3);
			} else if (c == '<' && raw.startsWith("<?", i)) {
				i = Math.min(raw.length(), end(raw, "?>", i + 2) + 2);
			} else if (c == '\r') {
				if (i + 1 >= raw.length() || raw.charAt(i + 1) != '\n') {
					value.append('\n');
				}
				i++;
			} else {
				value.append(c);
				i++;
			}
		}
		return value.toString().strip();
	}

	/**
	 * {@return the raw content with every character of a comment or processing instruction replaced by a space} Offsets
	 * stay what they are, so a search in the result finds places of the file.
	 *
	 * @param raw the text between the tags
	 */
	public static String withoutComments(String raw) {
		if (raw.indexOf('<') < 0) {
			return raw;
		}
		StringBuilder plain = new StringBuilder(raw);
		for (int i = raw.indexOf('<'); i >= 0; i = raw.indexOf('<', i)) {
			int end;
			if (raw.startsWith(CDATA, i)) {
				i = end(raw, "]]>", i);
				continue;
			} else if (raw.startsWith("<!--", i)) {
				end = Math.min(raw.length(), end(raw, "-->", i + 4) + 3);
			} else if (raw.startsWith("<?", i)) {
				end = Math.min(raw.length(), end(raw, "?>", i + 2) + 2);
			} else {
				i++;
				continue;
			}
			for (int blank = i; blank < end; blank++) {
				plain.setCharAt(blank, ' ');
			}
			i = end;
		}
		return plain.toString();
	}

	/** Whether the reference is one that XML itself defines: a character reference or one of five names. */
	static boolean isPredefined(String text, int ampersand, int semicolon) {
		int length = semicolon - ampersand - 1;
		if (length > 1 && text.charAt(ampersand + 1) == '#') {
			return codePoint(text, ampersand + 2, semicolon) >= 0;
		}
		return predefined(text, ampersand + 1, length) != 0;
	}

	private static char predefined(String text, int start, int length) {
		if (length == 2 && text.startsWith("lt", start)) {
			return '<';
		}
		if (length == 2 && text.startsWith("gt", start)) {
			return '>';
		}
		if (length == 3 && text.startsWith("amp", start)) {
			return '&';
		}
		if (length == 4 && text.startsWith("quot", start)) {
			return '"';
		}
		if (length == 4 && text.startsWith("apos", start)) {
			return '\'';
		}
		return 0;
	}

	private static int codePoint(String text, int start, int end) {
		boolean hexadecimal = start < end && text.charAt(start) == 'x';
		int digits = hexadecimal ? start + 1 : start;
		if (digits >= end || end - digits > 8) {
			return -1;
		}
		long value = 0;
		for (int i = digits; i < end; i++) {
			int digit = Character.digit(text.charAt(i), hexadecimal ? 16 : 10);
			if (digit < 0) {
				return -1;
			}
			value = value * (hexadecimal ? 16 : 10) + digit;
		}
		return value > 0 && value <= Character.MAX_CODE_POINT ? (int) value : -1;
	}

	private static int appendReference(String text, int ampersand, StringBuilder value) {
		int semicolon = ampersand + 1;
		// The longest reference that is replaced is &#x0010FFFF; a bound keeps text full of ampersands from taking forever.
		int last = Math.min(text.length(), ampersand + 13);
		while (semicolon < last && text.charAt(semicolon) != ';') {
			semicolon++;
		}
		if (semicolon < last) {
			char named = predefined(text, ampersand + 1, semicolon - ampersand - 1);
			if (named != 0) {
				value.append(named);
				return semicolon + 1;
			}
			if (text.charAt(ampersand + 1) == '#') {
				int codePoint = codePoint(text, ampersand + 2, semicolon);
				if (codePoint >= 0) {
					value.appendCodePoint(codePoint);
					return semicolon + 1;
				}
			}
		}
		value.append('&');
		return ampersand + 1;
	}

	private static int end(String raw, String delimiter, int from) {
		int end = raw.indexOf(delimiter, from);
		return end < 0 ? raw.length() : end;
	}
}
