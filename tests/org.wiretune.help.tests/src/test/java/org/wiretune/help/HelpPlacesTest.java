/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.registry.RuleRegistry;

/** Addresses and ids lead back to the rule they were made for. */
class HelpPlacesTest {

	@Test
	void pageAndContextLeadBackToTheRule() {
		RuleRegistry.standard().rules().forEach(rule -> {
			assertEquals(Optional.of(rule.id()), HelpPlaces.ruleOfPage(HelpPlaces.page(rule.id())));
			assertEquals(Optional.of(rule.id()), HelpPlaces.ruleOfPage('/' + HelpPlaces.page(rule.id()) + "?lang=en#x"));
			assertEquals(Optional.of(rule.id()), HelpPlaces.ruleOfContext(HelpPlaces.contextId(rule.id())));
		});
	}

	@Test
	void whatMarkersNameForF1() {
		assertEquals("org.wiretune.help.rule_sca_async_binding", HelpPlaces.contextId("sca-async-binding"));
		assertEquals("/org.wiretune.help/rules/sca-async-binding.html", HelpPlaces.address(HelpPlaces.page("sca-async-binding")));
	}

	@Test
	void otherPagesAndContextsAreOfNoRule() {
		assertEquals(Optional.empty(), HelpPlaces.ruleOfPage("html/index.html"));
		assertEquals(Optional.empty(), HelpPlaces.ruleOfPage("rules/index.html"));
		assertEquals(Optional.empty(), HelpPlaces.ruleOfPage("rules/x.png"));
		assertEquals(Optional.empty(), HelpPlaces.ruleOfContext("org.wiretune.ui.bindingMap"));
	}
}
