/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds which word was meant by one that is mistyped. */
final class NearWord {

	/** A word of up to so many letters may have one of them wrong; with each as many more it may have one more. */
	private static final int LETTERS_PER_MISTAKE = 3;
	private static final int MOST_LETTERS = 100;

	private NearWord() {
	}

	/**
	 * {@return the word that is nearest; empty where none is near}
	 *
	 * @param word what was typed
	 * @param words what could be meant
	 */
	static Optional<String> of(String word, Collection<String> words) {
		String typed = bare(word);
		return words.stream().filter(each -> isNear(typed, bare(each))).min(Comparator.comparingInt(each -> mistakes(typed.substring(0, Math.min(typed.length(), MOST_LETTERS)), bare(each))));
	}

	private static boolean isNear(String typed, String meant) {
		boolean isPart = typed.length() >= LETTERS_PER_MISTAKE && meant.startsWith(typed) || meant.length() >= LETTERS_PER_MISTAKE && typed.startsWith(meant);
		int most = 1 + Math.min(typed.length(), meant.length()) / LETTERS_PER_MISTAKE;
		// A word of any length may be typed; one that is far longer is not compared letter by letter.
		return isPart || Math.abs(typed.length() - meant.length()) <= most && mistakes(typed, meant) <= most;
	}

	private static String bare(String word) {
		String shown = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
		return shown.replaceFirst("^-+", "");
	}

	/** How many letters are left out, added or another; two that changed places are one mistake. */
	private static int mistakes(String one, String other) {
		int[][] least = new int[one.length() + 1][other.length() + 1];
		for (int i = 0; i <= one.length(); i++) {
			for (int j = 0; j <= other.length(); j++) {
				if (i == 0 || j == 0) {
					least[i][j] = i + j;
					continue;
				}
				int same = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
				least[i][j] = Math.min(least[i - 1][j - 1] + same, 1 + Math.min(least[i - 1][j], least[i][j - 1]));
				if (i > 1 && j > 1 && one.charAt(i - 1) == other.charAt(j - 2) && one.charAt(i - 2) == other.charAt(j - 1)) {
					least[i][j] = Math.min(least[i][j], least[i - 2][j - 2] + 1);
				}
			}
		}
		return least[one.length()][other.length()];
	}
}
