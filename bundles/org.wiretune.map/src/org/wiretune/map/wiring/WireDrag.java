/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.wiring;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Point;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.wiring.PossibleWires;
import org.wiretune.lint.wiring.WiringOffer;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapNode;
import org.wiretune.map.NodeRole;
import org.wiretune.map.govern.GovernedElement;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.map.layout.PlacedModule;
import org.wiretune.map.layout.PlacedNode;

/** A wire that is being drawn: from where, to where the pointer is, and what it may lead to there. Used by one thread. */
public final class WireDrag {

	/** Edge length of the handle that a wire is drawn from, in pixels of the screen. */
	public static final double HANDLE = 16;

	private final Reading reading;
	private final PossibleWires possible;
	private final PlacedMap map;
	private final MapNode from;
	private final WireSource source;
	private final Map<String, WiringOffer> offers = new HashMap<>();
	private MapElement target;
	private Point pointer;

	/**
	 * Begins at a handle.
	 *
	 * @param reading what the map shows
	 * @param map the map
	 * @param from the node of the handle
	 */
	public WireDrag(Reading reading, PlacedMap map, MapNode from) {
		this.reading = reading;
		possible = new PossibleWires(reading);
		this.map = map;
		this.from = from;
		source = WireSource.of(map.scene(), from).orElseThrow();
		pointer = handle(map, from, 1) == null ? new Point(0, 0) : new Point(handle(map, from, 1).centerX(), handle(map, from, 1).centerY());
	}

	/**
	 * {@return where the handle of a node is, right of it; null where no wire begins at it}
	 *
	 * @param map the map
	 * @param node a node of it
	 * @param zoom the zoom, at which the handle has its size on the screen
	 */
	public static Box handle(PlacedMap map, MapNode node, double zoom) {
		boolean ends = node.role() == NodeRole.IMPORT && !WireSource.addsFiles(map.scene(), node);
		Box box = WireSource.isWired(map.scene(), node) && !ends ? map.boxOf(node).orElse(null) : null;
		double size = HANDLE / zoom;
		return box == null ? null : new Box(box.right() - (node.role() == NodeRole.IMPORT ? 0 : size / 2), box.centerY() - size / 2, size, size);
	}

	/** {@return where the wire begins} */
	public WireSource source() {
		return source;
	}

	/** {@return the node that it begins at} */
	public MapNode from() {
		return from;
	}

	/** {@return where the pointer is} */
	public Point pointer() {
		return pointer;
	}

	/** {@return what the pointer is at: a node or module; null for what is no target} */
	public MapElement target() {
		return target;
	}

	/** {@return the name of the target; null where there is none} */
	public GovernedElement targetName() {
		return target == null ? null : GovernedElement.of(map.scene(), target).orElse(null);
	}

	/**
	 * The pointer moved.
	 *
	 * @param x from the left, in pixels at a zoom of 100 %
	 * @param y from the top, in pixels at a zoom of 100 %
	 * @return whether it is at another target now
	 */
	public boolean moved(double x, double y) {
		pointer = new Point(x, y);
		MapElement before = target;
		target = at(x, y);
		return before != target;
	}

	/** {@return the ways to the target, or why there is none; null where there is no target} */
	public WiringOffer offer() {
		return target == null ? null : offer(target);
	}

	/** {@return whether the wire may lead to a node, which is then marked} @param node a node of the map */
	public boolean isPossible(MapNode node) {
		return node != from && isTarget(node) && offer(node).isPossible();
	}

	private WiringOffer offer(MapElement element) {
		return offers.computeIfAbsent(element.id(), id -> source.to(reading, possible, GovernedElement.of(map.scene(), element).orElseThrow()));
	}

	private MapElement at(double x, double y) {
		Box here = new Box(x, y, 1, 1);
		for (PlacedNode node : map.nodesIn(here)) {
			if (node.outline().contains(x, y)) {
				return node.node() != from && isTarget(node.node()) ? node.node() : null;
			}
		}
		MapModule own = map.scene().moduleOf(from.id()).orElse(null);
		List<MapModule> around = map.modulesIn(here).stream().filter(module -> module.box().contains(x, y)).map(PlacedModule::module).toList();
		// Between the nodes of its own module there is nothing to lead to.
		return around.isEmpty() || around.get(0) == own || GovernedElement.of(map.scene(), around.get(0)).isEmpty() ? null : around.get(0);
	}

	private static boolean isTarget(MapNode node) {
		return node.role() != NodeRole.STANDALONE_REFERENCES && node.role() != NodeRole.DESTINATION;
	}
}
