/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;

class WithoutFixTest {

	@Test
	void eachRuleHasAReasonWithItsIdAndTheNextStep() {
		Set<Boolean> kinds = new HashSet<>();
		for (Rule rule : RuleRegistry.standard().rules()) {
			String reason = WithoutFix.reason(rule.id(), rule);
			boolean has = !rule.texts().fixWords().isEmpty();
			kinds.add(has);
			assertTrue(reason.startsWith("The rule " + rule.id() + (has ? " has a quick-fix, but not for this place" : " has no quick-fix")), reason);
			assertTrue(reason.contains("next step") && reason.endsWith("."), reason);
		}
		assertEquals(Set.of(true, false), kinds);
	}

	@Test
	void aRuleOfTheProjectNamesItsBlock() {
		assertTrue(WithoutFix.reason("acme.pool", null).startsWith("The rule acme.pool is stated by a rules file, and its block has no fix"));
	}
}
