/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.faces;

import java.util.function.Predicate;
import java.util.regex.Pattern;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;

/** Rules on context parameters of JavaServer Faces, of {@code javax} as of {@code jakarta}. Values that something fills in later are not known. */
final class FacesSwitches {

	private static final String VALUE = "param-value";

	private FacesSwitches() {
	}

	private static final Pattern PERIOD = Pattern.compile("(?:(?:javax|jakarta)\\.faces\\.FACELETS|facelets\\.)_?REFRESH_PERIOD");
	/** Seconds. */
	private static final int LONG = 60;

	/** The stage of development; those of tests are chosen on purpose. */
	static Rule developmentStage() {
		return rule("faces-development-stage", "PROJECT_STAGE", "Development", "Production", parameter -> false);
	}

	/** The state of whole pages in place of what has changed. */
	static Rule fullState() {
		return rule("faces-full-state", "PARTIAL_STATE_SAVING", "false", "true", FacesSwitches::isOfAdf);
	}

	/** Whether pages are compared with their files every so many seconds; what is asked for less often than once a minute costs nothing. */
	static Rule refreshPeriod() {
		return RuleForm.<ConfiguredGroup>rule("faces-pages-looked-at", Subject.SERVER_PROFILE, Severity.INFO, reading -> ConfigurationIndex.groups(reading, "web.context-param"))
				.onSites(form -> form
						.when(group -> group.name() != null && PERIOD.matcher(group.name().strip()).matches() && isShort(group) && InOperation.is(group))
						.at(group -> group.place(VALUE))
						.measured(group -> group.value(VALUE).strip())
						.limit(group -> -1)
						.with("owner", ConfiguredGroup::owner)
						.with("parameter", group -> group.name().strip())
						.message(group -> group.value(VALUE).strip().equals("0") ? "always" : null)
						.fix("switch", FixEffect.CHANGES_BEHAVIOUR, (group, edits) -> edits.set(group.setting(VALUE), "-1")))
				.build();
	}

	private static boolean isShort(ConfiguredGroup group) {
		String value = group.states(VALUE) && group.value(VALUE) != null ? group.value(VALUE).strip() : "";
		return value.matches("\\d{1,2}") && Integer.parseInt(value) < LONG;
	}

	/** Whether the application has filters of Oracle ADF, whose components switch the partial state off and keep the state of pages themselves, behind a token. */
	private static boolean isOfAdf(ConfiguredGroup parameter) {
		return ConfigurationIndex.groups(parameter.reading(), "web.filter").anyMatch(filter -> filter.path().equals(parameter.path()) && filter.value("filter-class") != null && filter.value("filter-class").strip().startsWith("oracle.adf."));
	}

	private static Rule rule(String id, String parameter, String slow, String fast, Predicate<ConfiguredGroup> excepted) {
		return RuleForm.<ConfiguredGroup>rule(id, Subject.SERVER_PROFILE, Severity.INFO, reading -> ConfigurationIndex.groups(reading, "web.context-param"))
				.onSites(form -> form
						.when(group -> is(group, parameter, slow) && InOperation.is(group) && !excepted.test(group))
						.at(group -> group.place(VALUE))
						.measured(group -> group.value(VALUE).strip())
						.limit(group -> fast)
						.with("owner", ConfiguredGroup::owner)
						.with("parameter", group -> group.name().strip())
						.fix("switch", FixEffect.CHANGES_BEHAVIOUR, (group, edits) -> edits.set(group.setting(VALUE), fast)))
				.build();
	}

	private static boolean is(ConfiguredGroup group, String parameter, String value) {
		return group.name() != null && group.name().strip().matches("(javax|jakarta)\\.faces\\." + parameter) && group.states(VALUE) && group.value(VALUE) != null && group.value(VALUE).strip().equalsIgnoreCase(value);
	}
}
