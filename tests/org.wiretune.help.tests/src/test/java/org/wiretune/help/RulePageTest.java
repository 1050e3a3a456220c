/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleTexts;

/** The page of each rule says all that the rule has to say. */
class RulePageTest {

	private static final Pattern NAME_IN_BRACES = Pattern.compile("\\{([A-Za-z][A-Za-z-]*)\\}");

	static Stream<String> ids() {
		return RuleRegistry.standard().rules().stream().map(Rule::id);
	}

	@Test
	void thereAreRules() {
		assertFalse(RuleRegistry.standard().rules().isEmpty());
	}

	@ParameterizedTest
	@MethodSource("ids")
	void everySectionIsThereAndSaysSomething(String id) throws Exception {
		Document page = page(id);

		List<Element> headings = Page.elements(page, "h2");
		assertEquals(List.of("What is found: measured value and limit", "Why it matters", "Evidence", "When not to follow the advice",
				"What the quick-fix does", "Products and versions", "Suppressing a finding"), headings.stream().map(Element::getTextContent).toList());
		for (Element heading : headings) {
			assertTrue(Page.section(heading).length() > 10, () -> id + ": " + heading.getTextContent());
		}
	}

	@ParameterizedTest
	@MethodSource("ids")
	void everyTextOfTheRuleStandsOnItsPageUnchanged(String id) throws Exception {
		RuleTexts texts = RuleRegistry.texts(rule(id));
		String page = flat(page(id).getDocumentElement().getTextContent());

		for (String key : texts.keys().stream().filter(key -> !key.startsWith("headline")).toList()) {
			String text = flat(NAME_IN_BRACES.matcher(texts.text(key)).replaceAll("$1"));
			assertTrue(page.contains(text), () -> id + '.' + key + " is not on the page: " + text);
		}
	}

	@ParameterizedTest
	@MethodSource("ids")
	void noPlaceholderIsLeftAndMessageNamesAValue(String id) throws Exception {
		Document page = page(id);

		assertFalse(NAME_IN_BRACES.matcher(page.getDocumentElement().getTextContent()).find());
		assertFalse(Page.texts(page, "var").isEmpty(), "no message of the rule names a value of the finding");
	}

	@ParameterizedTest
	@MethodSource("ids")
	void pageTellsTitleIdAndHowToLeaveOut(String id) throws Exception {
		Document page = page(id);

		assertEquals(RuleRegistry.texts(rule(id)).title(), Page.texts(page, "title").get(0));
		assertEquals(RuleRegistry.texts(rule(id)).title(), Page.texts(page, "h1").get(0));
		assertEquals(id, Page.texts(page, "code").get(0));
		assertTrue(Page.texts(page, "pre").get(0).contains("wiretune:ignore " + id + ": "));
	}

	@Test
	void indexLeadsToEachRuleOnce() throws Exception {
		Document page = Page.parse(RuleIndexPage.of(RuleRegistry.standard().rules()));

		List<String> links = Page.elements(page, "a").stream().map(link -> link.getAttribute("href")).filter(address -> !address.equals("guide.html")).sorted().toList();
		assertEquals(ids().map(id -> id + ".html").sorted().toList(), links);
	}

	private static Rule rule(String id) {
		return RuleRegistry.standard().rule(id).orElseThrow();
	}

	private static Document page(String id) throws Exception {
		return Page.parse(RulePage.of(rule(id)));
	}

	private static String flat(String text) {
		return text.replaceAll("\\s+", " ").strip();
	}
}
