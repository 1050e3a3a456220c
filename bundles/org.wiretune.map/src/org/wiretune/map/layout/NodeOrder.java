/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.map.MapModule;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapWire;
import org.wiretune.map.NodeRole;

/**
 * The order of the nodes of a module: the order of the model, but imports in the order of the exports they call, so that
 * fewer wires cross between modules. It depends on names and wires, never on positions, so it is stable.
 */
final class NodeOrder {

	private final MapScene scene;
	private final Map<String, Integer> positions = new HashMap<>();

	NodeOrder(MapScene scene) {
		this.scene = scene;
		for (MapModule module : scene.modules()) {
			module.nodes().forEach(node -> positions.put(node.id(), positions.size()));
		}
		scene.ends().forEach(end -> positions.put(end.id(), positions.size()));
	}

	List<MapNode> nodes(MapModule module) {
		return module.nodes().stream()
				.sorted(Comparator.comparing(MapNode::role).thenComparing(this::target)).toList();
	}

	private int target(MapNode node) {
		if (node.role() != NodeRole.IMPORT) {
			return positions.get(node.id());
		}
		return scene.wiresFrom(node.id()).stream().map(MapWire::targetId).mapToInt(id -> positions.getOrDefault(id, Integer.MAX_VALUE))
				.min().orElse(Integer.MAX_VALUE);
	}
}
