/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.Map;

import org.wiretune.core.Insertion;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.platform.PersistenceUnit;

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
	 * Writes a setting of a unit.
	 *
	 * @param unit the unit
	 * @param name the name of the setting in Hibernate
	 * @param value its new value
	 * @param edits takes the change
	 */
	public static void set(HibernateUnit unit, String name, String value, Edits edits) {
		setAll(unit, Map.of(name, value), edits);
	}

	/**
	 * Writes several settings of a unit. Where a unit has no element for properties yet, all go into one new element.
	 *
	 * @param unit the unit
	 * @param values the values by the names that Hibernate gives them, in the order in which they are written
	 * @param edits takes the changes
	 */
	public static void setAll(HibernateUnit unit, Map<String, String> values, Edits edits) {
		Insertion wrapper = unit.isPersistenceXml() ? properties(unit) : null;
		StringBuilder added = new StringBuilder();
		for (Map.Entry<String, String> value : values.entrySet()) {
			if (wrapper == null) {
				edits.set(unit.setting(value.getKey()), value.getValue());
				continue;
			}
			String open = wrapper.prefix();
			String line = added.isEmpty() ? open : "\"/>" + open.substring(open.indexOf("<properties>") + "<properties>".length());
			wrapper.form().write("", 0, 0, value.getValue()).ifPresentOrElse(written -> added.append(line.replace(HibernateUnit.BATCH_SIZE, value.getKey())).append(written.text()), edits::impossible);
		}
		if (wrapper != null) {
			edits.replace(wrapper.path(), wrapper.offset(), wrapper.replaced(), added + wrapper.suffix());
		}
	}

	/** The place of a first property in a unit without an element for properties, in the style of its file; null where it has one. */
	private static Insertion properties(HibernateUnit unit) {
		for (PersistenceUnit each : unit.application().getPersistenceUnits()) {
			if (each.getOrigin() != null && each.getOrigin().path().equals(unit.in().path()) && unit.in().name().equals(each.getName()) && each.getBatchSize() != null) {
				Insertion insertion = each.getBatchSize().isSet() ? null : each.getBatchSize().getInsertion();
				return insertion != null && insertion.prefix().contains("<properties>") ? insertion : null;
			}
		}
		return null;
	}
}
