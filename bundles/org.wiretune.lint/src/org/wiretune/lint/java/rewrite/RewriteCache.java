/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.jdt.core.dom.CompilationUnit;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.java.JavaSyntax;

/**
 * Changes that were computed for a text before. Each saved file brings all findings anew, and to rewrite a tree costs
 * milliseconds, so the same question about the same text is answered once. The question is put to the
 * {@link JavaExcerpt part of the file} that decides on it, so that many fixes of a long file cost no more than its parts
 * together. Safe for use by several threads.
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

	/** In characters. A tree takes many times the memory of its text. */
	private static final int LONGEST_KEPT = 20_000;

	/** Taken out while somebody reads it, because even reading completes a tree. */
	private static final AtomicReference<Tree> LAST = new AtomicReference<>();

	private record Tree(String text, CompilationUnit unit) {
	}

	private RewriteCache() {
	}

	/** Computes changes of a text. */
	@FunctionalInterface
	interface Rewrite {

		/**
		 * {@return the changes, or null where they cannot be made}
		 *
		 * @param unit the tree of the text, which others are asked about too, so that it is only read
		 * @param text the file, or a part of it that is Java too
		 * @param offset the place that is asked about, in that text
		 */
		List<TextChange> changes(CompilationUnit unit, String text, int offset);
	}

	/**
	 * {@return the changes, or null where they cannot be made}
	 *
	 * @param rewrite the class that computes them
	 * @param path the file
	 * @param text its text
	 * @param offset the place that is asked about
	 * @param choices what else decides
	 * @param answer computes the changes from what stands in the member at the place, in the heads of the types around it and in the imports
	 */
	static List<TextChange> changes(Class<?> rewrite, String path, String text, int offset, List<String> choices, Rewrite answer) {
		Question question = new Question(rewrite, path, text, offset, choices);
		synchronized (ANSWERS) {
			Optional<List<TextChange>> known = ANSWERS.get(question);
			if (known != null) {
				return known.orElse(null);
			}
		}
		Optional<List<TextChange>> found = Optional.ofNullable(compute(text, offset, answer)).map(List::copyOf);
		synchronized (ANSWERS) {
			ANSWERS.put(question, found);
		}
		return found.orElse(null);
	}

	private static List<TextChange> compute(String text, int offset, Rewrite answer) {
		JavaExcerpt excerpt = JavaExcerpt.around(JavaOutline.of(text), offset);
		int at = excerpt == null ? -1 : excerpt.toExcerpt(offset);
		if (at >= 0) {
			List<TextChange> changes = ask(answer, excerpt.text(), at);
			List<TextChange> moved = changes == null ? null : excerpt.toFile(changes);
			if (changes == null || moved != null) {
				return moved;
			}
		}
		return ask(answer, text, offset);
	}

	/** Findings come in the order of the text, so that several in one member ask for the tree that was made last. */
	private static List<TextChange> ask(Rewrite answer, String text, int offset) {
		Tree last = LAST.getAndSet(null);
		Tree tree = last != null && last.text().equals(text) ? last : new Tree(text, JavaSyntax.parse(text));
		List<TextChange> changes = answer.changes(tree.unit(), text, offset);
		LAST.set(text.length() <= LONGEST_KEPT ? tree : null);
		return changes;
	}
}
