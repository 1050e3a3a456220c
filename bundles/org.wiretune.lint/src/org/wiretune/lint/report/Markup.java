/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

/** Writes HTML and XML: every text is escaped, and characters that XML does not allow are replaced. */
final class Markup {

	private static final int FIRST_PRINTABLE = 0x20;
	private static final int FIRST_NON_CHARACTER = 0xFFFE;

	private final Appendable out;

	Markup(Appendable out) {
		this.out = out;
	}

	/** Writes markup as it is. */
	Markup raw(String markup) throws IOException {
		out.append(markup);
		return this;
	}

	/** Writes a start tag. @param name the element @param attributes names and values in turn; one whose value is null is left out */
	Markup open(String name, String... attributes) throws IOException {
		out.append('<').append(name);
		for (int i = 0; i < attributes.length; i += 2) {
			if (attributes[i + 1] != null) {
				out.append(' ').append(attributes[i]).append("=\"").append(escape(attributes[i + 1])).append('"');
			}
		}
		out.append('>');
		return this;
	}

	/** Writes an end tag and ends the line. */
	Markup close(String name) throws IOException {
		out.append("</").append(name).append(">\n");
		return this;
	}

	/** Writes an element with a text. */
	Markup element(String name, String text, String... attributes) throws IOException {
		open(name, attributes);
		out.append(escape(text)).append("</").append(name).append(">\n");
		return this;
	}

	/** Writes an element with a text of several lines. */
	Markup element(String name, List<String> lines, String... attributes) throws IOException {
		open(name, attributes);
		out.append(lines.stream().map(Markup::escape).collect(Collectors.joining("\n"))).append("</").append(name).append(">\n");
		return this;
	}

	static String escape(String text) {
		StringBuilder escaped = new StringBuilder(text.length() + 16);
		for (int i = 0; i < text.length(); i++) {
			char character = text.charAt(i);
			switch (character) {
			case '&' -> escaped.append("&amp;");
			case '<' -> escaped.append("&lt;");
			case '>' -> escaped.append("&gt;");
			case '"' -> escaped.append("&quot;");
			// Nothing out of a file begins a line of its own.
			case '\n' -> escaped.append("&#10;");
			case '\t' -> escaped.append(character);
			default -> escaped.append(isAllowed(text, i) ? character : '\uFFFD');
			}
		}
		return escaped.toString();
	}

	private static boolean isAllowed(String text, int at) {
		char character = text.charAt(at);
		if (Character.isHighSurrogate(character)) {
			return at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
		}
		if (Character.isLowSurrogate(character)) {
			return at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
		}
		return character >= FIRST_PRINTABLE && character < FIRST_NON_CHARACTER;
	}
}
