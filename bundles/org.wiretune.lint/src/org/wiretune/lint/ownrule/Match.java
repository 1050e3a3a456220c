/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.util.List;

import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.model.settings.Setting;

/**
 * The groups that a rule looks at together, one for each that it names.
 *
 * @param groups the groups in the order of the rule
 * @param changed a setting that is looked at with another value than the files give it, or null
 * @param value that value, or null
 */
record Match(List<ConfiguredGroup> groups, Term.OfSetting changed, String value) {

	Match(List<ConfiguredGroup> groups) {
		this(groups, null, null);
	}

	/** {@return the same groups with a setting changed} @param setting the setting @param text its value */
	Match with(Term.OfSetting setting, String text) {
		return new Match(groups, setting, text);
	}

	/** {@return the group of a setting} @param term the setting */
	ConfiguredGroup group(Term.OfSetting term) {
		return groups.get(term.member());
	}

	/** {@return the setting, set, defaulted or absent; null where the group has none of the name} @param term names it */
	Setting setting(Term.OfSetting term) {
		return group(term).setting(term.key());
	}

	/** {@return the value that a setting is assumed to have, or null} @param term the setting */
	String assumed(Term.OfSetting term) {
		return changed != null && changed.member() == term.member() && changed.key().equals(term.key()) ? value : null;
	}
}
