/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.wiretune.map.MapElement;
import org.wiretune.map.MapScene;

/** The scene with the place of everything. Immutable; free to pass between threads. */
public final class PlacedMap {

	/** Nothing. */
	public static final PlacedMap EMPTY = new PlacedMap(MapScene.EMPTY, List.of(), List.of(), List.of(), List.of(),
			new Box(0, 0, 0, 0));

	private final MapScene scene;
	private final List<PlacedModule> modules;
	private final List<PlacedNode> nodes;
	private final List<PlacedEnd> ends;
	private final List<PlacedWire> wires;
	private final Box bounds;
	private final Map<String, Box> boxes = new HashMap<>();

	PlacedMap(MapScene scene, List<PlacedModule> modules, List<PlacedNode> nodes, List<PlacedEnd> ends, List<PlacedWire> wires,
			Box bounds) {
		this.scene = scene;
		this.modules = List.copyOf(modules);
		this.nodes = List.copyOf(nodes);
		this.ends = List.copyOf(ends);
		this.wires = List.copyOf(wires);
		this.bounds = bounds;
		this.modules.forEach(module -> boxes.put(module.module().id(), module.box()));
		this.nodes.forEach(node -> boxes.put(node.node().id(), node.outline()));
		this.ends.forEach(end -> boxes.put(end.end().id(), end.box()));
		this.wires.forEach(wire -> boxes.put(wire.wire().id(), wire.bounds()));
	}

	/** {@return what is shown} */
	public MapScene scene() {
		return scene;
	}

	/** {@return the modules} */
	public List<PlacedModule> modules() {
		return modules;
	}

	/** {@return the nodes of all modules} */
	public List<PlacedNode> nodes() {
		return nodes;
	}

	/** {@return the open ends, inside and outside of modules} */
	public List<PlacedEnd> ends() {
		return ends;
	}

	/** {@return the wires} */
	public List<PlacedWire> wires() {
		return wires;
	}

	/** {@return the size of the whole map with its margin; its corner is 0, 0} */
	public Box bounds() {
		return bounds;
	}

	/**
	 * Finds the place of an element.
	 *
	 * @param element the element
	 * @return the smallest box that holds it, or empty where it is not on this map
	 */
	public Optional<Box> boxOf(MapElement element) {
		return Optional.ofNullable(boxes.get(element.id()));
	}
}
