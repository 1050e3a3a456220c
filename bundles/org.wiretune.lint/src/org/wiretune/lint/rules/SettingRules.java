/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.settings.Setting;

/** The start of rules that look at one setting of the tables. */
public final class SettingRules {

	private SettingRules() {
	}

	/**
	 * A setting and the group that it stands in or is missing from.
	 *
	 * @param in the group
	 * @param setting the setting, set, defaulted or absent
	 */
	public record Site(ConfiguredGroup in, Setting setting) {

		/** {@return the value, stated or default, or null} */
		public String value() {
			return setting.getValue();
		}

		/** {@return the value as a number, stated or default, or null} */
		public Long number() {
			return setting.asNumber();
		}

		/** {@return whether the file states it} */
		public boolean isStated() {
			return setting.isSet();
		}
	}

	/**
	 * Starts a rule on a setting. The placeholders {@code measured} (the value, stated or default, or the words for one that
	 * is not set), {@code name} (of the group), {@code owner} (server or application), {@code setting} (its label or name)
	 * and {@code file} are filled; the marker stands at the value, or at the group that it is missing from.
	 *
	 * @param id the id in the catalogue
	 * @param subject what it is about
	 * @param severity how much it usually matters
	 * @param setting the name of the setting
	 * @param kinds the kinds of groups
	 * @return the form; conditions, limit and fixes are still to be added
	 */
	public static RuleForm<Site> rule(String id, Subject subject, Severity severity, String setting, String... kinds) {
		return form(RuleForm.rule(id, subject, severity, reading -> ConfigurationIndex.groups(reading, kinds).flatMap(group -> {
			Setting found = group.setting(setting);
			return found == null ? Stream.empty() : Stream.of(new Site(group, found));
		})));
	}

	/**
	 * Fills the usual placeholders of a rule whose sites are settings.
	 *
	 * @param form the form
	 * @return the form
	 */
	public static RuleForm<Site> form(RuleForm<Site> form) {
		return form.at(site -> Values.origin(site.setting(), site.in().group()))
				.measured(site -> Values.shown(site.setting()))
				.with("name", site -> site.in().name())
				.with("owner", site -> site.in().owner())
				.with("setting", site -> site.setting().getLabel() == null ? site.setting().getName() : site.setting().getLabel())
				.with("file", site -> site.in().fileName());
	}
}
