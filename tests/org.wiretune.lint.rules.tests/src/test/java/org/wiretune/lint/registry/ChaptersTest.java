/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.rule.Rule;

/** Which chapters of the catalogue are opened; that what a rule finds stands in one that is, is looked at by {@link Files} in the tests of all rules. */
class ChaptersTest {

	private static final Files MODULE = new Files().with("orders/sca.module",
			"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"orders\"/>\n");

	private static List<String> concerning(Files files) {
		return RuleRegistry.standard().concerning(files.lint().reading()).stream().map(Rule::id).toList();
	}

	@Test
	void aModuleAloneOpensThoseOfWiring() {
		List<String> concerning = concerning(MODULE);
		assertTrue(concerning.contains("sca-async-binding"), concerning.toString());
		assertFalse(concerning.contains("jpa-open-in-view-default"), concerning.toString());
		assertTrue(concerning.size() * 2 < RuleRegistry.standard().rules().size(), concerning.size() + " rules");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"shop/src/main/resources/application.properties|spring.datasource.hikari.maximum-pool-size=5",
			"shop/Dockerfile|FROM eclipse-temurin:21",
			"soa/composite.xml|<composite name='soa' xmlns='http://xmlns.oracle.com/sca/1.0'/>",
			"shop/src/main/java/shop/Rows.java|package shop; class Rows { void all(java.util.List<Order> orders) { for (Order order : orders) { manager.persist(order); } } jakarta.persistence.EntityManager manager; }" })
	void anythingBesideItOpensAll(String path, String text) {
		assertEquals(RuleRegistry.standard().rules().stream().map(Rule::id).toList(), concerning(MODULE.copy().with(path, text)));
	}

	@Test
	void rulesThatAreNamedStaySo() {
		Rule rule = RuleRegistry.standard().rule("jpa-open-in-view-default").orElseThrow();
		LintResult result = MODULE.lint(LintOptions.of(List.of(rule)));
		assertEquals(List.of(rule), LintOptions.of(List.of(rule)).rules().concerning(result.reading()));
	}

	@Test
	void aRuleIsTheSameHoweverItIsAskedFor() {
		RuleRegistry registry = RuleRegistry.standard();
		assertTrue(registry.rules().stream().allMatch(rule -> registry.rule(rule.id()).orElseThrow() == rule));
		assertEquals(registry.rules().size(), registry.rules().stream().map(Rule::id).distinct().count());
		assertTrue(Stream.of("none", "").allMatch(id -> registry.rule(id).isEmpty()));
	}
}
