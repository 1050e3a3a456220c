/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.govern;

import java.util.List;

import org.wiretune.core.Origin;
import org.wiretune.map.govern.GoverningSetting.Edit;

/**
 * A property of an element, as a table of properties shows it.
 *
 * @param id unique among the properties of an element
 * @param category the heading it stands under
 * @param label its name for people
 * @param value its value alone
 * @param shown its value with unit and place
 * @param description where it stands in full, for a status line
 * @param origin the place it leads to, or null
 * @param setting the governing setting behind it; null where there is none
 */
public record ElementProperty(String id, String category, String label, String value, String shown, String description, Origin origin,
		GoverningSetting setting) {

	/** {@return how it can be changed} */
	public Edit edit() {
		return setting == null ? Edit.NONE : setting.edit();
	}

	/** {@return the values to choose from; the present one among them} */
	public List<String> choices() {
		return setting == null ? List.of() : setting.choices();
	}
}
