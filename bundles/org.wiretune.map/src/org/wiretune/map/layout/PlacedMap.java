/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.wiretune.chart.draw.Box;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapWire;

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
	private final PlaceIndex<PlacedModule> moduleIndex;
	private final PlaceIndex<PlacedNode> nodeIndex;
	private final PlaceIndex<PlacedEnd> endIndex;
	private final PlaceIndex<PlacedWire> wireIndex;

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
		moduleIndex = new PlaceIndex<>(this.modules, module -> List.of(module.box()));
		nodeIndex = new PlaceIndex<>(this.nodes, node -> List.of(node.outline()));
		endIndex = new PlaceIndex<>(this.ends, end -> List.of(end.box()));
		wireIndex = new PlaceIndex<>(this.wires, PlacedWire::parts);
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

	/**
	 * {@return the modules that may touch a part of the map, in order; a few beside it may be among them}
	 *
	 * @param part the part, in pixels at a zoom of 100 %
	 */
	public List<PlacedModule> modulesIn(Box part) {
		return moduleIndex.in(part);
	}

	/**
	 * {@return the nodes that may touch a part of the map, in order; a few beside it may be among them}
	 *
	 * @param part the part, in pixels at a zoom of 100 %
	 */
	public List<PlacedNode> nodesIn(Box part) {
		return nodeIndex.in(part);
	}

	/**
	 * {@return the open ends that may touch a part of the map, in order; a few beside it may be among them}
	 *
	 * @param part the part, in pixels at a zoom of 100 %
	 */
	public List<PlacedEnd> endsIn(Box part) {
		return endIndex.in(part);
	}

	/**
	 * {@return the wires that may touch a part of the map, in order; a few beside it may be among them}
	 *
	 * @param part the part, in pixels at a zoom of 100 %
	 */
	public List<PlacedWire> wiresIn(Box part) {
		return wireIndex.in(part);
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

	/** {@return the smallest box that holds an element, or null where it is not on this map} @param id the id of the element */
	Box box(String id) {
		return boxes.get(id);
	}

	/**
	 * {@return the boxes in which an element is drawn, without what sticks out of them; none where it is not on this map}
	 *
	 * @param element the element, or null
	 */
	public List<Box> drawnIn(MapElement element) {
		if (element instanceof MapWire wire) {
			return wires.stream().filter(placed -> placed.wire().id().equals(wire.id())).findFirst().map(PlacedWire::parts).orElse(List.of());
		}
		Box box = element == null ? null : boxes.get(element.id());
		return box == null ? List.of() : List.of(box);
	}

	/**
	 * {@return the share of the modules on both maps that stand elsewhere than on another map, from 0 to 1; 0 where none
	 * is on both}
	 *
	 * @param before the other map
	 */
	public double movedSince(PlacedMap before) {
		int common = 0;
		int moved = 0;
		for (PlacedModule module : modules) {
			Box old = before.boxes.get(module.module().id());
			if (old != null) {
				common++;
				moved += old.x() == module.box().x() && old.y() == module.box().y() ? 0 : 1;
			}
		}
		return common == 0 ? 0 : (double) moved / common;
	}
}
