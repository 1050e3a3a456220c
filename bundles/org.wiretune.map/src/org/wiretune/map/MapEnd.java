/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.List;

import org.wiretune.core.Origin;

/**
 * An open end: a name that leads nowhere, or a name or address outside of what was read, such as a database.
 *
 * @param id the id
 * @param moduleId id of the module in which it is drawn, or null where it stands outside all modules
 * @param state why it is open; never {@link TargetState#FOUND}
 * @param name the name or address as written
 * @param detail a few words below the name
 * @param origin where the first wire names it, or null
 */
public record MapEnd(String id, String moduleId, TargetState state, String name, String detail, Origin origin) implements MapElement {

	@Override
	public List<MapFinding> findings() {
		return List.of();
	}
}
