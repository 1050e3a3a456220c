/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.List;

import org.wiretune.model.Origin;
import org.wiretune.model.assembly.ModuleKind;

/**
 * A module, library or composite.
 *
 * @param id the id
 * @param name the name
 * @param kind the kind
 * @param detail the kind in words
 * @param note what is said in place of nodes where the module has none; else empty
 * @param path the folder, relative to what was read, with forward slashes
 * @param origin where the module names itself, or null
 * @param nodes exports, components, stand-alone references, imports, each in model order
 * @param ends open ends of wires inside the module
 * @param usedBy names of the modules that depend on it, in model order
 * @param findings findings of the module file itself
 */
public record MapModule(String id, String name, ModuleKind kind, String detail, String note, String path, Origin origin,
		List<MapNode> nodes, List<MapEnd> ends, List<String> usedBy, List<MapFinding> findings) implements MapElement {

	/** Copies the lists. */
	public MapModule {
		nodes = List.copyOf(nodes);
		ends = List.copyOf(ends);
		usedBy = List.copyOf(usedBy);
		findings = List.copyOf(findings);
	}
}
