/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.web;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.lint.rules.Values;

/**
 * Rule {@code was-web-module-reloading}: web modules whose extensions for WebSphere have their classes or pages looked at again and again. What
 * is not stated is left alone. One finding for all modules, since the tool that writes the files states it in each; none in samples, whose
 * readers change them all the time.
 */
final class ReloadingModule {

	private static final String CLASSES = "enable-reloading";
	private static final String PAGES = "jsp-reload-enabled";

	/**
	 * @param modules the modules that state it, in the order of their files
	 */
	private record Site(List<ConfiguredGroup> modules) {

		ConfiguredGroup first() {
			return modules.get(0);
		}

		boolean is(String name) {
			return isOn(first(), name);
		}
	}

	private ReloadingModule() {
	}

	static Rule rule() {
		return RuleForm.<Site>rule("was-web-module-reloading", Subject.SERVER_PROFILE, Severity.INFO, ReloadingModule::sites)
				.onSites(form -> form
						.at(site -> place(site.first()))
						.measured(site -> "true")
						.limit(site -> "false")
						.with("owner", site -> site.first().owner())
						.with("count", site -> site.modules().size())
						.message(site -> site.modules().size() > 1 ? "several" : site.is(CLASSES) ? site.is(PAGES) ? "both" : null : "pages")
						.related(site -> site.modules().stream().skip(1).map(ReloadingModule::place).toList())
						.fix("off", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							for (ConfiguredGroup module : site.modules()) {
								for (String each : new String[] {PAGES, CLASSES}) {
									if (isOn(module, each)) {
										edits.set(module.setting(each), "false");
									}
								}
							}
						}))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		List<ConfiguredGroup> modules = ConfigurationIndex.groups(reading, "websphere.web-extension")
				.filter(module -> (isOn(module, CLASSES) || isOn(module, PAGES)) && InOperation.mayBe(reading, module.path()) && !TrialModules.isSaidBy(module.path())).toList();
		return modules.isEmpty() ? Stream.empty() : Stream.of(new Site(modules));
	}

	private static Origin place(ConfiguredGroup module) {
		return module.place(isOn(module, CLASSES) ? CLASSES : PAGES);
	}

	private static boolean isOn(ConfiguredGroup module, String name) {
		return Values.isSet(module.setting(name)) && Values.truth(module.setting(name));
	}
}
