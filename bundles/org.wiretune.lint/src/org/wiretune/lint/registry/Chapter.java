/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.registry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Rule;

/** A part of the catalogue, made when it is first asked for. Safe for use by several threads. */
final class Chapter {

	private final Supplier<List<Recommendation>> work;
	private final Predicate<Reading> concern;
	private volatile Made made;

	/** What the chapter holds. @param entries its recommendations @param rules those that files show, by id */
	private record Made(List<Recommendation> entries, Map<String, Rule> rules) {
	}

	/**
	 * Names a chapter.
	 *
	 * @param work makes its recommendations
	 * @param concern tells whether its rules can find anything in what was read
	 */
	Chapter(Supplier<List<Recommendation>> work, Predicate<Reading> concern) {
		this.work = work;
		this.concern = concern;
	}

	/** {@return its recommendations, in their order} */
	List<Recommendation> entries() {
		return made().entries();
	}

	/** {@return those that files show, by id, in their order} */
	Map<String, Rule> rules() {
		return made().rules();
	}

	/** {@return whether it has been made} */
	boolean isMade() {
		return made != null;
	}

	/** {@return whether its rules can find anything} @param reading what was read */
	boolean concerns(Reading reading) {
		return concern.test(reading);
	}

	private Made made() {
		Made known = made;
		if (known == null) {
			synchronized (this) {
				known = made;
				if (known == null) {
					known = make();
					made = known;
				}
			}
		}
		return known;
	}

	private Made make() {
		List<Recommendation> entries = new ArrayList<>(work.get());
		Map<String, Rule> rules = new LinkedHashMap<>();
		for (Recommendation entry : entries) {
			if (entry instanceof Rule rule && rules.put(rule.id(), rule) != null) {
				throw new IllegalArgumentException("two rules " + rule.id());
			}
		}
		return new Made(List.copyOf(entries), rules);
	}
}
