/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import org.eclipse.help.IContext;
import org.eclipse.help.IContext2;
import org.eclipse.help.IHelpResource;
import org.eclipse.help.IToc;
import org.eclipse.help.ITocContribution;
import org.eclipse.help.ITopic;
import org.eclipse.help.internal.toc.Toc;
import org.junit.jupiter.api.Test;
import org.wiretune.help.DeclaredPage;
import org.wiretune.help.HelpPlaces;
import org.wiretune.help.RuleIndexPage;
import org.wiretune.help.RulePage;
import org.wiretune.lint.registry.Catalogue;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Home;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Rule;

/** What the help system gets: a page, a topic and a context for each rule. */
class HelpProvidersTest {

	private static final List<Rule> RULES = RuleRegistry.standard().rules();

	@Test
	void producerMakesThePageOfEachRuleAndTheIndex() throws Exception {
		for (Rule rule : RULES) {
			assertEquals(RulePage.of(rule), produced("rules/" + rule.id() + ".html"));
			assertEquals(RulePage.of(rule), produced("rules/" + rule.id() + ".html?resultof=x"));
		}
		assertEquals(RuleIndexPage.of(RULES), produced("rules/index.html"));
	}

	@Test
	void producerLeavesOtherPagesToTheBundle() throws Exception {
		assertNull(produced("html/index.html"));
		assertNull(produced("book.css"));
		assertNull(produced("rules/no-such-rule.html"));
		assertNull(produced("rules/../plugin.xml"));
		assertNull(produced(""));
	}

	@Test
	void tableOfContentsHasATopicForEachRule() {
		ITocContribution[] contributions = new RuleTopics().getTocContributions("en");
		assertEquals(1, contributions.length);
		assertFalse(contributions[0].isPrimary());
		assertEquals("/org.wiretune.help/toc.xml#rules", contributions[0].getLinkTo());

		IToc toc = contributions[0].getToc();
		List<ITopic> topics = Arrays.stream(toc.getTopics()).flatMap(subject -> Arrays.stream(subject.getSubtopics())).toList();
		assertEquals(RULES.stream().map(rule -> "/org.wiretune.help/rules/" + rule.id() + ".html").sorted().toList(),
				topics.stream().map(ITopic::getHref).sorted().toList());
		topics.forEach(topic -> assertEquals(topic, toc.getTopic(topic.getHref())));
		assertNull(toc.getTopic("/org.wiretune.help/html/index.html"));
	}

	/** The help system copies what a provider gives, and asks for the topic of the list itself by null. */
	@Test
	void helpSystemCanCopyTheListOfRules() {
		Toc copy = new Toc(new RuleTopics().getTocContributions("en")[0].getToc());

		assertEquals("Rules", copy.getLabel());
		assertEquals("/org.wiretune.help/rules/index.html", copy.getTopic());
		assertEquals(RULES.size(), Arrays.stream(copy.getTopics()).mapToInt(subject -> subject.getSubtopics().length).sum());
	}

	@Test
	void eachRuleHasAContextThatLeadsToItsPage() {
		RuleContexts contexts = new RuleContexts();
		assertArrayEquals(new String[] { "org.wiretune.help" }, contexts.getPlugins());
		for (Rule rule : RULES) {
			IContext context = contexts.getContext(HelpPlaces.contextId(rule.id()), "en");
			assertEquals(RuleRegistry.texts(rule).title(), ((IContext2) context).getTitle());
			assertEquals(RuleRegistry.texts(rule).why(), context.getText());
			assertEquals(List.of("/org.wiretune.help/rules/" + rule.id() + ".html", "/org.wiretune.help/html/findings.html"),
					Arrays.stream(context.getRelatedTopics()).map(IHelpResource::getHref).toList());
		}
		assertNull(contexts.getContext("org.wiretune.help.rule_no_such_rule", "en"));
	}

	@Test
	void whatNoFileShowsHasAPageAndAContextToo() throws Exception {
		RuleContexts contexts = new RuleContexts();
		for (Recommendation entry : Catalogue.all()) {
			if (entry.home() != Home.RULE) {
				assertEquals(DeclaredPage.of(entry), produced("rules/" + entry.id() + ".html"));
				assertTrue(produced("rules/" + entry.id() + ".html").contains("<code>" + entry.id() + "</code>"));
				assertEquals(RuleRegistry.texts(entry).why(), contexts.getContext(HelpPlaces.contextId(entry.id()), "en").getText());
			}
		}
		assertEquals(16, Catalogue.additions().stream().filter(entry -> entry.home() == Home.LOG).count());
	}

	private static String produced(String href) throws Exception {
		try (InputStream stream = new RulePageProducer().getInputStream("org.wiretune.help", href, Locale.ENGLISH)) {
			return stream == null ? null : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
		}
	}
}
