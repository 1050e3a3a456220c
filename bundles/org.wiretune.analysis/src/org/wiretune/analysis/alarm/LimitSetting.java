/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.alarm;

import java.util.Objects;

import org.wiretune.core.Origin;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * The setting that sets the limit of an alarm.
 *
 * @param owner the name of the server or application whose file it is
 * @param name what it belongs to in the words of the product: the pool, the data source, the bean
 * @param setting the setting, stated or missing
 * @param element where it stands, or is missing from
 * @param derivation a setting that derives the limit and would win over a number; null for none
 */
public record LimitSetting(String owner, String name, Setting setting, Element element, Setting derivation) {

	/** Checks the values. */
	public LimitSetting {
		Objects.requireNonNull(owner);
		Objects.requireNonNull(name);
		Objects.requireNonNull(setting);
		Objects.requireNonNull(element);
	}

	/** {@return where the value stands, or where the element stands that it is missing from; null where neither is known} */
	public Origin place() {
		return Values.origin(setting, element);
	}
}
