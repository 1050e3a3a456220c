/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.web;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.lint.rules.Values;

/** Rule {@code tomcat-context-reloadable}: a context of Tomcat whose classes and libraries are looked at again and again. */
final class ReloadableContext {

	private static final String RELOADABLE = "reloadable";

	private ReloadableContext() {
	}

	static Rule rule() {
		return RuleForm.<ConfiguredGroup>rule("tomcat-context-reloadable", Subject.SERVER_PROFILE, Severity.INFO, reading -> ConfigurationIndex.groups(reading, "tomcat.context"))
				.onSites(form -> form
						.when(context -> Values.isSet(context.setting(RELOADABLE)) && Values.truth(context.setting(RELOADABLE)) && !context.isForDevelopment() && !TrialModules.is(context.reading(), context.path()))
						.at(context -> context.place(RELOADABLE))
						.measured(context -> "true")
						.limit(context -> "false")
						.with("owner", ConfiguredGroup::owner)
						.fix("off", FixEffect.CHANGES_BEHAVIOUR, (context, edits) -> edits.set(context.setting(RELOADABLE), "false")))
				.build();
	}
}
