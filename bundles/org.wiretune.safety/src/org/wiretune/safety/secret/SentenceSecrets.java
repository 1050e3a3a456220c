/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.List;

/**
 * Hides secrets in sentences that come one after the other, of which one may repeat a line of a text that others go on with.
 * Unlike a {@linkplain LineSecrets line} a sentence may be the whole of what is told, cut or of several lines; so only one
 * that ends where a key begins makes those after it be hidden. Not thread-safe.
 */
public final class SentenceSecrets {

	private static final String HEAD = "-----";

	private final LineSecrets lines = new LineSecrets();

	/**
	 * Hides secrets in sentences that belong together.
	 *
	 * @param sentences the sentences in their order
	 * @return the sentences without their secrets, as many as before
	 */
	public static List<String> hidden(List<String> sentences) {
		SentenceSecrets secrets = new SentenceSecrets();
		return sentences.stream().map(secrets::hidden).toList();
	}

	/**
	 * {@return the sentence without its secrets}
	 *
	 * @param sentence the next sentence; null gives null
	 */
	public String hidden(String sentence) {
		if (sentence == null || lines.isInside() || endsWithBeginning(sentence)) {
			return lines.hidden(sentence);
		}
		return Secrets.hidden(sentence);
	}

	/** Whether it ends with the head of a key or a tag, but for the quote and the full stop behind it, which may be hidden by now. */
	private static boolean endsWithBeginning(String sentence) {
		int to = sentence.length();
		while (to > 0 && (Character.isWhitespace(sentence.charAt(to - 1)) || "\"'.,;:)".indexOf(sentence.charAt(to - 1)) >= 0)) {
			to--;
		}
		int mark = to - Secrets.HIDDEN.length();
		if (sentence.startsWith(HEAD + Secrets.HIDDEN, mark - HEAD.length())) {
			to = mark;
		}
		return sentence.startsWith(HEAD, to - HEAD.length()) || to > 0 && sentence.charAt(to - 1) == '>';
	}
}
