/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Map;
import java.util.function.Function;

import org.wiretune.safety.terminal.TerminalText;

/**
 * Fills the places of a text. A place is {@code {0}}, {@code {1}} and so on, or a name such as {@code {measured}}, for a value;
 * or a choice by a number, as in <code>{0,choice,0#no files|1#one file|1&lt;{0} files}</code>: the last part counts whose number
 * is reached ({@code #}) or exceeded ({@code <}), else the first, and may have places itself. All else, an apostrophe and other
 * braces too, stands for itself.
 * <p>
 * It does what is needed of {@code java.text.MessageFormat}, whose apostrophes are written twice in some texts and once in
 * others, whose numbers follow the language of the platform, and which costs a start of the command line as much as reading
 * several files.
 */
public final class TextPattern {

	private static final String CHOICE = "choice,";
	private static final int DECIMALS = 3;
	private static final int GROUP = 3;
	/** What stands in a place whose value is null. */
	private static final String NOTHING = "null";

	private TextPattern() {
	}

	/**
	 * {@return a text with its values}
	 *
	 * @param pattern the text with its places; one without a value stays as it is
	 * @param values whole numbers are grouped by thousands, as 12,345, since a person reads them; so what is no amount (a
	 *            port, the number of a line or process, a setting that somebody types) is given as text. Everything else
	 *            stands as {@link String#valueOf(Object)} writes it, within one line, since names and reasons come out of
	 *            files and arguments
	 * @throws IllegalArgumentException where a choice has no number, or its braces are not closed
	 */
	public static String filled(String pattern, Object... values) {
		StringBuilder text = new StringBuilder(pattern.length() + 64);
		fill(pattern, place -> value(place, values), text);
		return text.toString();
	}

	/**
	 * {@return a text with its values by name, as the texts of rules have them}
	 *
	 * @param pattern the text with its places; one without a value stays as it is
	 * @param values the values by the names of their places, shown as those of {@link #filled(String, Object...)} are
	 */
	public static String filled(String pattern, Map<String, ?> values) {
		StringBuilder text = new StringBuilder(pattern.length() + 64);
		fill(pattern, values::get, text);
		return text.toString();
	}

	/** A place by number; null where it is none, or has no value. */
	private static Object value(String place, Object[] values) {
		int end = digitsEnd(place, 0);
		int index = end == 0 || end < place.length() ? values.length : number(place, 0, end);
		return index >= values.length ? null : values[index] == null ? NOTHING : values[index];
	}

	/**
	 * {@return whether each opening brace of a text begins a place, and it has no more of them}
	 *
	 * @param pattern the text
	 * @param places how many values there will be
	 */
	public static boolean isPattern(String pattern, int places) {
		for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', open + 1)) {
			int end = digitsEnd(pattern, open + 1);
			if (end == open + 1 || end == pattern.length() || pattern.charAt(end) != '}' || number(pattern, open + 1, end) >= places) {
				return false;
			}
		}
		return true;
	}

	/**
	 * {@return a whole number as it stands in sentences, such as 12,345}
	 *
	 * @param number the number
	 */
	public static String grouped(long number) {
		return grouped(Long.toString(number));
	}

	private static void fill(String pattern, Function<String, ?> values, StringBuilder text) {
		int from = 0;
		for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', open + 1)) {
			int end = nameEnd(pattern, open + 1);
			Object value = end == pattern.length() ? null : values.apply(pattern.substring(open + 1, end));
			if (value == null) {
				continue;
			}
			if (pattern.charAt(end) == '}') {
				text.append(pattern, from, open).append(shown(value));
			} else if (pattern.startsWith(CHOICE, end + 1)) {
				int start = end + 1 + CHOICE.length();
				end = close(pattern, start);
				text.append(pattern, from, open);
				fill(chosen(pattern.substring(start, end), value), values, text);
			} else {
				continue;
			}
			from = end + 1;
			open = end;
		}
		text.append(pattern, from, pattern.length());
	}

	/** Where the name of a place ends: at its closing brace, at a comma before a choice, or at a brace that begins another place. */
	private static int nameEnd(String pattern, int from) {
		int at = from;
		while (at < pattern.length() && pattern.charAt(at) != '}' && pattern.charAt(at) != ',' && pattern.charAt(at) != '{') {
			at++;
		}
		return at;
	}

	private static int digitsEnd(String pattern, int from) {
		int at = from;
		while (at < pattern.length() && at - from < 2 && pattern.charAt(at) >= '0' && pattern.charAt(at) <= '9') {
			at++;
		}
		return at;
	}

	private static int number(String pattern, int from, int end) {
		return Integer.parseInt(pattern, from, end, 10);
	}

	/** The brace that closes what began before a position. */
	private static int close(String pattern, int from) {
		int open = 1;
		for (int at = from; at < pattern.length(); at++) {
			open += pattern.charAt(at) == '{' ? 1 : pattern.charAt(at) == '}' ? -1 : 0;
			if (open == 0) {
				return at;
			}
		}
		throw new IllegalArgumentException("A brace is not closed in: " + pattern);
	}

	private static String chosen(String parts, Object value) {
		if (!(value instanceof Number number)) {
			throw new IllegalArgumentException("There is no number to choose by, but " + value + ": " + parts);
		}
		String chosen = null;
		for (int from = 0; from <= parts.length();) {
			int end = partEnd(parts, from);
			int sign = from;
			while (parts.charAt(sign) != '#' && parts.charAt(sign) != '<') {
				sign++;
			}
			double limit = Double.parseDouble(parts.substring(from, sign));
			boolean reached = parts.charAt(sign) == '#' ? number.doubleValue() >= limit : number.doubleValue() > limit;
			if (chosen == null || reached) {
				chosen = parts.substring(sign + 1, end);
			}
			from = end + 1;
		}
		return chosen;
	}

	private static int partEnd(String parts, int from) {
		int depth = 0;
		for (int at = from; at < parts.length(); at++) {
			char c = parts.charAt(at);
			depth += c == '{' ? 1 : c == '}' ? -1 : 0;
			if (c == '|' && depth == 0) {
				return at;
			}
		}
		return parts.length();
	}

	private static String shown(Object value) {
		if (value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte || value instanceof BigInteger) {
			return grouped(value.toString());
		}
		if (value instanceof Double || value instanceof Float) {
			return measured(((Number) value).doubleValue());
		}
		return TerminalText.oneLine(String.valueOf(value));
	}

	/** Who cares for the digits of a figure gives it as text. */
	private static String measured(double value) {
		if (!Double.isFinite(value)) {
			return Double.toString(value);
		}
		String plain = BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
		int point = plain.indexOf('.');
		return point < 0 ? grouped(plain) : grouped(plain.substring(0, point)) + plain.substring(point);
	}

	/**
	 * {@return a whole number as it stands in sentences, such as 12,345}
	 *
	 * @param digits the number without any comma; it may begin with a minus
	 */
	public static String grouped(String digits) {
		int sign = digits.charAt(0) == '-' ? 1 : 0;
		if (digits.length() - sign <= GROUP) {
			return digits;
		}
		StringBuilder text = new StringBuilder(digits);
		for (int at = digits.length() - GROUP; at > sign; at -= GROUP) {
			text.insert(at, ',');
		}
		return text.toString();
	}
}
