/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.List;

import org.wiretune.core.BindingKind;
import org.wiretune.core.Origin;
import org.wiretune.model.assembly.InteractionStyle;

/**
 * A component, an import, an export or the stand-alone references of a module.
 *
 * @param id the id
 * @param moduleId id of its module
 * @param role what it is
 * @param name the name
 * @param detail a few words below the name: the implementation of a component, the binding of an import or export
 * @param binding the binding; {@link BindingKind#NONE} for a component
 * @param bindingLabel the binding in words; empty for a component
 * @param style the preferred interaction style of its interfaces
 * @param origin where it stands, or null
 * @param settings its settings in file order
 * @param findings its findings, warnings first
 */
public record MapNode(String id, String moduleId, NodeRole role, String name, String detail, BindingKind binding,
		String bindingLabel, InteractionStyle style, Origin origin, List<MapSetting> settings, List<MapFinding> findings)
		implements MapElement {

	/** Copies the lists. */
	public MapNode {
		settings = List.copyOf(settings);
		findings = List.copyOf(findings);
	}
}
