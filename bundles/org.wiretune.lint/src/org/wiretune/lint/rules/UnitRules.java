/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.Map;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.Subject;
import org.wiretune.model.settings.Setting;

/** Rules whose site is a place where Hibernate is configured. */
public final class UnitRules {

	private UnitRules() {
	}

	/**
	 * Starts a rule. The marker stands at a setting, or at the unit that it is missing from; the placeholders
	 * {@code measured} (the value or the words for one that is not set), {@code name} (of the unit), {@code setting} (as it
	 * is written there) and {@code file} are filled.
	 *
	 * @param id the id in the catalogue
	 * @param severity how much it usually matters
	 * @param setting the name of the setting in Hibernate
	 * @return the form; conditions, limit and fixes are still to be added
	 */
	public static RuleForm<HibernateUnit> rule(String id, Severity severity, String setting) {
		return RuleForm.rule(id, Subject.PERSISTENCE, severity, HibernateUnit::of)
				.at(unit -> unit.place(setting))
				.measured(unit -> Values.shown(unit.setting(setting)))
				.with("name", HibernateUnit::name)
				.with("setting", unit -> unit.shownName(setting))
				.with("file", unit -> unit.in().fileName());
	}

	/**
	 * Writes several settings of a unit. Impossible where more than one is missing and the unit has no element for
	 * properties yet, because each would bring its own.
	 *
	 * @param unit the unit
	 * @param values the values by the names that Hibernate gives them, in the order in which they are written
	 * @param edits takes the changes
	 */
	public static void setAll(HibernateUnit unit, Map<String, String> values, Edits edits) {
		int wrapped = 0;
		for (Map.Entry<String, String> value : values.entrySet()) {
			Setting setting = unit.setting(value.getKey());
			if (setting != null && !setting.isSet() && setting.getInsertion() != null && setting.getInsertion().prefix().contains("<properties")) {
				wrapped++;
			}
			edits.set(setting, value.getValue());
		}
		if (wrapped > 1) {
			edits.impossible();
		}
	}
}
