/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help.internal;

import org.eclipse.help.AbstractContextProvider;
import org.eclipse.help.IContext;
import org.wiretune.help.HelpPlaces;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Recommendation;

/** The context of each rule, {@code org.wiretune.help.rule_<id with underscores>}: what F1 on a finding shows. */
public final class RuleContexts extends AbstractContextProvider {

	@Override
	public IContext getContext(String contextId, String locale) {
		return HelpPlaces.ruleOfContext(contextId)
				.flatMap(id -> RuleRegistry.standard().rule(id).<Recommendation>map(rule -> rule).or(() -> RulePageProducer.declared(id))).map(RuleContext::new)
				.orElse(null);
	}

	@Override
	public String[] getPlugins() {
		return new String[] { HelpPlaces.BUNDLE };
	}
}
