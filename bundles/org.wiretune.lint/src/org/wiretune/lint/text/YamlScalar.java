/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.List;
import java.util.regex.Pattern;

import org.wiretune.core.ValueForm.Writing;

/** Writes scalars of YAML 1.2 (sections 7.3.1 to 7.3.3) in one line, as SnakeYAML reads them, which takes words of YAML 1.1 for other types too. */
final class YamlScalar {

	/** What is no text without quotes: nothing, truths, numbers, times, and words with a meaning of their own. */
	private static final Pattern OTHER_TYPE = Pattern.compile(
			"~|null|Null|NULL|true|True|TRUE|false|False|FALSE|yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF|y|Y|n|N|=|<<|[-+]?[0-9][0-9_,]*(:[0-5]?[0-9])*(\\.[0-9_]*)?([eE][-+]?[0-9]+)?|[-+]?\\.[0-9_]+([eE][-+]?[0-9]+)?"
					+ "|[-+]?0[xX][0-9a-fA-F_]+|[-+]?0o?[0-7_]+|[-+]?0b[01_]+|[-+]?\\.(inf|Inf|INF)|\\.(nan|NaN|NAN)|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt ].*)?");
	private static final Pattern SAME_TEXT = Pattern.compile("true|false|-?(0|[1-9][0-9]{0,17})");
	private static final Pattern ZEROS = Pattern.compile("[-+]?0+[0-9]+");
	private static final String INDICATORS = ",[]{}#&*!|>'\"%@`";

	private YamlScalar() {
	}

	/** {@return the ways to write a value, the best first} @param text the file @param start of the old value @param end of the old value @param value the value @param quoting what stands around the old one @param isText whether it is text also where it looks like another type */
	static List<Writing> writings(String text, int start, int end, String value, Quoting quoting, boolean isText) {
		if (quoting == Quoting.BLOCK) {
			return isPrintable(value) ? List.of(new Writing(start, end, value)) : List.of();
		}
		if (quoting == Quoting.DOUBLE) {
			return List.of(new Writing(start, end, doubleQuoted(value)));
		}
		if (quoting == Quoting.SINGLE) {
			return isPrintable(value) ? List.of(new Writing(start, end, value.replace("'", "''"))) : List.of(new Writing(start - 1, end + 1, '"' + doubleQuoted(value) + '"'));
		}
		String old = text.substring(start, end);
		// Readers of YAML 1.1 take 010 for 8.
		boolean typed = !isText && !ZEROS.matcher(value).matches();
		// What stood there as a number or a truth goes on so where every reader gives the same text for it.
		boolean stays = typed || SAME_TEXT.matcher(value).matches() && !old.isEmpty() && OTHER_TYPE.matcher(old).matches();
		Writing quoted = new Writing(start, end, isPrintable(value) ? '\'' + value.replace("'", "''") + '\'' : '"' + doubleQuoted(value) + '"');
		return isPlain(value) && (stays || !OTHER_TYPE.matcher(value).matches()) ? List.of(new Writing(start, end, value), quoted) : List.of(quoted);
	}

	private static boolean isPlain(String value) {
		if (value.isEmpty() || !isPrintable(value) || INDICATORS.indexOf(value.charAt(0)) >= 0 || value.endsWith(":") || value.contains(": ") || value.contains(" #") || value.contains(":\t")
				|| value.contains("\t#")) {
			return false;
		}
		char first = value.charAt(0);
		return first != '-' && first != '?' && first != ':' || value.length() > 1 && !LineCursor.isBlank(value.charAt(1)) && !value.startsWith("---");
	}

	/** Whether each character may stand as it is, in one line, and is white space to all readers alike. */
	private static boolean isPrintable(String value) {
		return value.codePoints().allMatch(c -> c == ' ' || c > ' ' && c < 0x7F || c > 0xA0 && c != 0x2028 && c != 0x2029 && c != 0xFEFF && c != 0xFFFE && c != 0xFFFF
				&& !(c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) && !Character.isWhitespace(c) && !Character.isSpaceChar(c));
	}

	private static String doubleQuoted(String value) {
		StringBuilder quoted = new StringBuilder(value.length() + 8);
		for (int i = 0; i < value.length(); i++) {
			char c = value.charAt(i);
			if (c == '"' || c == '\\') {
				quoted.append('\\').append(c);
			} else if (c == '\n' || c == '\r' || c == '\t') {
				quoted.append('\\').append(c == '\n' ? 'n' : c == '\r' ? 'r' : 't');
			} else if (c < ' ' || c >= 0x7F && c <= 0xA0 || c == 0x2028 || c == 0x2029 || c == 0xFEFF || c == 0xFFFE || c == 0xFFFF || c > 0x7F && (Character.isWhitespace(c) || Character.isSpaceChar(c))
					|| isAlone(value, i)) {
				quoted.append("\\u%04X".formatted((int) c));
			} else {
				quoted.append(c);
			}
		}
		return quoted.toString();
	}

	/** Whether a character is half of one that is missing its other half, which no encoding can hold. */
	private static boolean isAlone(String value, int i) {
		char c = value.charAt(i);
		return Character.isHighSurrogate(c) && (i + 1 >= value.length() || !Character.isLowSurrogate(value.charAt(i + 1)))
				|| Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(value.charAt(i - 1)));
	}
}
