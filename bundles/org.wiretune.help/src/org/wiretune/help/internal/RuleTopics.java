/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help.internal;

import java.util.List;

import org.eclipse.help.AbstractTocProvider;
import org.eclipse.help.ITocContribution;
import org.wiretune.help.HelpPlaces;
import org.wiretune.help.RuleGroups;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;

/** Hangs a topic for each rule, by subject, into the table of contents of the guide. */
public final class RuleTopics extends AbstractTocProvider {

	@Override
	public ITocContribution[] getTocContributions(String locale) {
		List<HelpTopic> subjects = RuleGroups.of(RuleRegistry.standard().rules()).entrySet().stream()
				.map(subject -> new HelpTopic(RuleGroups.name(subject.getKey()), null, subject.getValue().stream().map(RuleTopics::topic).toList()))
				.toList();
		return new ITocContribution[] { new RuleTocContribution(new RuleToc(subjects), locale) };
	}

	private static HelpTopic topic(Rule rule) {
		return new HelpTopic(RuleRegistry.texts(rule).title(), HelpPlaces.address(HelpPlaces.page(rule.id())), List.of());
	}
}
