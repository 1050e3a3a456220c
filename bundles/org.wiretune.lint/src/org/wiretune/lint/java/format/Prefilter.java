/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.format;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.wiretune.lint.java.persistence.HibernateCalls;

/**
 * Tells from the text alone whether a Java file can hold a fact, so that most files are never parsed. It may say yes
 * too often, never no where a fact stands.
 */
final class Prefilter {

	private static final List<String> WORDS = List.of("@Entity", ".Entity", "MessageDriven", ".persist(", ".save(", "invokeAsync", "com.ibm.websphere.sca",
			"hibernate.annotations.", ".persistence.", "jboss.ejb3.annotation", "jboss.annotation.ejb", "\"hibernate.", "AvailableSettings.", HibernateCalls.SHOWING);
	private static final List<String> LOG_CALLS = List.of(".debug(", ".trace(", ".fine(", ".finer(", ".finest(", ".log(");
	private final Predicate<WordSearch.Found> wanted;
	private final WordSearch search;
	private final WordSearch.Words always;
	private final WordSearch.Words logCalls;

	/**
	 * Looks for more than what is always looked for.
	 *
	 * @param search looks for {@link #words}
	 * @param wanted whether what stands in a file is enough for a finder or reader
	 */
	Prefilter(WordSearch search, Predicate<WordSearch.Found> wanted) {
		this.search = search;
		this.wanted = wanted;
		always = search.some(WORDS);
		logCalls = search.some(LOG_CALLS);
	}

	/** {@return all words that are looked for} @param further the words of finders and readers */
	static List<String> words(List<String> further) {
		return Stream.of(WORDS, LOG_CALLS, further).flatMap(List::stream).distinct().toList();
	}

	/** {@return the words of facts that stand in a file} @param text the file */
	WordSearch.Found found(String text) {
		return search.in(text);
	}

	/**
	 * {@return whether the file is worth parsing}
	 *
	 * @param text the file
	 * @param found the words that stand in it
	 */
	boolean accepts(String text, WordSearch.Found found) {
		return found.any(always) || wanted.test(found) || found.any(logCalls) && logs(text);
	}

	private static boolean logs(String text) {
		for (String call : LOG_CALLS) {
			for (int at = text.indexOf(call); at >= 0; at = text.indexOf(call, at + call.length())) {
				if (mayBuild(text, at + call.length())) {
					return true;
				}
			}
		}
		return false;
	}

	/** Whether the statement that starts here joins, formats or converts anything. A semicolon in a literal only makes it look shorter by chance, so several lines are looked at. */
	private static boolean mayBuild(String text, int from) {
		int end = text.indexOf(");", from);
		int limit = end < 0 ? text.length() : Math.min(text.length(), end + 1);
		for (int i = from; i < limit; i++) {
			char character = text.charAt(i);
			if (character == '+' || character == 't' && text.startsWith("toString", i) || character == 'f' && text.startsWith("format", i)) {
				return true;
			}
		}
		return false;
	}
}
