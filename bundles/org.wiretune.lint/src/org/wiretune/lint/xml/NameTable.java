/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.xml;

import java.util.Arrays;

/** The names of one file, each kept once, found without making a string for every occurrence. */
final class NameTable {

	private String[] slots = new String[64];
	private int used;

	/**
	 * {@return the name that stands in a range of a text}
	 *
	 * @param text the text
	 * @param start first character
	 * @param end behind the last character
	 */
	String name(String text, int start, int end) {
		int hash = 0;
		for (int i = start; i < end; i++) {
			hash = 31 * hash + text.charAt(i);
		}
		int slot = slot(hash);
		while (slots[slot] != null) {
			String known = slots[slot];
			if (known.length() == end - start && text.startsWith(known, start)) {
				return known;
			}
			slot = slot + 1 & slots.length - 1;
		}
		String name = text.substring(start, end);
		slots[slot] = name;
		if (++used * 2 > slots.length) {
			grow();
		}
		return name;
	}

	private int slot(int hash) {
		return (hash ^ hash >>> 16) & slots.length - 1;
	}

	private void grow() {
		String[] old = slots;
		slots = new String[old.length * 2];
		for (String name : old) {
			if (name != null) {
				// String's own hash is the same function, so a name is found where it is put.
				int slot = slot(name.hashCode());
				while (slots[slot] != null) {
					slot = slot + 1 & slots.length - 1;
				}
				slots[slot] = name;
			}
		}
		Arrays.fill(old, null);
	}
}
