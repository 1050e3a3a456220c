/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

/** Knows whether a quote ends a literal that began before it in its line: {@code "password=" + x}. Asked with places that go up only. */
final class OpenLiteral {

	private final String text;
	private int read;
	private char open;

	OpenLiteral(String text) {
		this.text = text;
	}

	/** Whether the quote ends the literal that a place before it lies in. */
	boolean ends(int place, int quote) {
		for (; read < place; read++) {
			char c = text.charAt(read);
			if (c == '\n') {
				open = 0;
			} else if (open != 0 && c == '\\') {
				read++;
			} else if (c == open) {
				open = 0;
			} else if (open == 0 && (c == '"' || c == '\'' && (read == 0 || !Character.isLetterOrDigit(text.charAt(read - 1))))) {
				open = c;
			}
		}
		return open != 0 && text.charAt(quote) == open && isBehindLiteral(quote + 1);
	}

	/** Whether a program goes on here, or nothing does. */
	private boolean isBehindLiteral(int from) {
		int at = from;
		while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
			at++;
		}
		return at >= text.length() || "+,)];.&|\n\r".indexOf(text.charAt(at)) >= 0 || at == from && "/>".indexOf(text.charAt(at)) >= 0;
	}
}
