/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

/** Finds the number of a name among those that are known, with one comparison in nearly all cases. */
final class ElementNames {

	private static final int SLOTS = 1 << 10;

	private static final int WORD = 8;

	private final byte[][] names;
	/** The first sixteen bytes of each name as two numbers, and which of their bits are the name's. */
	private final long[] first;
	private final long[] firstMask;
	private final long[] second;
	private final long[] secondMask;
	private final short[] slots = new short[SLOTS];

	/**
	 * Makes one.
	 *
	 * @param names the names, all different, none empty, at most some hundreds
	 */
	ElementNames(byte[][] names) {
		this.names = names;
		first = new long[names.length];
		firstMask = new long[names.length];
		second = new long[names.length];
		secondMask = new long[names.length];
		for (int i = 0; i < names.length; i++) {
			int slot = slot(names[i], 0, names[i].length);
			while (slots[slot] != 0) {
				slot = slot + 1 & SLOTS - 1;
			}
			slots[slot] = (short) (i + 1);
			for (int at = 0; at < Math.min(names[i].length, 2 * WORD); at++) {
				int shift = 8 * (at % WORD);
				(at < WORD ? first : second)[i] |= (long) names[i][at] << shift;
				(at < WORD ? firstMask : secondMask)[i] |= 0xffL << shift;
			}
		}
	}

	/** {@return the number of the name in a part of a line, or -1} */
	int number(byte[] line, int from, int to) {
		if (from >= to) {
			return -1;
		}
		int slot = slot(line, from, to);
		while (slots[slot] != 0) {
			if (Bytes.equals(line, from, to, names[slots[slot] - 1])) {
				return slots[slot] - 1;
			}
			slot = slot + 1 & SLOTS - 1;
		}
		return -1;
	}

	/** {@return how many names are known} */
	int size() {
		return names.length;
	}

	/** {@return how long a name is} */
	int length(int number) {
		return names[number].length;
	}

	/** {@return whether a name, or a longer one that begins so, stands in a line} */
	boolean beginsAt(int number, byte[] line, int from, int to) {
		if (from + 2 * WORD > to) {
			return Bytes.startsWith(line, from, to, names[number]);
		}
		return ((EightBytes.at(line, from) ^ first[number]) & firstMask[number]) == 0 && ((EightBytes.at(line, from + WORD) ^ second[number]) & secondMask[number]) == 0
				&& (names[number].length <= 2 * WORD || Bytes.startsWith(line, from, to, names[number]));
	}

	private static int slot(byte[] bytes, int from, int to) {
		return bytes[from] * 7 + bytes[to - 1] * 61 + bytes[from + to >>> 1] * 131 + (to - from) * 37 & SLOTS - 1;
	}
}
