/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import java.util.List;

import org.wiretune.lint.product.ProductDefault;
import org.wiretune.model.settings.ValueType;

/**
 * A setting that a table describes.
 *
 * @param name the name in the words of its product
 * @param place where it stands inside its group: for XML a {@link SettingPlace}, for other files the key
 * @param valueType what its value is
 * @param unit the unit of a number, or null; {@code @unit:seconds} where an attribute names it and seconds count without that
 * @param label the name that the product's console shows, or null
 * @param row the row of the catalogue's section D that names it, or null for a setting that only rules of the catalogue name
 * @param defaults what the product takes where the file is silent, by version; the first that fits counts
 */
public record SettingRow(String name, String place, ValueType valueType, String unit, String label, String row, List<VersionedDefault> defaults) {

	/** Copies the list. */
	public SettingRow {
		defaults = List.copyOf(defaults);
	}

	/** {@return the default of a version, or null} @param version the version as far as the file tells, or null */
	public ProductDefault standard(String version) {
		for (VersionedDefault each : defaults) {
			if (each.versions().contains(version)) {
				return each.value();
			}
		}
		return null;
	}
}
