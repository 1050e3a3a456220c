/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.markup;

/**
 * Text as it stands in HTML, SVG and other XML. Whatever the text, the markup stays well-formed XML 1.0: characters that it
 * cannot hold, which are control characters, halves of characters and the two that are none, become the replacement
 * character. No end of a CDATA section comes out either, since angle brackets are escaped.
 */
public final class MarkupText {

	private static final char REPLACEMENT = '\uFFFD';

	private MarkupText() {
	}

	/**
	 * {@return a text for an element or for an attribute in double quotes} Tabs and line feeds stay; a carriage return is
	 * replaced, because a parser would make a line feed of it.
	 *
	 * @param text any text
	 */
	public static String escape(String text) {
		return escape(text, false, false);
	}

	/**
	 * {@return a text as {@link #escape} gives it, in one line: line feeds are references} For what comes out of files, so that
	 * nothing in them begins a line of its own.
	 *
	 * @param text any text
	 */
	public static String escapeLine(String text) {
		return escape(text, true, false);
	}

	/**
	 * {@return a value for an element or for an attribute with either kind of quotes, which a parser reads as it was given}
	 * Tabs and line ends are references, because an attribute would make spaces of them.
	 *
	 * @param value the value; {@link #canHold} tells whether nothing of it is replaced
	 */
	public static String escapeValue(String value) {
		return escape(value, true, true);
	}

	/**
	 * {@return whether XML 1.0 can hold a value: it knows no control characters but tab and line ends, and no halves of characters}
	 *
	 * @param value the value
	 */
	public static boolean canHold(String value) {
		return value.codePoints().allMatch(MarkupText::isAllowed);
	}

	private static String escape(String text, boolean oneLine, boolean exact) {
		StringBuilder escaped = new StringBuilder(text.length() + 16);
		text.codePoints().forEach(c -> {
			switch (c) {
				case '&' -> escaped.append("&amp;");
				case '<' -> escaped.append("&lt;");
				case '>' -> escaped.append("&gt;");
				case '"' -> escaped.append("&quot;");
				case '\'' -> escaped.append(exact ? "&apos;" : "'");
				case '\t' -> escaped.append(exact ? "&#9;" : "\t");
				case '\n' -> escaped.append(oneLine ? "&#10;" : "\n");
				case '\r' -> escaped.append(exact ? "&#13;" : "\uFFFD");
				default -> escaped.appendCodePoint(isAllowed(c) ? c : REPLACEMENT);
			}
		});
		return escaped.toString();
	}

	/** Section 2.2 of XML 1.0. */
	private static boolean isAllowed(int c) {
		return c == '\t' || c == '\n' || c == '\r' || c >= ' ' && c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE && c != 0xFFFE && c != 0xFFFF;
	}
}
