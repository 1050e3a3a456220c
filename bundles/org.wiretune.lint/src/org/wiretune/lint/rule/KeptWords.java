/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

import org.wiretune.core.Observation;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;

/**
 * The words of what rules saw last, so that who sees the same again need not put it into words and look through these for
 * secrets. Holds the words of two checks, those of the last and its own, and nothing of a model. Used by one thread at a time.
 */
public final class KeptWords {

	private final Map<Seen, Words> before;
	private final Map<Seen, Words> now = new HashMap<>();
	private final Locale locale = Locale.getDefault();

	/** Begins without any. */
	public KeptWords() {
		before = Map.of();
	}

	/** Begins with those of another check, which then let go of what was kept before them. @param last that of the last check */
	public KeptWords(KeptWords last) {
		before = last.locale.equals(locale) ? last.now : Map.of();
	}

	/**
	 * What the words are made of.
	 *
	 * @param rule the rule; one that a rules file states is another one after the file was read again
	 * @param severity how much it matters
	 * @param message the word of the message, or null
	 * @param assumption the word of the assumption, or null
	 * @param values what stands in the braces
	 */
	private record Seen(Rule rule, Severity severity, String message, String assumption, Map<String, String> values) {
	}

	/**
	 * What is told of an observation wherever it was seen.
	 *
	 * @param observed the observation in words
	 * @param assumption the sentence of the assumption, or null
	 */
	record Words(Observed observed, String assumption) {
	}

	/** {@return the words of an observation} @param rule the rule that has seen it @param seen what it has seen */
	Words of(Rule rule, Observation seen) {
		Seen key = new Seen(rule, seen.severity().orElseGet(rule::severity), seen.message().orElse(null), seen.assumption().orElse(null), seen.values());
		Words known = now.get(key);
		if (known == null) {
			known = before.get(key);
			if (known == null) {
				known = Telling.words(rule, key.severity(), seen);
			}
			now.put(key, known);
		}
		return known;
	}
}
