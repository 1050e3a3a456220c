/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help.internal;

import static org.wiretune.help.PageTexts.TEXTS;

import java.util.List;

import org.eclipse.help.IContext2;
import org.eclipse.help.IHelpResource;
import org.wiretune.help.HelpPlaces;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.RuleTexts;

/**
 * What F1 on a finding shows beside the page of its rule: why it matters.
 *
 * @param rule the rule, or the recommendation that no file shows
 */
record RuleContext(Recommendation rule) implements IContext2 {

	private RuleTexts texts() {
		return RuleRegistry.texts(rule);
	}

	@Override
	public String getTitle() {
		return texts().title();
	}

	@Override
	public String getText() {
		return texts().why();
	}

	@Override
	public String getStyledText() {
		return null;
	}

	@Override
	public String getCategory(IHelpResource topic) {
		return null;
	}

	@Override
	public IHelpResource[] getRelatedTopics() {
		return new IHelpResource[] {
				new HelpTopic(TEXTS.get("context.page", texts().title()), HelpPlaces.address(HelpPlaces.page(rule.id())), List.of()),
				new HelpTopic(TEXTS.get("context.findings"), HelpPlaces.address("html/findings.html"), List.of()) };
	}
}
