/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.List;

import org.wiretune.core.ModuleKind;
import org.wiretune.core.Origin;

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
 * @param server name of the server it runs on, as far as it can be told; else empty
 * @param collapsed whether it is drawn as one box with its open ends, without what is inside
 */
public record MapModule(String id, String name, ModuleKind kind, String detail, String note, String path, Origin origin,
		List<MapNode> nodes, List<MapEnd> ends, List<String> usedBy, List<MapFinding> findings, String server, boolean collapsed)
		implements MapElement {

	/** Copies the lists. */
	public MapModule {
		nodes = List.copyOf(nodes);
		ends = List.copyOf(ends);
		usedBy = List.copyOf(usedBy);
		findings = List.copyOf(findings);
	}

	/** {@return the project: the first folder of the path} */
	public String project() {
		int slash = path.indexOf('/');
		return slash < 0 ? path : path.substring(0, slash);
	}

	/** {@return the same module with other contents} */
	MapModule showing(List<MapNode> shownNodes, List<MapEnd> shownEnds, String shownNote, boolean asOneBox) {
		return new MapModule(id, name, kind, detail, shownNote, path, origin, shownNodes, shownEnds, usedBy, findings, server, asOneBox);
	}
}
