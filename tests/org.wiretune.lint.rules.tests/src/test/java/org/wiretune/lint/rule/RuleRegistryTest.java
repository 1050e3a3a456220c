/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.core.FixEffect;
import org.wiretune.lint.Files;
import org.wiretune.lint.registry.Catalogue;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.report.RuleHelp;

class RuleRegistryTest {

	static Stream<Rule> rules() {
		return RuleRegistry.standard().rules().stream();
	}

	@Test
	void rulesAreFoundById() {
		assertTrue(RuleRegistry.standard().rule("log-unguarded-concat").isPresent());
		assertTrue(RuleRegistry.standard().rule("no-such-rule").isEmpty());
		assertTrue(RuleRegistry.standard().rules().containsAll(RuleRegistry.standard().standardRules()));
	}

	@Test
	void idsAreUnique() {
		Rule rule = RuleRegistry.standard().rules().get(0);
		assertThrows(IllegalArgumentException.class, () -> new RuleRegistry(List.of(rule, rule)));
	}

	@ParameterizedTest
	@MethodSource("rules")
	void textsAreComplete(Rule rule) {
		RuleTexts texts = RuleRegistry.texts(rule);
		for (String text : List.of(texts.title(), texts.why(), texts.evidence(), texts.source(), texts.caveat(), texts.products())) {
			assertFalse(text.isBlank(), rule.id());
			assertFalse(text.contains("{"), () -> rule.id() + ": " + text);
		}
		assertFalse(texts.title().endsWith("."), rule.id());
		for (String sentence : List.of(texts.why(), texts.evidence(), texts.caveat())) {
			assertTrue(sentence.endsWith(".") || sentence.endsWith(".\"") || sentence.endsWith("\"."), () -> rule.id() + ": " + sentence);
		}
		assertTrue(texts.keys().stream().anyMatch(key -> key.startsWith("message")), rule.id());
		for (String word : texts.fixWords()) {
			assertFalse(texts.fixDescription(word, Map.of()).isBlank(), rule.id() + '/' + word);
		}
	}

	@ParameterizedTest
	@MethodSource("rules")
	void textsHaveNoOtherKeys(Rule rule) {
		for (String key : RuleRegistry.texts(rule).keys()) {
			assertTrue(key.matches("title|why|evidence|source|caveat|products|(message|headline|assumption)(\\.[a-zA-Z-]+)?|limit\\.[a-z-]+|fix\\.[a-z-]+\\.(label|description|reason)"), () -> rule.id() + '.' + key);
		}
	}

	@ParameterizedTest
	@MethodSource("rules")
	void everyFixThatDoesMoreThanMakeFasterSaysWhy(Rule rule) {
		RuleTexts texts = RuleRegistry.texts(rule);
		assertEquals(Set.copyOf(texts.fixWords()), rule.fixes().keySet(), rule.id());
		rule.fixes().forEach((word, effect) -> {
			String reason = texts.fixReason(word, Map.of());
			assertEquals(effect == FixEffect.KEEPS_MEANING, reason.isEmpty(), () -> rule.id() + '/' + word + ": " + effect + ": " + reason);
			assertTrue(reason.isEmpty() || reason.endsWith("."), () -> rule.id() + '/' + word + ": " + reason);
			assertFalse(reason.contains("{"), () -> "a help page shows it as it is: " + reason);
		});
	}

	@ParameterizedTest
	@MethodSource("rules")
	void helpSaysEverything(Rule rule) {
		String help = RuleHelp.markdown(rule);
		RuleTexts texts = RuleRegistry.texts(rule);
		for (String text : List.of(texts.why(), texts.evidence(), texts.source(), texts.caveat(), texts.products())) {
			assertTrue(help.contains(text), rule.id());
		}
		assertFalse(help.contains("{"), help);
	}

	@Test
	void everyRuleIsSilentWithoutFiles() {
		assertTrue(new Files().lint().findings().isEmpty());
	}

	@Test
	void textsBelongToARecommendation() {
		Set<String> known = new HashSet<>();
		Catalogue.all().forEach(entry -> known.add(entry.id()));
		Set<String> seen = new HashSet<>();
		for (String resource : RuleTexts.RESOURCES) {
			for (String key : RuleTexts.resource(resource).keys()) {
				assertTrue(known.contains(key.substring(0, key.indexOf('.'))), () -> resource + ": " + key);
				assertTrue(seen.add(key), () -> "twice: " + key);
			}
		}
	}

	static Stream<Recommendation> declared() {
		return Catalogue.all().stream().filter(entry -> entry.home() != Home.RULE);
	}

	@Test
	void textsOfDeclaredEntriesAreComplete() {
		declared().forEach(entry -> {
			RuleTexts texts = RuleTexts.of(entry.id());
			for (String text : List.of(texts.title(), texts.why(), texts.evidence(), texts.source(), texts.caveat(), texts.products())) {
				assertFalse(text.isBlank(), entry.id());
			}
			assertTrue(entry.home() == Home.GUIDE || texts.keys().contains("message"), () -> entry.id() + " has no message");
			for (String key : texts.keys()) {
				assertTrue(key.matches("title|why|evidence|source|caveat|products|message(\\.[a-zA-Z-]+)?"), () -> entry.id() + '.' + key);
			}
		});
	}

	@ParameterizedTest
	@MethodSource("rules")
	void limitsHaveLabels(Rule rule) {
		rule.limits().forEach(limit -> {
			assertEquals(rule.id(), limit.ruleId());
			assertFalse(RuleRegistry.texts(rule).limitLabel(limit.name()).isBlank());
		});
	}
}
