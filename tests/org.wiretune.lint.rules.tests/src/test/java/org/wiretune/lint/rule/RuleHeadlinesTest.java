/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.core.observed.Headline;
import org.wiretune.lint.registry.Catalogue;

/** Each rule of the house has a headline for each of its messages, and it fits into a line with ordinary values. */
class RuleHeadlinesTest {

	private static final Pattern PLACE = Pattern.compile("\\{([a-zA-Z]+)\\}");

	/** What these names stand for is counted, measured or a word. */
	private static final Set<String> FIGURES = Set.of("measured", "limit", "size", "threads", "count", "nodes", "beans", "loops", "megabytes", "processors", "exports", "standard", "spare", "minimum", "sum",
			"percent", "share", "reads", "statements", "entities", "bits", "version", "cap", "heap", "sessions", "level");

	/** The message that a headline belongs to: its key behind {@code message}, empty for the usual one. */
	private record Said(String variant, String message) {
	}

	static Stream<Rule> rules() {
		return Catalogue.rules().stream();
	}

	private static List<Said> messages(RuleTexts texts) {
		return texts.keys().stream().filter(key -> key.equals("message") || key.startsWith("message.")).map(key -> new Said(key.substring("message".length()), texts.text(key))).toList();
	}

	private static String headline(RuleTexts texts, Said said) {
		String own = "headline" + said.variant();
		return texts.keys().contains(own) ? texts.text(own) : texts.keys().contains("headline") ? texts.text("headline") : null;
	}

	private static Set<String> places(String pattern) {
		return PLACE.matcher(pattern).results().map(place -> place.group(1)).collect(Collectors.toCollection(LinkedHashSet::new));
	}

	@ParameterizedTest
	@MethodSource("rules")
	void eachMessageHasAHeadlineWithItsValues(Rule rule) {
		RuleTexts texts = rule.texts();
		for (Said said : messages(texts)) {
			String headline = headline(texts, said);
			assertTrue(headline != null, () -> rule.id() + " has no headline for message" + said.variant());
			assertTrue(places(said.message()).containsAll(places(headline)), () -> rule.id() + ": a value of " + headline + " is none of " + said.message());
			assertFalse(headline.endsWith("."), headline);
			assertNotEquals(texts.title(), headline, rule.id());
			assertFalse(headline.isBlank(), rule.id());
		}
	}

	@ParameterizedTest
	@MethodSource("rules")
	void noHeadlineIsWithoutAMessage(Rule rule) {
		RuleTexts texts = rule.texts();
		Set<String> variants = messages(texts).stream().map(Said::variant).collect(Collectors.toSet());
		boolean shared = messages(texts).stream().anyMatch(said -> !texts.keys().contains("headline" + said.variant()) || said.variant().isEmpty());
		for (String key : texts.keys()) {
			if (key.startsWith("headline")) {
				String variant = key.substring("headline".length());
				assertTrue(variant.isEmpty() ? shared : variants.contains(variant), () -> rule.id() + '.' + key + " is used by no message");
			}
		}
	}

	@ParameterizedTest
	@MethodSource("rules")
	void withOrdinaryValuesItIsALine(Rule rule) {
		for (Said said : messages(rule.texts())) {
			String filled = filled(headline(rule.texts(), said));
			assertTrue(filled.length() <= Headline.LONGEST, () -> filled.length() + " characters: " + rule.id() + ": " + filled);
		}
	}

	private static String filled(String headline) {
		Matcher place = PLACE.matcher(headline);
		String filled = place.replaceAll(found -> "x".repeat(length(found.group(1))));
		assertEquals(Set.of(), places(filled));
		return filled;
	}

	/** The one that is named first is a name of 25 characters; what takes part besides is a little shorter. */
	private static int length(String place) {
		return place.equals("name") ? 25 : FIGURES.contains(place) ? 6 : place.equals("vendor") ? 10 : 20;
	}
}
