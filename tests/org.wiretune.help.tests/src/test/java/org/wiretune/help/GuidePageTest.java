/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.registry.Catalogue;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Home;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.RuleTexts;

class GuidePageTest {

	@Test
	void tellsEverythingThatNoFileShows() {
		String page = GuidePage.of(Catalogue.all());
		List<Recommendation> declared = Catalogue.all().stream().filter(entry -> entry.home() != Home.RULE).toList();
		assertFalse(declared.isEmpty());
		for (Recommendation entry : declared) {
			RuleTexts texts = RuleRegistry.texts(entry);
			assertTrue(page.contains("<code>" + entry.id() + "</code>"), entry.id());
			for (String text : List.of(texts.title(), texts.evidence(), texts.caveat(), texts.source())) {
				assertTrue(page.contains(escaped(text)), () -> entry.id() + ": " + text);
			}
		}
		Catalogue.rules().forEach(rule -> assertFalse(page.contains("<code>" + rule.id() + "</code>"), rule.id()));
	}

	@Test
	void isNoPageOfARule() {
		assertTrue(HelpPlaces.ruleOfPage(HelpPlaces.GUIDE_PAGE).isEmpty());
		assertEquals("log-unguarded-concat", HelpPlaces.ruleOfPage(HelpPlaces.page("log-unguarded-concat")).orElseThrow());
	}

	private static String escaped(String text) {
		return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
	}
}
