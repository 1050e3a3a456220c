/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import org.wiretune.core.Origin;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/** Readings of settings that may be missing. */
public final class Values {

	private Values() {
	}

	/** {@return the value, or null; of a placeholder what it stands for, where that is known} */
	public static String value(Setting setting) {
		if (setting == null) {
			return null;
		}
		String value = setting.getValue();
		return value != null && setting.getResolved() != null && value.contains("${") ? setting.getResolved() : value;
	}

	/** {@return the value as a whole number, or null} */
	public static Long number(Setting setting) {
		return setting == null ? null : setting.asNumber();
	}

	/** {@return whether the value is the word true} */
	public static boolean truth(Setting setting) {
		return setting != null && setting.asTruth();
	}

	/** {@return whether the file states the value} */
	public static boolean isSet(Setting setting) {
		return setting != null && setting.isSet();
	}

	/** {@return the value for messages: stated or default, or the words for one that is not set} */
	public static String shown(Setting setting) {
		String value = value(setting);
		return value == null ? TEXTS.get("notSet") : value;
	}

	/** {@return where the value stands, or null} */
	public static Origin origin(Setting setting) {
		return setting == null ? null : setting.getOrigin();
	}

	/** {@return where the element stands, or null} */
	public static Origin origin(Element element) {
		return element == null ? null : element.getOrigin();
	}

	/** {@return where the value stands, or where the element stands that the value is missing from} */
	public static Origin origin(Setting setting, Element owner) {
		Origin origin = origin(setting);
		return origin == null ? origin(owner) : origin;
	}
}
