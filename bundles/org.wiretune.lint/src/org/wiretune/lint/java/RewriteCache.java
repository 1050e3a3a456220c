/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import org.wiretune.lint.finding.TextChange;

/**
 * Changes that were computed for a text before. Each saved file brings all findings anew, and to rewrite a tree costs
 * milliseconds, so the same question about the same text is answered once. Safe for use by several threads.
 */
final class RewriteCache {

	private static final int KEPT = 128;

	private static final Map<Question, Optional<List<TextChange>>> ANSWERS = new LinkedHashMap<>(KEPT * 2, 0.75f, true) {

		private static final long serialVersionUID = 1L;

		@Override
		protected boolean removeEldestEntry(Map.Entry<Question, Optional<List<TextChange>>> eldest) {
			return size() > KEPT;
		}
	};

	private record Question(Class<?> rewrite, String path, String text, int offset, List<String> choices) {
	}

	private RewriteCache() {
	}

	/**
	 * {@return the changes, or null where they cannot be made}
	 *
	 * @param rewrite the class that computes them
	 * @param path the file
	 * @param text its text
	 * @param offset the place that is asked about
	 * @param choices what else decides
	 * @param answer computes the changes
	 */
	static List<TextChange> changes(Class<?> rewrite, String path, String text, int offset, List<String> choices, Supplier<List<TextChange>> answer) {
		Question question = new Question(rewrite, path, text, offset, choices);
		synchronized (ANSWERS) {
			Optional<List<TextChange>> known = ANSWERS.get(question);
			if (known != null) {
				return known.orElse(null);
			}
		}
		Optional<List<TextChange>> found = Optional.ofNullable(answer.get()).map(List::copyOf);
		synchronized (ANSWERS) {
			ANSWERS.put(question, found);
		}
		return found.orElse(null);
	}
}
