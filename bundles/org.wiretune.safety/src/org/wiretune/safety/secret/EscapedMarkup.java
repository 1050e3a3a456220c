/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

/** Markup that stands inside of another text, with its signs written as references or as escapes of JSON. */
final class EscapedMarkup {

	private static final String[][] SIGNS = { { "&lt;", "<" }, { "&gt;", ">" }, { "&#60;", "<" }, { "&#62;", ">" }, { "&quot;", "\"" }, { "&apos;", "'" }, { "&#34;", "\"" }, { "&#39;", "'" }, { "\\u003c", "<" },
			{ "\\u003e", ">" }, { "\\u003C", "<" }, { "\\u003E", ">" }, { "\\u0022", "\"" }, { "\\\"", "\"" } };

	private EscapedMarkup() {
	}

	/** {@return the text with its signs as they are meant, each in its place and as long as before; null where there is none} */
	static String read(String text) {
		if (!text.contains("&lt;") && !text.contains("&#60;") && !text.contains("\\u003")) {
			return null;
		}
		StringBuilder plain = new StringBuilder(text);
		for (int at = 0; at < text.length(); at++) {
			char c = text.charAt(at);
			if (c != '&' && c != '\\') {
				continue;
			}
			for (String[] sign : SIGNS) {
				if (text.startsWith(sign[0], at)) {
					int length = sign[0].length();
					// An opening sign stands last, so that what stands before it ends where the sign begins.
					boolean opens = sign[1].equals("<");
					for (int i = 0; i < length; i++) {
						plain.setCharAt(at + i, i == (opens ? length - 1 : 0) ? sign[1].charAt(0) : ' ');
					}
					at += length - 1;
					break;
				}
			}
		}
		return plain.toString();
	}
}
