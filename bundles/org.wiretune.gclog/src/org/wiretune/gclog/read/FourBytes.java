/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

/** Words known by their first four bytes, found with one look into a table. */
final class FourBytes {

	private static final int SLOTS = 1 << 8;
	private static final int SPREAD = 0x9E3779B1;
	private static final int SHIFT = 24;

	private final int[] words = new int[SLOTS];
	private final boolean[] shared = new boolean[SLOTS];

	/**
	 * Makes a table.
	 *
	 * @param beginnings four letters each
	 */
	FourBytes(String... beginnings) {
		for (String each : beginnings) {
			byte[] bytes = Bytes.ascii(each);
			int word = word(bytes, 0);
			int slot = word * SPREAD >>> SHIFT;
			shared[slot] = words[slot] != 0 && words[slot] != word;
			words[slot] = word;
		}
	}

	/** {@return whether one of the words may begin here; where fewer than four bytes are left, it may} */
	boolean begins(byte[] text, int from, int to) {
		if (from + 4 > to) {
			return true;
		}
		int word = word(text, from);
		int slot = word * SPREAD >>> SHIFT;
		return words[slot] == word || shared[slot];
	}

	private static int word(byte[] text, int at) {
		return text[at] & 0xff | (text[at + 1] & 0xff) << 8 | (text[at + 2] & 0xff) << 16 | text[at + 3] << 24;
	}
}
