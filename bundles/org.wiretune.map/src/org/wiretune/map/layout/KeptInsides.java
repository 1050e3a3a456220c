/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import org.wiretune.map.MapModule;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapWire;

/**
 * The insides of the modules of the last layout. The inside of a module follows from the module, the order of its nodes and its
 * wires alone, so where these say the same as before it is not laid out again. Only modules of the last layout are kept.
 * For one thread at a time.
 */
final class KeptInsides {

	private record Kept(MapModule module, List<MapNode> order, List<MapWire> wires, ModuleLayout.Inside inside) {

		boolean isOf(MapModule other, List<MapNode> otherOrder, List<MapWire> otherWires) {
			return module.equals(other) && order.equals(otherOrder) && wires.equals(otherWires);
		}
	}

	private Map<String, Kept> known = new HashMap<>();
	private Map<String, Kept> used = new HashMap<>();

	/** Begins a layout. */
	void begin() {
		used = new HashMap<>();
	}

	/** Ends a layout; one that is cancelled has no end. */
	void end() {
		known = used;
	}

	/**
	 * {@return the inside of a module}
	 *
	 * @param module the module
	 * @param order its nodes in the order in which they shall stand
	 * @param wires the wires inside the module
	 * @param work lays it out
	 */
	ModuleLayout.Inside of(MapModule module, List<MapNode> order, List<MapWire> wires, Supplier<ModuleLayout.Inside> work) {
		Kept kept = known.get(module.id());
		if (kept == null || !kept.isOf(module, order, wires)) {
			kept = new Kept(module, order, wires, work.get());
		}
		used.put(module.id(), kept);
		return kept.inside();
	}
}
