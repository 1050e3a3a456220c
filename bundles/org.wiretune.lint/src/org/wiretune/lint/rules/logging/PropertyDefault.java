/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.SettingRules.Site;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code log-level-property-default-syntax}: only for Log4j 1, whose expressions have no default. Logback, Log4j 2 and
 * WildFly know defaults.
 */
final class PropertyDefault {

	private static final Pattern WITH_DEFAULT = Pattern.compile("\\$\\{([^}:]{1,200}):-?([^}]{0,200})\\}");
	private static final String[] KINDS = { "log4j.configuration", "log4j.root", "log4j.logger", "log4j.category", "log4j.appender", "log4j.appender.async",
			"log4j.appender.console", "log4j.appender.file" };
	private static final List<String> LEVELS = List.of("priority", "level", "Threshold", "threshold", "rootLogger", "rootCategory");

	private PropertyDefault() {
	}

	static Rule rule() {
		return SettingRules.form(RuleForm.rule("log-level-property-default-syntax", Subject.LOGGING, Severity.WARNING,
				reading -> ConfigurationIndex.groups(reading, KINDS).flatMap(PropertyDefault::sites)))
				.onSites(form -> form
						.limit(site -> withoutDefault(site.setting().getValue()))
						.with("default", site -> first(site).group(2))
						.fix("remove", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> set(site, edits, withoutDefault(site.setting().getValue())))
						.fix("literal", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> set(site, edits, literal(site.setting().getValue()))))
				.build();
	}

	private static Stream<Site> sites(ConfiguredGroup group) {
		return group.group().getSettings().stream().filter(setting -> LEVELS.contains(setting.getName()) && isWithDefault(setting)).map(setting -> new Site(group, setting));
	}

	private static boolean isWithDefault(Setting setting) {
		return setting.isSet() && setting.getValue() != null && WITH_DEFAULT.matcher(setting.getValue()).find();
	}

	private static Matcher first(Site site) {
		Matcher matcher = WITH_DEFAULT.matcher(site.setting().getValue());
		matcher.find();
		return matcher;
	}

	private static String withoutDefault(String value) {
		return WITH_DEFAULT.matcher(value).replaceAll(found -> Matcher.quoteReplacement("${" + found.group(1) + "}"));
	}

	private static String literal(String value) {
		return WITH_DEFAULT.matcher(value).replaceAll(found -> Matcher.quoteReplacement(found.group(2)));
	}

	private static void set(Site site, Edits edits, String value) {
		if (value.isBlank()) {
			edits.impossible();
			return;
		}
		edits.set(site.setting(), value);
	}
}
