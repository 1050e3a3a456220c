/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.nio.charset.StandardCharsets;

import org.wiretune.gclog.GcEvents;

/** Looks into lines of bytes: no text is made of them on the way. */
final class Bytes {

	static final long UNKNOWN = GcEvents.UNKNOWN;
	static final long MILLISECOND = 1_000_000L;
	static final long SECOND = 1_000_000_000L;
	/** Times a second in nanoseconds it is less than a quarter of the greatest number. */
	private static final long SMALL = 1_000_000_000L;
	private static final int EIGHT = 8;
	private static final long[] POWERS = { 1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, SECOND };

	private Bytes() {
	}

	static byte[] ascii(String text) {
		return text.getBytes(StandardCharsets.US_ASCII);
	}

	static String text(byte[] line, int from, int to) {
		return new String(line, from, Math.max(0, to - from), StandardCharsets.UTF_8);
	}

	static boolean startsWith(byte[] line, int from, int to, byte[] word) {
		if (to - from < word.length) {
			return false;
		}
		for (int i = 0; i < word.length; i++) {
			if (line[from + i] != word[i]) {
				return false;
			}
		}
		return true;
	}

	static boolean endsWith(byte[] line, int from, int to, byte[] word) {
		return to - from >= word.length && startsWith(line, to - word.length, to, word);
	}

	static boolean equals(byte[] line, int from, int to, byte[] word) {
		return to - from == word.length && startsWith(line, from, to, word);
	}

	/** {@return where a word begins, or -1} */
	static int indexOf(byte[] line, int from, int to, byte[] word) {
		byte first = word[0];
		for (int i = from, end = to - word.length; i <= end; i++) {
			if (line[i] == first && startsWith(line, i, to, word)) {
				return i;
			}
		}
		return -1;
	}

	static int indexOf(byte[] line, int from, int to, char wanted) {
		for (int i = from; i < to; i++) {
			if (line[i] == wanted) {
				return i;
			}
		}
		return -1;
	}

	static boolean isDigit(byte character) {
		return character >= '0' && character <= '9';
	}

	static int skipBlanks(byte[] line, int from, int to) {
		int at = from;
		while (at < to && (line[at] == ' ' || line[at] == '\t')) {
			at++;
		}
		return at;
	}

	/** {@return the end of a number with a point or comma that begins here; the place itself where there is none} */
	static int numberEnd(byte[] line, int from, int to) {
		int at = from;
		while (at < to && (isDigit(line[at]) || at > from && (line[at] == '.' || line[at] == ','))) {
			at++;
		}
		while (at > from && !isDigit(line[at - 1])) {
			at--;
		}
		return at;
	}

	/**
	 * {@return a decimal number times a unit, exactly; digits below one are cut off. Unknown where it is no number}
	 *
	 * @param unit a power of ten
	 */
	static long scaled(byte[] line, int from, int to, long unit) {
		long whole = 0;
		int at = from;
		if (to - from >= EIGHT) {
			int first = EightBytes.digits(line, from);
			if (first >= 0) {
				whole = first;
				at += EIGHT;
			}
		}
		while (at < to && isDigit(line[at])) {
			if (at - from > 17) {
				return UNKNOWN;
			}
			whole = whole * 10 + line[at++] - '0';
		}
		// Divisions are dear where the virtual machine compiles in a hurry; numbers of logs are small.
		if (at == from || whole > SMALL && whole > Long.MAX_VALUE / 4 / unit) {
			return UNKNOWN;
		}
		if (at == to) {
			return whole * unit;
		}
		if (line[at] != '.' && line[at] != ',') {
			return UNKNOWN;
		}
		int digits = decimals(unit);
		int first = ++at;
		long fraction = 0;
		for (; at < to && isDigit(line[at]); at++) {
			if (at - first < digits) {
				fraction = fraction * 10 + line[at] - '0';
			}
		}
		return at == to ? whole * unit + fraction * POWERS[digits - Math.min(digits, at - first)] : UNKNOWN;
	}

	/** {@return how many zeros a power of ten has} */
	private static int decimals(long unit) {
		int digits = 0;
		while (digits < POWERS.length - 1 && POWERS[digits] < unit) {
			digits++;
		}
		return digits;
	}

	/** {@return a whole number, or unknown} */
	static long whole(byte[] line, int from, int to) {
		return scaled(line, from, to, 1);
	}

	/** {@return a number of at most nine digits that are known to be digits} */
	static long digits(byte[] line, int from, int to) {
		int value = 0;
		for (int at = from; at < to; at++) {
			value = value * 10 + line[at] - '0';
		}
		return value;
	}

	/** {@return a size such as {@code 42598K} or {@code 12.5M} in bytes, or unknown} */
	static long size(byte[] line, int from, int to) {
		if (to <= from) {
			return UNKNOWN;
		}
		int shift = switch (line[to - 1]) {
		case 'K', 'k' -> 10;
		case 'M', 'm' -> 20;
		case 'G', 'g' -> 30;
		case 'T', 't' -> 40;
		default -> 0;
		};
		int end = shift > 0 || line[to - 1] == 'B' ? to - 1 : to;
		if (end - from <= 9 && onlyDigits(line, from, end)) {
			long number = digits(line, from, end);
			if (number <= Long.MAX_VALUE >> shift >> 10) {
				return number << shift;
			}
		}
		// Sizes have one digit behind the point at most; three are kept exactly.
		long thousandths = scaled(line, from, end, 1000);
		if (thousandths == UNKNOWN || thousandths > Long.MAX_VALUE >> shift) {
			return UNKNOWN;
		}
		return (thousandths << shift) / 1000;
	}

	private static boolean onlyDigits(byte[] line, int from, int to) {
		for (int at = from; at < to; at++) {
			if (!isDigit(line[at])) {
				return false;
			}
		}
		return from < to;
	}

	private static boolean isUnit(byte character) {
		return switch (character) {
		case 'B', 'K', 'M', 'G', 'T', 'k', 'm', 'g', 't' -> true;
		default -> false;
		};
	}

	/** {@return the end of a size that begins here; the place itself where there is none} */
	static int sizeEnd(byte[] line, int from, int to) {
		int at = numberEnd(line, from, to);
		return at > from && at < to && isUnit(line[at]) ? at + 1 : at;
	}
}
