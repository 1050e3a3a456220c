/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;

/**
 * Every rule has been seen to speak, to be silent, and to do both at its boundary; every fix has kept its contract. Runs after all other classes and looks
 * at what they did; {@link EndedClasses} sees to it that they did it.
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
		EndedClasses.assumeAll();
		assertEquals(List.of(), RuleRegistry.standard().rules().stream()
				.flatMap(rule -> RuleRegistry.texts(rule).fixWords().stream().map(word -> rule.id() + '/' + word)).filter(fix -> !RuleCases.isVerified(fix)).toList());
	}

	private static List<String> without(Predicate<RuleCases> what) {
		EndedClasses.assumeAll();
		return RuleRegistry.standard().rules().stream().map(Rule::id).filter(id -> !what.test(RuleCases.of(id))).toList();
	}
}
