/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** Names found in bytes: each is made a string once, and is a small number after that. The first is the empty one. */
final class NameTable {

	/** A log has some tens of causes; broken ones must not fill the memory. */
	private static final int MOST_NAMES = 1000;
	private static final int MOST_BYTES = 200;
	private static final int SLOTS = 4096;

	private final List<byte[]> bytes = new ArrayList<>(List.of(new byte[0]));
	private final List<String> names = new ArrayList<>(List.of(""));
	private final short[] slots = new short[SLOTS];

	/** {@return the number of a name; that of the empty one where there is no room} */
	int number(byte[] text, int from, int to) {
		if (from >= to || to - from > MOST_BYTES) {
			return 0;
		}
		int hash = 1;
		for (int i = from; i < to; i++) {
			hash = 31 * hash + text[i];
		}
		int slot = (hash ^ hash >>> 15) & SLOTS - 1;
		while (slots[slot] != 0) {
			byte[] known = bytes.get(slots[slot]);
			if (Arrays.equals(known, 0, known.length, text, from, to)) {
				return slots[slot];
			}
			slot = slot + 1 & SLOTS - 1;
		}
		if (names.size() >= MOST_NAMES) {
			return 0;
		}
		byte[] copy = Arrays.copyOfRange(text, from, to);
		slots[slot] = (short) names.size();
		bytes.add(copy);
		names.add(new String(copy, StandardCharsets.UTF_8));
		return names.size() - 1;
	}

	/** {@return the names as they are now, for other threads} */
	NameTable copy() {
		NameTable copy = new NameTable();
		copy.names.clear();
		copy.names.addAll(names);
		return copy;
	}

	boolean any(Predicate<String> wanted) {
		return names.stream().anyMatch(wanted);
	}

	String name(int number) {
		return number < names.size() ? names.get(number) : "";
	}
}
