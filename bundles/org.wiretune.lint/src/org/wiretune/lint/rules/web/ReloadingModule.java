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
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.lint.rules.Values;

/** Rule {@code was-web-module-reloading}: a web module whose extension for WebSphere has its classes or its pages looked at again and again. What is not stated is left alone. */
final class ReloadingModule {

	private static final String CLASSES = "enable-reloading";
	private static final String PAGES = "jsp-reload-enabled";

	private ReloadingModule() {
	}

	static Rule rule() {
		return RuleForm.<ConfiguredGroup>rule("was-web-module-reloading", Subject.SERVER_PROFILE, Severity.INFO, reading -> ConfigurationIndex.groups(reading, "websphere.web-extension"))
				.onSites(form -> form
						.when(module -> (isOn(module, CLASSES) || isOn(module, PAGES)) && InOperation.mayBe(module.reading(), module.path()) && !TrialModules.is(module.reading(), module.path()))
						.at(module -> module.place(isOn(module, CLASSES) ? CLASSES : PAGES))
						.measured(module -> "true")
						.limit(module -> "false")
						.with("owner", ConfiguredGroup::owner)
						.message(module -> isOn(module, CLASSES) ? isOn(module, PAGES) ? "both" : null : "pages")
						.fix("off", FixEffect.CHANGES_BEHAVIOUR, (module, edits) -> {
							for (String each : new String[] {PAGES, CLASSES}) {
								if (isOn(module, each)) {
									edits.set(module.setting(each), "false");
								}
							}
						}))
				.build();
	}

	private static boolean isOn(ConfiguredGroup module, String name) {
		return Values.isSet(module.setting(name)) && Values.truth(module.setting(name));
	}
}
