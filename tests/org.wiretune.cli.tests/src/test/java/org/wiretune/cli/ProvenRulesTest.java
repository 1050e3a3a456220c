/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.rule.RuleTexts;
import org.wiretune.perf.proof.ProofCatalogue;

/** A rule whose text claims a price can be proven here, or says why not; and what is listed are rules. */
class ProvenRulesTest {

	/** A number with what it counts: that is a price. */
	private static final Pattern PRICE = Pattern
			.compile("\\d[\\d.,]*\\s*(?:%|ms\\b|s\\b|µs|us\\b|times\\b|seconds?\\b|milliseconds|per second|MB/s|orders|rows/s|messages|percent|transactions|minutes)");
	private static final String EVIDENCE = ".evidence";
	private static final int LEAST = 80;
	private static final ProofCatalogue CATALOGUE = ProofCatalogue.standard();

	private static Properties texts(String resource) throws IOException {
		Properties texts = new Properties();
		try (Reader reader = new InputStreamReader(RuleTexts.class.getResourceAsStream("texts/" + resource + ".properties"), StandardCharsets.UTF_8)) {
			texts.load(reader);
		}
		return texts;
	}

	/** The evidence of all that has texts: rules of files, and what logs, alarms and runs tell. */
	private static Map<String, String> evidence() throws IOException {
		Map<String, String> evidence = new TreeMap<>();
		for (String resource : RuleTexts.RESOURCES) {
			Properties texts = texts(resource);
			texts.stringPropertyNames().stream().filter(key -> key.endsWith(EVIDENCE)).forEach(key -> evidence.put(key.substring(0, key.length() - EVIDENCE.length()), texts.getProperty(key)));
		}
		return evidence;
	}

	@Test
	void whatClaimsAPriceHasARecipeOrAReason() throws IOException {
		Set<String> claims = new TreeSet<>();
		Set<String> missing = new TreeSet<>();
		evidence().forEach((rule, text) -> {
			if (PRICE.matcher(text).find()) {
				claims.add(rule);
				if (CATALOGUE.ofRule(rule).isEmpty() && CATALOGUE.reasonOfRule(rule).isEmpty()) {
					missing.add(rule);
				}
			}
		});
		assertTrue(claims.size() >= LEAST, "the texts are read: " + claims.size());
		assertEquals(Set.of(), missing);
	}

	/** What people have today: each rule can be proven here, or says why not. */
	@ParameterizedTest
	@ValueSource(strings = { "spring", "spring-integration", "camel", "container", "broker", "kafka", "quarkus" })
	void eachRuleOfAWorldOfTodayHasARecipeOrAReason(String world) throws IOException {
		Properties texts = texts(world);
		Set<String> rules = new TreeSet<>();
		texts.stringPropertyNames().stream().filter(key -> key.endsWith(EVIDENCE)).forEach(key -> rules.add(key.substring(0, key.length() - EVIDENCE.length())));
		assertFalse(rules.isEmpty(), world);
		rules.removeIf(rule -> !CATALOGUE.ofRule(rule).isEmpty() || CATALOGUE.reasonOfRule(rule).isPresent());
		assertEquals(Set.of(), rules);
	}

	@Test
	void whatIsListedIsARule() throws IOException {
		Set<String> listed = new TreeSet<>();
		CATALOGUE.recipes().forEach(recipe -> listed.addAll(recipe.rules()));
		CATALOGUE.rulesWithout().keySet().stream().filter(rule -> !rule.contains("*")).forEach(listed::add);
		listed.removeAll(evidence().keySet());
		assertEquals(Set.of(), listed);
	}
}
