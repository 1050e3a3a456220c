/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Looks for a byte eight bytes at a time. Worth it where the byte is expected some tens of bytes away, such as the end of a
 * line: code that the virtual machine compiled in a hurry takes a quarter of the time of a loop over bytes.
 */
final class EightBytes {

	private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
	private static final long ONES = 0x0101010101010101L;
	private static final long HIGHEST_BITS = 0x8080808080808080L;
	private static final long QUOTES = '"' * ONES;
	private static final long ZEROS = '0' * ONES;
	private static final long SIXES = 6 * ONES;
	private static final long HIGHER_HALVES = 0xf0 * ONES;
	private static final long PAIRS = 0x00ff00ff00ff00ffL;
	private static final long FOURS = 0x0000ffff0000ffffL;
	private static final int SIZE = 8;

	private EightBytes() {
	}

	/** {@return eight bytes as a number, the first the lowest} */
	static long at(byte[] bytes, int at) {
		return (long) WORDS.get(bytes, at);
	}

	/** {@return where a quote stands first in a part of an array, mostly within eight bytes, or -1} */
	static int quote(byte[] bytes, int from, int to) {
		if (from + SIZE > to) {
			return indexOf(bytes, from, to, '"');
		}
		long different = (long) WORDS.get(bytes, from) ^ QUOTES;
		long zeros = different - ONES & ~different & HIGHEST_BITS;
		return zeros == 0 ? indexOf(bytes, from + SIZE, to, '"') : from - 1 + (int) ((zeros - 1 & ONES) * ONES >>> 56);
	}

	/** {@return eight digits as a number, or -1 where one of them is none} */
	static int digits(byte[] bytes, int from) {
		long word = (long) WORDS.get(bytes, from);
		long values = word ^ ZEROS;
		// A digit is left as it is by adding six, and without bits above the fourth; others are not.
		if (((values + SIXES | values) & HIGHER_HALVES) != 0) {
			return -1;
		}
		// Neighbours are joined to numbers of two, four and eight digits; the first digit is the lowest byte.
		long pairs = values * 10 + (values >>> 8) & PAIRS;
		long fours = pairs * 100 + (pairs >>> 16) & FOURS;
		return (int) (fours * 10_000 + (fours >>> 32));
	}

	/** {@return the first place at which two parts of the same length differ, counted from their beginnings, or -1} */
	static int mismatch(byte[] bytes, int from, byte[] others, int otherFrom, int length) {
		int at = 0;
		for (int end = length - SIZE; at <= end; at += SIZE) {
			if ((long) WORDS.get(bytes, from + at) != (long) WORDS.get(others, otherFrom + at)) {
				break;
			}
		}
		for (; at < length; at++) {
			if (bytes[from + at] != others[otherFrom + at]) {
				return at;
			}
		}
		return -1;
	}

	/** {@return where one of two bytes below 128 stands first in a part of an array, or -1} */
	static int indexOf(byte[] bytes, int from, int to, char wanted, char other) {
		long pattern = wanted * ONES;
		long second = other * ONES;
		int at = from;
		for (int end = to - 2 * SIZE; at <= end; at += 2 * SIZE) {
			long word = (long) WORDS.get(bytes, at);
			long next = (long) WORDS.get(bytes, at + SIZE);
			long one = word ^ pattern;
			long two = word ^ second;
			long three = next ^ pattern;
			long four = next ^ second;
			if (((one - ONES & ~one | two - ONES & ~two | three - ONES & ~three | four - ONES & ~four) & HIGHEST_BITS) != 0) {
				break;
			}
		}
		for (int end = to - SIZE; at <= end; at += SIZE) {
			long word = (long) WORDS.get(bytes, at);
			long one = word ^ pattern;
			long two = word ^ second;
			// A mark above the lowest may be wrong, the lowest is right in each of them, and so it is in both.
			long zeros = (one - ONES & ~one | two - ONES & ~two) & HIGHEST_BITS;
			if (zeros != 0) {
				return at - 1 + (int) ((zeros - 1 & ONES) * ONES >>> 56);
			}
		}
		for (; at < to; at++) {
			if (bytes[at] == wanted || bytes[at] == other) {
				return at;
			}
		}
		return -1;
	}

	/** {@return where a byte below 128 stands first in a part of an array, or -1} */
	static int indexOf(byte[] bytes, int from, int to, char wanted) {
		long pattern = wanted * ONES;
		int at = from;
		// Twice eight at once, as each turn of a loop has its price.
		for (int end = to - 2 * SIZE; at <= end; at += 2 * SIZE) {
			long first = (long) WORDS.get(bytes, at) ^ pattern;
			long second = (long) WORDS.get(bytes, at + SIZE) ^ pattern;
			if (((first - ONES & ~first | second - ONES & ~second) & HIGHEST_BITS) != 0) {
				break;
			}
		}
		for (int end = to - SIZE; at <= end; at += SIZE) {
			// A byte that is the wanted one becomes zero. The lowest zero is always marked; those above it may be marked wrongly.
			long different = (long) WORDS.get(bytes, at) ^ pattern;
			long zeros = different - ONES & ~different & HIGHEST_BITS;
			if (zeros != 0) {
				// Counts the bytes up to the lowest mark by adding a one of each: counting bits is a loop in such code.
				return at - 1 + (int) ((zeros - 1 & ONES) * ONES >>> 56);
			}
		}
		for (; at < to; at++) {
			if (bytes[at] == wanted) {
				return at;
			}
		}
		return -1;
	}
}
