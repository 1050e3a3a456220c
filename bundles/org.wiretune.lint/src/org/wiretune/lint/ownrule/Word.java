/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.util.ArrayList;
import java.util.List;

/**
 * A word of a line. In quotes, or where a part of it stands in quotes, it is no operator and may hold blanks.
 *
 * @param text the word without its quotes
 * @param offset its first character in the file
 * @param length its length in the file
 * @param quoted whether a part of it stands in quotes
 * @param isText whether it begins with a quote, so that it is a text and no name
 */
record Word(String text, int offset, int length, boolean quoted, boolean isText) {

	/** {@return whether it is a word of the language} @param word the word */
	boolean is(String word) {
		return !quoted && text.equals(word);
	}

	/**
	 * {@return the words of a text} Blanks separate them, and comparisons and commas stand for themselves also without blanks.
	 *
	 * @param text the text
	 * @param from where it stands in the file
	 */
	static List<Word> of(String text, int from) {
		List<Word> words = new ArrayList<>();
		int at = 0;
		while (at < text.length()) {
			char first = text.charAt(at);
			if (Character.isWhitespace(first)) {
				at++;
			} else if (isSign(first)) {
				int end = at + (at + 1 < text.length() && text.charAt(at + 1) == '=' && first != '=' && first != ',' ? 2 : 1);
				words.add(new Word(text.substring(at, end), from + at, end - at, false, false));
				at = end;
			} else {
				at = word(text, at, from, words);
			}
		}
		return words;
	}

	private static int word(String text, int start, int from, List<Word> words) {
		StringBuilder word = new StringBuilder();
		boolean quoted = false;
		boolean inside = false;
		int at = start;
		while (at < text.length() && (inside || !Character.isWhitespace(text.charAt(at)) && !isSign(text.charAt(at)))) {
			if (text.charAt(at) == '"') {
				inside = !inside;
				quoted = true;
			} else {
				word.append(text.charAt(at));
			}
			at++;
		}
		words.add(new Word(word.toString(), from + start, at - start, quoted, text.charAt(start) == '"'));
		return at;
	}

	private static boolean isSign(char c) {
		return c == '<' || c == '>' || c == '=' || c == '!' || c == ',';
	}
}
