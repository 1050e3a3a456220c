/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.svg;

/** Texts inside XML 1.0. */
final class XmlText {

	private static final char REPLACEMENT = '\uFFFD';

	private XmlText() {
	}

	/** {@return the text for an element or an attribute in quotes; characters that XML 1.0 forbids are replaced} */
	static String escape(String text) {
		StringBuilder result = new StringBuilder(text.length() + 16);
		text.codePoints().forEach(c -> {
			switch (c) {
			case '&' -> result.append("&amp;");
			case '<' -> result.append("&lt;");
			case '>' -> result.append("&gt;");
			case '"' -> result.append("&quot;");
			case '\'' -> result.append("&#39;");
			default -> result.appendCodePoint(allowed(c) ? c : REPLACEMENT);
			}
		});
		return result.toString();
	}

	/** Characters of XML 1.0, section 2.2, without line breaks that no label needs. */
	private static boolean allowed(int c) {
		return c == '\t' || c == '\n' || c >= 0x20 && c <= 0xD7FF || c >= 0xE000 && c <= 0xFFFD || c >= 0x10000 && c <= 0x10FFFF;
	}
}
