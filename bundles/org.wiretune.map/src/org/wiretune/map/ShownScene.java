/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Makes the part of a scene that is chosen: wanted elements with all that they are wired to. A module that is there only
 * because something wanted is wired to it, and one that is closed, is one box with its open ends.
 */
public final class ShownScene {

	private final MapScene full;
	private final MapChoice choice;
	private final Set<String> wanted = new HashSet<>();
	private final Set<String> kept = new HashSet<>();
	private final List<MapWire> wires = new ArrayList<>();
	private final Set<String> ownModules = new HashSet<>();
	private final Set<String> crossing = new HashSet<>();
	private final Set<String> collapsed = new HashSet<>();
	private int inScope;

	private ShownScene(MapScene full, MapChoice choice) {
		this.full = full;
		this.choice = choice;
	}

	/**
	 * Makes the part.
	 *
	 * @param full the scene with everything
	 * @param choice what is chosen
	 * @return the part; the ids of its elements are those of the full scene
	 */
	public static MapScene of(MapScene full, MapChoice choice) {
		return new ShownScene(full, choice).make();
	}

	private MapScene make() {
		for (MapModule module : full.modules()) {
			if (choice.scope().holds(module)) {
				inScope++;
				want(module);
			}
		}
		for (MapWire wire : full.wires()) {
			boolean itself = isWantedItself(wire);
			if (itself || wanted.contains(wire.sourceId()) || wanted.contains(wire.targetId())) {
				if (itself) {
					full.moduleOf(wire.sourceId()).ifPresent(module -> ownModules.add(module.id()));
				}
				wires.add(wire);
				kept.add(wire.sourceId());
				kept.add(wire.targetId());
				if (leaves(wire)) {
					crossing.add(wire.sourceId());
					crossing.add(wire.targetId());
				}
			}
		}
		kept.addAll(wanted);
		full.modules().stream().filter(this::isCollapsed).forEach(module -> collapsed.add(module.id()));
		List<MapModule> modules = new ArrayList<>();
		Set<String> drawn = new HashSet<>();
		for (MapModule module : full.modules()) {
			MapModule part = part(module);
			if (part != null) {
				modules.add(part);
				part.nodes().forEach(node -> drawn.add(node.id()));
				part.ends().forEach(end -> drawn.add(end.id()));
			}
		}
		List<MapEnd> ends = full.ends().stream().filter(end -> kept.contains(end.id())).toList();
		ends.forEach(end -> drawn.add(end.id()));
		List<MapWire> drawnWires = wires.stream().filter(wire -> drawn.contains(wire.sourceId()) && drawn.contains(wire.targetId()))
				.filter(wire -> leaves(wire) || !isCollapsed(wire)).toList();
		return full.showing(modules, ends, drawnWires);
	}

	private void want(MapModule module) {
		MapFilter filter = choice.filter();
		if (!filter.wants(module)) {
			return;
		}
		if (filter.wantsAlone(module)) {
			ownModules.add(module.id());
		}
		for (MapNode node : module.nodes()) {
			if (filter.wants(node)) {
				wanted.add(node.id());
				ownModules.add(module.id());
			}
		}
		// A missing target inside a module is shown with the element that names it.
	}

	/** A finding may stand at a wire inside a module alone. */
	private boolean isWantedItself(MapWire wire) {
		return choice.filter().findings() != MapFilter.Findings.ANY && choice.filter().bindings().isEmpty()
				&& !wire.findings().isEmpty() && choice.filter().wantsFindings(wire)
				&& full.moduleOf(wire.sourceId()).filter(module -> choice.scope().holds(module) && choice.filter().wants(module)).isPresent();
	}

	private boolean leaves(MapWire wire) {
		return wire.kind().leavesModule() || !full.moduleOf(wire.sourceId()).equals(full.moduleOf(wire.targetId()));
	}

	private boolean isCollapsed(MapWire wire) {
		return full.moduleOf(wire.sourceId()).filter(module -> collapsed.contains(module.id())).isPresent();
	}

	private boolean isCollapsed(MapModule module) {
		if (!ownModules.contains(module.id())) {
			return true;
		}
		Boolean byUser = choice.collapsed().get(module.id());
		if (byUser != null) {
			return byUser && !module.nodes().isEmpty();
		}
		return inScope > MapChoice.MOST_OPEN_MODULES && !module.nodes().isEmpty();
	}

	/** {@return what is drawn of a module, or null} */
	private MapModule part(MapModule module) {
		boolean hasKept = module.nodes().stream().anyMatch(node -> kept.contains(node.id()));
		if (!hasKept && !ownModules.contains(module.id())) {
			return null;
		}
		if (!collapsed.contains(module.id())) {
			List<MapNode> nodes = module.nodes().stream().filter(node -> kept.contains(node.id())).toList();
			List<MapEnd> ends = module.ends().stream().filter(end -> kept.contains(end.id())).toList();
			return module.showing(nodes, ends, module.note(), false);
		}
		boolean own = ownModules.contains(module.id());
		List<MapNode> open = module.nodes().stream().filter(node -> kept.contains(node.id()))
				.filter(node -> crossing.contains(node.id()) || own && (node.role() == NodeRole.EXPORT || node.role() == NodeRole.IMPORT)).toList();
		return module.showing(open, List.of(), MapTexts.count("collapsed", module.nodes().size()), true);
	}
}
