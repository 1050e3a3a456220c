/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the map shows, without positions. Immutable; free to pass between threads. */
public final class MapScene {

	/** A scene with nothing in it. */
	public static final MapScene EMPTY = new MapScene(List.of(), List.of(), List.of(), ElementPlaces.NONE);

	private final List<MapModule> modules;
	private final List<MapEnd> ends;
	private final List<MapWire> wires;
	private final ElementPlaces places;
	private final Map<String, MapElement> byId = new LinkedHashMap<>();
	private final Map<String, MapModule> moduleOf = new HashMap<>();
	private final Map<String, List<MapWire>> wiresFrom = new HashMap<>();

	MapScene(List<MapModule> modules, List<MapEnd> ends, List<MapWire> wires, ElementPlaces places) {
		this.modules = List.copyOf(modules);
		this.ends = List.copyOf(ends);
		this.wires = List.copyOf(wires);
		this.places = places;
		for (MapModule module : this.modules) {
			byId.put(module.id(), module);
			moduleOf.put(module.id(), module);
			for (MapNode node : module.nodes()) {
				byId.put(node.id(), node);
				moduleOf.put(node.id(), module);
			}
			for (MapEnd end : module.ends()) {
				byId.put(end.id(), end);
				moduleOf.put(end.id(), module);
			}
		}
		for (MapEnd end : this.ends) {
			byId.put(end.id(), end);
		}
		for (MapWire wire : this.wires) {
			byId.put(wire.id(), wire);
			wiresFrom.computeIfAbsent(wire.sourceId(), id -> new ArrayList<>()).add(wire);
		}
	}

	/** {@return a scene of other elements with the same places in files} */
	MapScene showing(List<MapModule> shownModules, List<MapEnd> shownEnds, List<MapWire> shownWires) {
		return new MapScene(shownModules, shownEnds, shownWires, places);
	}

	/** {@return the modules in model order} */
	public List<MapModule> modules() {
		return modules;
	}

	/** {@return the open ends outside all modules, in the order in which wires name them} */
	public List<MapEnd> ends() {
		return ends;
	}

	/** {@return all wires, those of a module together, in model order} */
	public List<MapWire> wires() {
		return wires;
	}

	/**
	 * {@return the wires that start at a node, in model order}
	 *
	 * @param id id of the node
	 */
	public List<MapWire> wiresFrom(String id) {
		return wiresFrom.getOrDefault(id, List.of());
	}

	/**
	 * {@return whether the findings of a node are shown on the wire that leaves its module there, and not on the node}
	 *
	 * @param node a node
	 */
	public boolean showsFindingsOnWire(MapNode node) {
		return node.role() == NodeRole.IMPORT && wiresFrom(node.id()).stream().anyMatch(wire -> wire.kind().leavesModule());
	}

	/** {@return whether there is nothing to draw} */
	public boolean isEmpty() {
		return modules.isEmpty();
	}

	/** {@return every element: modules with their nodes and ends, then ends outside, then wires} */
	public List<MapElement> elements() {
		return new ArrayList<>(byId.values());
	}

	/**
	 * Finds an element.
	 *
	 * @param id its id, or null
	 * @return the element, or empty where there is none of that id
	 */
	public Optional<MapElement> element(String id) {
		return id == null ? Optional.empty() : Optional.ofNullable(byId.get(id));
	}

	/**
	 * Finds the module in which an element is drawn.
	 *
	 * @param id id of a module, node or open end
	 * @return the module, or empty for what stands outside all modules
	 */
	public Optional<MapModule> moduleOf(String id) {
		return Optional.ofNullable(moduleOf.get(id));
	}

	/**
	 * Finds the element that a place in a file belongs to.
	 *
	 * @param path the file, relative to what was read, with forward slashes
	 * @param offset a place in it, in UTF-16 characters
	 * @return the element, or empty where the file holds none
	 */
	public Optional<MapElement> elementAt(String path, int offset) {
		return places.at(path, offset).flatMap(this::element);
	}

	/** {@return how many findings the elements of the map have, each counted once} */
	public int findingCount() {
		return (int) byId.values().stream().flatMap(element -> element.findings().stream()).distinct().count();
	}
}
