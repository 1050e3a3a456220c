/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.regex.Pattern;

/** How a backslash counts in the values of files of one entry a line, and which values need quotes. */
enum LineEscapes {

	/** It is a character as others are. */
	NONE {
		@Override
		String decoded(String raw, boolean quoted) {
			return raw;
		}

		@Override
		String encoded(String value) {
			return value;
		}

		@Override
		boolean isPlain(String value) {
			return true;
		}
	},
	/** MySQL, reference manual, Using Option Files: backspace, tab, line end, return, backslash and space in all values; before others it stays. */
	MYSQL {
		@Override
		String decoded(String raw, boolean quoted) {
			return decode(raw, "b\bt\tn\nr\r\\\\s ", false);
		}

		@Override
		String encoded(String value) {
			return value.replace("\\", "\\\\").replace("\b", "\\b").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
		}

		@Override
		boolean isPlain(String value) {
			return !value.isEmpty() && value.indexOf('#') < 0 && value.charAt(0) != '"' && value.charAt(0) != '\'';
		}
	},
	/** PostgreSQL, guc-file.l: in quotes the usual ones and octal numbers; before others it is left out. Only simple words do without quotes. */
	POSTGRESQL {
		@Override
		String decoded(String raw, boolean quoted) {
			return quoted ? decode(raw, "b\bf\fn\nr\rt\t", true) : raw;
		}

		@Override
		String encoded(String value) {
			return value.replace("\\", "\\\\").replace("\b", "\\b").replace("\f", "\\f").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
		}

		@Override
		boolean isPlain(String value) {
			return WORD.matcher(value).matches();
		}
	};

	private static final Pattern WORD = Pattern.compile("[-+]?[0-9]+(\\.[0-9]+)?([a-zA-Z]+)?|[a-zA-Z_\\x80-\\uFFFF][\\w\\x80-\\uFFFF.:/-]*");

	/** {@return the value that a text stands for} @param raw the text without its quotes @param quoted whether it stood in quotes */
	abstract String decoded(String raw, boolean quoted);

	/** {@return a value with escapes, for all places where they count} @param value the value */
	abstract String encoded(String value);

	/** {@return whether a value may stand without quotes} @param value the value */
	abstract boolean isPlain(String value);

	/** Replaces escapes: pairs of the character behind the backslash and what it stands for. */
	private static String decode(String raw, String pairs, boolean others) {
		if (raw.indexOf('\\') < 0) {
			return raw;
		}
		StringBuilder value = new StringBuilder(raw.length());
		for (int i = 0; i < raw.length(); i++) {
			char c = raw.charAt(i);
			char next = c == '\\' && i + 1 < raw.length() ? raw.charAt(i + 1) : 0;
			int pair = next == 0 ? -1 : pairs.indexOf(next);
			if (pair >= 0 && pair % 2 == 0) {
				value.append(pairs.charAt(pair + 1));
				i++;
			} else if (next != 0 && others && next >= '0' && next <= '7') {
				int code = 0;
				int digits = 0;
				while (digits < 3 && i + 1 < raw.length() && raw.charAt(i + 1) >= '0' && raw.charAt(i + 1) <= '7') {
					code = code * 8 + raw.charAt(++i) - '0';
					digits++;
				}
				value.append((char) code);
			} else if (next != 0 && others) {
				value.append(next);
				i++;
			} else {
				value.append(c);
			}
		}
		return value.toString();
	}
}
