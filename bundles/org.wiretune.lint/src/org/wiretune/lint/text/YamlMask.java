/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hides from the parser what the products take and it does not, each character by another, so that no place moves: place
 * holders that Maven fills in before a product reads the file, and the escapes {@code \L} and {@code \P} of YAML 1.2
 * (section 5.7), which the library does not know.
 */
final class YamlMask {

	private static final Pattern PLACE_HOLDER = Pattern.compile("(?<=[\\s\\[{,])@(?=[\\w.-]+@)");

	private final String text;
	private final char at;
	private final char backslash;

	/** @param original what is to be hidden in */
	YamlMask(String original) {
		at = unused(original, '\uE000');
		backslash = unused(original, (char) (at + 1));
		text = masked(original);
	}

	/** {@return the text for the parser} */
	String text() {
		return text;
	}

	/** {@return what a value or key of the parser really is} @param value the value @param escapes whether it stood in double quotes */
	String restored(String value, boolean escapes) {
		String restored = value.replace(at, '@');
		if (escapes && restored.indexOf(backslash) >= 0) {
			restored = restored.replace(backslash + "L", "\u2028").replace(backslash + "P", "\u2029");
		}
		return restored.replace(backslash, '\\');
	}

	/** A character that does not stand in the text; of the 6,400 for private use a file that people write leaves some. */
	private static char unused(String original, char from) {
		char unused = from;
		while (unused < '\uF8FE' && original.indexOf(unused) >= 0) {
			unused++;
		}
		return unused;
	}

	private String masked(String original) {
		StringBuilder masked = null;
		if (original.indexOf('@') >= 0) {
			masked = new StringBuilder(original);
			Matcher matcher = PLACE_HOLDER.matcher(original);
			while (matcher.find()) {
				masked.setCharAt(matcher.start(), at);
			}
		}
		for (int i = original.indexOf('\\'); i >= 0 && i + 1 < original.length(); i = original.indexOf('\\', i + 2)) {
			if (original.charAt(i + 1) == 'L' || original.charAt(i + 1) == 'P') {
				masked = masked == null ? new StringBuilder(original) : masked;
				masked.setCharAt(i, backslash);
			}
		}
		return masked == null ? original : masked.toString();
	}
}
