/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import java.util.List;

/**
 * A group of settings that a table describes.
 *
 * @param kind a stable word, for example {@code wildfly.ejb3.strict-max-pool}
 * @param path where the group stands; for XML an {@link ElementPattern} or several with {@code or} between them, for other files the section, empty for the file itself
 * @param name where its name stands inside it ({@code @name}, a child element), or null where its label names it
 * @param label what it is, in the words of the product
 * @param settings its settings in the order in which they are shown
 */
public record GroupRow(String kind, String path, String name, String label, List<SettingRow> settings) {

	/** Copies the list. */
	public GroupRow {
		settings = List.copyOf(settings);
	}
}
