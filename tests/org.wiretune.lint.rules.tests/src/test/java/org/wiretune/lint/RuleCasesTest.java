/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;

/**
 * Every rule has been seen to speak, to be silent, and to do both at its boundary; every fix has kept its contract. Runs after all other classes and looks
 * at what they did, so it has nothing to say where only some of them run.
 */
@Order(Integer.MAX_VALUE)
class RuleCasesTest {

	@Test
	void everyRuleHasSpoken() {
		assertEquals(List.of(), without(RuleCases::spoke));
	}

	@Test
	void everyRuleHasBeenSilent() {
		assertEquals(List.of(), without(RuleCases::wasSilent));
	}

	@Test
	void everyRuleHasDoneBothAtItsBoundary() {
		assertEquals("", without(RuleCases::hasBoundary).stream().map(id -> id + RuleCases.of(id).closest()).collect(Collectors.joining("\n")));
	}

	@Test
	void everyFixKeepsTheContract() {
		assumeAllRan();
		assertEquals(List.of(), RuleRegistry.standard().rules().stream()
				.flatMap(rule -> RuleRegistry.texts(rule).fixWords().stream().map(word -> rule.id() + '/' + word)).filter(fix -> !RuleCases.isVerified(fix)).toList());
	}

	private static void assumeAllRan() {
		assumeTrue(RuleCases.rules() > RuleRegistry.standard().rules().size() * 3 / 4, "only some of the tests of rules ran");
	}

	private static List<String> without(Predicate<RuleCases> what) {
		assumeAllRan();
		return RuleRegistry.standard().rules().stream().map(Rule::id).filter(id -> !what.test(RuleCases.of(id))).toList();
	}
}
