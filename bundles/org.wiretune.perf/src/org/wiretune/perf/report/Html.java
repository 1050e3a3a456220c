/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

/** Text in HTML. */
final class Html {

	private Html() {
	}

	/** {@return the text with the characters replaced that mean something in HTML, also in attributes} */
	static String escape(String text) {
		StringBuilder result = new StringBuilder(text.length() + 16);
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			switch (c) {
				case '&' -> result.append("&amp;");
				case '<' -> result.append("&lt;");
				case '>' -> result.append("&gt;");
				case '"' -> result.append("&quot;");
				default -> result.append(c < ' ' && c != '\n' && c != '\t' ? ' ' : c);
			}
		}
		return result.toString();
	}
}
