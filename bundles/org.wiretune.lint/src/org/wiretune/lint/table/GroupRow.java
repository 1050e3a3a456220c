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
 * @param path where the group stands; for XML an {@link ElementPattern} or several with {@code or} between them, for other files a
 *        {@link org.wiretune.lint.format.table.KeyPattern}: the section in brackets, then what its keys begin with; empty for the file itself
 * @param name for XML where its name stands inside it ({@code @name}, a child element), or null where its label names it;
 *        for other files keys, comma between, one of which makes the group exist, {@code *} for a group that always exists,
 *        null where its own section or keys make it exist
 * @param label what it is, in the words of the product
 * @param settings its settings in the order in which they are shown
 */
public record GroupRow(String kind, String path, String name, String label, List<SettingRow> settings) {

	/** Copies the list. */
	public GroupRow {
		settings = List.copyOf(settings);
	}
}
