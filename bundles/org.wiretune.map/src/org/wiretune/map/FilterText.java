/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.core.BindingKind;

/** Says in words what a filter wants, and what there is to choose from. */
public final class FilterText {

	private FilterText() {
	}

	/**
	 * {@return what a filter wants, in a few words; empty where it wants everything}
	 *
	 * @param filter the filter
	 */
	public static String of(MapFilter filter) {
		List<String> parts = new ArrayList<>();
		filter.bindings().stream().sorted().forEach(kind -> parts.add(binding(kind)));
		if (filter.findings() != MapFilter.Findings.ANY) {
			parts.add(findings(filter.findings()));
		}
		if (!filter.server().isEmpty()) {
			parts.add(MapTexts.text("filter.server", filter.server()));
		}
		return String.join(", ", parts);
	}

	/** {@return the words for a binding} */
	public static String binding(BindingKind kind) {
		return MapTexts.binding(kind);
	}

	/** {@return the words for a choice of findings} */
	public static String findings(MapFilter.Findings findings) {
		return MapTexts.text("filter.findings." + findings.name());
	}

	/** {@return the bindings of imports and exports on a scene, in the order of their definition} */
	public static List<BindingKind> bindings(MapScene scene) {
		return scene.modules().stream().flatMap(module -> module.nodes().stream()).filter(node -> node.role() == NodeRole.EXPORT || node.role() == NodeRole.IMPORT)
				.map(MapNode::binding).distinct().sorted().toList();
	}

	/** {@return the names of the servers of a scene, in alphabetical order} */
	public static List<String> servers(MapScene scene) {
		return scene.modules().stream().map(MapModule::server).filter(server -> !server.isEmpty()).distinct().sorted().toList();
	}

	/**
	 * {@return how much of everything is shown, in words}
	 *
	 * @param shown what is shown
	 * @param full everything
	 */
	public static String share(MapScene shown, MapScene full) {
		return MapTexts.text("filter.share", Integer.toString(shown.modules().size()), Integer.toString(full.modules().size()));
	}
}
