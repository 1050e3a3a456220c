/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

import org.wiretune.lint.source.Misspelling;

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
		return words.stream().filter(each -> isNear(typed, bare(each))).min(Comparator.comparingInt(each -> Misspelling.distance(typed, bare(each), MOST_LETTERS)));
	}

	private static boolean isNear(String typed, String meant) {
		boolean isPart = typed.length() >= LETTERS_PER_MISTAKE && meant.startsWith(typed) || meant.length() >= LETTERS_PER_MISTAKE && typed.startsWith(meant);
		int most = 1 + Math.min(typed.length(), meant.length()) / LETTERS_PER_MISTAKE;
		return isPart || Misspelling.distance(typed, meant, most) <= most;
	}

	private static String bare(String word) {
		String shown = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
		return shown.replaceFirst("^-+", "");
	}
}
