/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.settings;

import java.util.List;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/**
 * The value of a setting as lists and views show it: without secrets, which are known by the name of the setting, by the
 * name that stands beside it where name and value are two settings of one group, and by their shape.
 */
public final class ShownValue {

	private static final Set<String> NAMES = Set.of("name", "key", "symbolicName", "config-property-name", "param-name", "env-entry-name", "activation-config-property-name", "property-name", "propertyName");
	private static final Set<String> VALUES = Set.of("value", "defaultValue", "default", "text", "config-property-value", "param-value", "env-entry-value", "activation-config-property-value",
			"property-value", "propertyValue", "property");

	private ShownValue() {
	}

	/**
	 * {@return the value as it is written, secrets hidden; null where there is none}
	 *
	 * @param setting the setting; null for none
	 */
	public static String of(Setting setting) {
		return setting == null ? null : shown(setting, setting.getValue());
	}

	/**
	 * {@return what the value's variables stand for, secrets hidden; null where that is not known}
	 *
	 * @param setting the setting
	 */
	public static String resolved(Setting setting) {
		return shown(setting, setting.getResolved());
	}

	/**
	 * {@return whether something of the setting is not shown}
	 *
	 * @param setting the setting; null for none
	 */
	public static boolean isHidden(Setting setting) {
		return setting != null && (isChanged(setting.getValue(), of(setting)) || isChanged(setting.getResolved(), resolved(setting)));
	}

	private static boolean isChanged(String value, String shown) {
		return value != null && !value.equals(shown);
	}

	private static String shown(Setting setting, String value) {
		return value == null ? null : Secrets.value(name(setting), value);
	}

	/** The name that tells what the value is. */
	private static String name(Setting setting) {
		EObject holder = setting.eContainer();
		if (holder instanceof Qualifier qualifier && qualifier.getType() != null) {
			return qualifier.getType();
		}
		String name = setting.getName();
		if (holder instanceof ConfigurationGroup group && (name == null || VALUES.contains(last(name)))) {
			String beside = beside(group, setting);
			if (beside != null) {
				return beside;
			}
		}
		return name;
	}

	/** The name of a secret in another setting of the group, or that of the group itself; null for none. */
	private static String beside(ConfigurationGroup group, Setting setting) {
		List<Setting> settings = group.getSettings();
		for (Setting other : settings) {
			if (other != setting && other.getName() != null && NAMES.contains(last(other.getName())) && Secrets.isName(other.getValue())) {
				return other.getValue();
			}
		}
		return Secrets.isName(group.getName()) ? group.getName() : null;
	}

	private static String last(String name) {
		return name.substring(name.lastIndexOf('.') + 1);
	}
}
