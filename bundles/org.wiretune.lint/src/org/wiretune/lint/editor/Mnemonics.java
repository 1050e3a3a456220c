/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Gives labels that are computed a letter by which the keyboard reaches them. */
public final class Mnemonics {

	private Mnemonics() {
	}

	/**
	 * Marks a letter of each label with an ampersand, each letter once as long as there are letters; starts of words come
	 * first. Ampersands in a label are doubled.
	 *
	 * @param labels the labels
	 * @param taken letters that something else uses already, in lower case
	 * @return the labels, marked, in the same order
	 */
	public static List<String> mark(List<String> labels, String taken) {
		Set<Character> used = new HashSet<>();
		taken.chars().forEach(letter -> used.add((char) letter));
		List<String> marked = new ArrayList<>();
		for (String label : labels) {
			int at = free(label, used);
			if (at >= 0) {
				used.add(lower(label.charAt(at)));
			}
			StringBuilder text = new StringBuilder();
			for (int i = 0; i < label.length(); i++) {
				text.append(i == at ? "&" : "").append(label.charAt(i) == '&' ? "&&" : String.valueOf(label.charAt(i)));
			}
			marked.add(text.toString());
		}
		return marked;
	}

	private static int free(String label, Set<Character> used) {
		for (int pass = 0; pass < 2; pass++) {
			for (int i = 0; i < label.length(); i++) {
				boolean start = i == 0 || label.charAt(i - 1) == ' ';
				if ((pass == 1 || start) && Character.isLetter(label.charAt(i)) && !used.contains(lower(label.charAt(i)))) {
					return i;
				}
			}
		}
		return -1;
	}

	private static Character lower(char letter) {
		return String.valueOf(letter).toLowerCase(Locale.ROOT).charAt(0);
	}
}
