/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds which of many words stand in a text, in one pass whatever their number: most places are passed by a look at three
 * characters. Looked up one by one, sixty words took a third of the time that Java files take. Safe for any thread.
 */
final class WordSearch {

	private static final int LEAD = 3;
	private static final int SLOTS = 1 << 14;

	private final Map<String, Integer> numbers = new HashMap<>();
	private final List<String> shorter = new ArrayList<>();
	private final String[][] starting = new String[SLOTS][];

	/** @param words what is looked for, none of them empty */
	WordSearch(Collection<String> words) {
		for (String word : words) {
			if (numbers.putIfAbsent(word, numbers.size()) == null) {
				if (word.length() < LEAD) {
					shorter.add(word);
				} else {
					add(slot(word, 0), word);
				}
			}
		}
	}

	private void add(int slot, String word) {
		String[] before = starting[slot] == null ? new String[0] : starting[slot];
		String[] now = new String[before.length + 1];
		System.arraycopy(before, 0, now, 0, before.length);
		now[before.length] = word;
		starting[slot] = now;
	}

	private static int slot(CharSequence text, int at) {
		return (text.charAt(at) << 9 ^ text.charAt(at + 1) << 5 ^ text.charAt(at + 2)) & SLOTS - 1;
	}

	/** {@return the words that stand in a text} @param text the text */
	Found in(String text) {
		BitSet found = new BitSet(numbers.size());
		for (String word : shorter) {
			found.set(numbers.get(word), text.contains(word));
		}
		int last = text.length() - LEAD;
		for (int at = 0; at <= last; at++) {
			String[] candidates = starting[slot(text, at)];
			if (candidates != null) {
				for (String word : candidates) {
					if (text.startsWith(word, at)) {
						found.set(numbers.get(word));
					}
				}
			}
		}
		return new Found(found);
	}

	/** The words that stand in a text. */
	final class Found {

		private final BitSet found;

		private Found(BitSet found) {
			this.found = found;
		}

		/** {@return whether any of some words stands in the text} @param words words that were looked for */
		boolean any(Collection<String> words) {
			return words.stream().anyMatch(word -> found.get(numbers.get(word)));
		}
	}
}
