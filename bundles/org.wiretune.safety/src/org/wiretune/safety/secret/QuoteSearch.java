/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.HashMap;
import java.util.Map;

/** Finds the end of quoted values; what is not there is looked for once, so a file full of open quotes takes no longer. */
final class QuoteSearch {

	private final String text;
	private final Map<String, Integer> notBehind = new HashMap<>();

	QuoteSearch(String text) {
		this.text = text;
	}

	/**
	 * {@return where a value ends: at its quote, which may stand on a later line, before a tag; otherwise at the end of its
	 * line}
	 *
	 * @param from the first character behind the opening quote
	 * @param quote the quote
	 */
	int closing(int from, String quote) {
		if (text.startsWith(quote, from)) {
			return from;
		}
		if (from >= notBehind.getOrDefault(quote, Integer.MAX_VALUE)) {
			return lineEnd(from);
		}
		boolean tagged = false;
		boolean laterLine = false;
		for (int at = from; at < text.length(); at++) {
			char c = text.charAt(at);
			if (c == '\\' && quote.length() == 1) {
				at++;
				continue;
			}
			laterLine |= c == '\n';
			if (laterLine && c == '<') {
				tagged = true;
				break;
			}
			if (text.startsWith(quote, at)) {
				if (quote.length() == 1 && text.startsWith(quote, at + 1) && at + 2 < text.length() && (Character.isLetterOrDigit(text.charAt(at + 2)))) {
					at++;
					continue;
				}
				return at;
			}
		}
		if (!tagged) {
			notBehind.put(quote, from);
		}
		return lineEnd(from);
	}

	private int lineEnd(int from) {
		int at = from;
		while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
			at++;
		}
		return at;
	}
}
