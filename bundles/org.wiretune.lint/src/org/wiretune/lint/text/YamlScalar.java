/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.List;
import java.util.regex.Pattern;

import org.wiretune.model.settings.ValueType;

/** Scalars of YAML 1.2 (sections 7.3.1 to 7.3.3) in one line, as SnakeYAML reads them, which takes words of YAML 1.1 for other types too. */
final class YamlScalar {

	/** What is no text without quotes: nothing, truths, numbers, times, and words with a meaning of their own. */
	private static final Pattern OTHER_TYPE = Pattern.compile(
			"~|null|Null|NULL|true|True|TRUE|false|False|FALSE|yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF|y|Y|n|N|=|<<|[-+]?[0-9][0-9_,]*(:[0-5]?[0-9])*(\\.[0-9_]*)?([eE][-+]?[0-9]+)?|[-+]?\\.[0-9_]+([eE][-+]?[0-9]+)?"
					+ "|[-+]?0[xX][0-9a-fA-F_]+|[-+]?0o?[0-7_]+|[-+]?0b[01_]+|[-+]?\\.(inf|Inf|INF)|\\.(nan|NaN|NAN)|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt ].*)?");
	private static final Pattern SAME_TEXT = Pattern.compile("true|false|-?(0|[1-9][0-9]{0,17})");
	private static final Pattern ZEROS = Pattern.compile("[-+]?0+[0-9]+");
	private static final String INDICATORS = ",[]{}#&*!|>'\"%@`";
	private static final String NAMED = "0\u0000a\u0007b\bt\tn\nv\u000bf\fr\re\u001b \u0020\"\"//\\\\N\u0085_\u00a0L\u2028P\u2029";

	private YamlScalar() {
	}

	/** {@return the ways to write a value, the best first} @param text the file @param start of the old value @param end of the old value @param value the value @param type its type */
	static List<WrittenValue> writings(String text, int start, int end, String value, ValueType type) {
		if (ValueText.isQuoted(text, start, end, '"')) {
			return List.of(new WrittenValue(start, end, doubleQuoted(value)));
		}
		if (ValueText.isQuoted(text, start, end, '\'')) {
			return isPrintable(value) ? List.of(new WrittenValue(start, end, value.replace("'", "''"))) : List.of(new WrittenValue(start - 1, end + 1, '"' + doubleQuoted(value) + '"'));
		}
		String old = text.substring(start, end);
		// Readers of YAML 1.1 take 010 for 8.
		boolean typed = type != null && type != ValueType.TEXT && !ZEROS.matcher(value).matches();
		// What stood there as a number or a truth goes on so where every reader gives the same text for it.
		boolean stays = typed || SAME_TEXT.matcher(value).matches() && !old.isEmpty() && OTHER_TYPE.matcher(old).matches();
		WrittenValue quoted = new WrittenValue(start, end, isPrintable(value) ? '\'' + value.replace("'", "''") + '\'' : '"' + doubleQuoted(value) + '"');
		return isPlain(value) && (stays || !OTHER_TYPE.matcher(value).matches()) ? List.of(new WrittenValue(start, end, value), quoted) : List.of(quoted);
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

	/** {@return what stands between single quotes, its lines folded} */
	static String ofSingleQuotes(String text, int start, int end) {
		return folded(text, start, end).replace("''", "'");
	}

	/** {@return what stands between double quotes, its lines folded and its escapes replaced} */
	static String ofDoubleQuotes(String text, int start, int end) {
		if (text.indexOf('\\', start, end) < 0) {
			return folded(text, start, end);
		}
		StringBuilder value = new StringBuilder(end - start);
		int from = start;
		for (int i = start; i < end; i++) {
			if (text.charAt(i) != '\\' || i + 1 >= end) {
				continue;
			}
			value.append(folded(text, from, i));
			char escape = text.charAt(i + 1);
			int digits = escape == 'x' ? 2 : escape == 'u' ? 4 : escape == 'U' ? 8 : 0;
			int named = NAMED.indexOf(escape);
			if (LineCursor.isDelimiter(escape)) {
				// An escaped line end and the white space behind it are nothing.
				int next = LineCursor.behindDelimiter(text, i + 1);
				while (next < end && LineCursor.isBlank(text.charAt(next))) {
					next++;
				}
				i = next - 1;
			} else if (digits > 0 && codePoint(text, i + 2, digits, end) >= 0) {
				value.appendCodePoint(codePoint(text, i + 2, digits, end));
				i += 1 + digits;
			} else {
				value.append(named >= 0 && named % 2 == 0 ? NAMED.charAt(named + 1) : escape);
				i++;
			}
			from = i + 1;
		}
		return value.append(folded(text, from, end)).toString();
	}

	private static int codePoint(String text, int start, int digits, int end) {
		if (start + digits > end) {
			return -1;
		}
		int value = 0;
		for (int i = start; i < start + digits; i++) {
			int digit = Character.digit(text.charAt(i), 16);
			if (digit < 0 || value > Character.MAX_CODE_POINT) {
				return -1;
			}
			value = value * 16 + digit;
		}
		return value <= Character.MAX_CODE_POINT ? value : -1;
	}

	/** A line end is a space, and n + 1 of them are n; white space around them does not count. */
	private static String folded(String text, int start, int end) {
		String raw = text.substring(start, end);
		if (raw.indexOf('\n') < 0 && raw.indexOf('\r') < 0) {
			return raw;
		}
		StringBuilder folded = new StringBuilder(raw.length());
		for (int i = 0; i < raw.length();) {
			char c = raw.charAt(i);
			if (!LineCursor.isDelimiter(c)) {
				folded.append(c);
				i++;
				continue;
			}
			int length = folded.length();
			while (length > 0 && (folded.charAt(length - 1) == ' ' || folded.charAt(length - 1) == '\t')) {
				length--;
			}
			folded.setLength(length);
			int lines = 0;
			while (i < raw.length() && (LineCursor.isDelimiter(raw.charAt(i)) || raw.charAt(i) == ' ' || raw.charAt(i) == '\t')) {
				if (LineCursor.isDelimiter(raw.charAt(i))) {
					lines++;
					i = LineCursor.behindDelimiter(raw, i);
				} else {
					i++;
				}
			}
			folded.append(lines == 1 ? " " : "\n".repeat(lines - 1));
		}
		return folded.toString();
	}
}
