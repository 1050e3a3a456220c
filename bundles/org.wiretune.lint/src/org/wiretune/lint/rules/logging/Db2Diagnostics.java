/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.SettingRules.Site;
import org.wiretune.lint.rules.SettingRules;

/**
 * Rule {@code db2-diagnostics-high}: a script that configures Db2 and leaves its diagnostics above what the study ran with.
 * Off by default: in production the usual levels are the right ones.
 */
final class Db2Diagnostics {

	/** What the study ran with; see its Appendix B. */
	private static final Map<String, Long> STUDY = Map.of("DIAGLEVEL", 1L, "NOTIFYLEVEL", 0L);
	/** What Db2 has where nothing is stated, by its documentation of both parameters. */
	private static final long USUAL = 3;

	private Db2Diagnostics() {
	}

	static Rule rule() {
		return SettingRules.form(RuleForm.rule("db2-diagnostics-high", Subject.LOGGING, Severity.INFO,
				reading -> ConfigurationIndex.groups(reading, "db2.manager").flatMap(group -> Stream.of("DIAGLEVEL", "NOTIFYLEVEL").map(name -> new Site(group, group.setting(name))))
						.filter(site -> site.setting() != null && level(site) > STUDY.get(site.setting().getName()))))
				.optional()
				.onSites(form -> form
						.measured(Db2Diagnostics::level)
						.limit(site -> STUDY.get(site.setting().getName()))
						.fix("lower", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), STUDY.get(site.setting().getName()).toString())))
				.build();
	}

	private static long level(Site site) {
		return !site.isStated() ? USUAL : site.number() == null ? -1 : site.number();
	}
}
