/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.List;
import java.util.Optional;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Point;
import org.wiretune.map.MapElement;

/** Finds what is at a place of the map. What is drawn on top wins. */
public final class MapHit {

	private MapHit() {
	}

	/**
	 * Finds the element at a place.
	 *
	 * @param map the map
	 * @param x from the left, in pixels at a zoom of 100 %
	 * @param y from the top, in pixels at a zoom of 100 %
	 * @param tolerance how far from the line of a wire still hits it, in pixels at a zoom of 100 %
	 * @return the element, or empty where there is nothing
	 */
	public static Optional<MapElement> at(PlacedMap map, double x, double y, double tolerance) {
		Box around = new Box(x, y, 0, 0).grown(Math.max(1, tolerance) + PlacedNode.GLYPH);
		List<PlacedWire> wires = map.wiresIn(around);
		for (PlacedNode node : map.nodesIn(around)) {
			if (node.outline().contains(x, y) && (node.box().contains(x, y) || node.glyph().contains(x, y))) {
				return Optional.of(node.node());
			}
		}
		for (PlacedWire wire : wires) {
			if (wire.label() != null && wire.label().box().contains(x, y)) {
				return Optional.of(wire.wire());
			}
		}
		for (PlacedEnd end : map.endsIn(around)) {
			if (end.box().contains(x, y)) {
				return Optional.of(end.end());
			}
		}
		PlacedWire nearest = null;
		double distance = tolerance;
		for (PlacedWire wire : wires) {
			if (wire.bounds().grown(tolerance).contains(x, y)) {
				double here = distance(wire.points(), x, y);
				if (here <= distance) {
					nearest = wire;
					distance = here;
				}
			}
		}
		if (nearest != null) {
			return Optional.of(nearest.wire());
		}
		return map.modulesIn(around).stream().filter(module -> module.box().contains(x, y)).findFirst().map(PlacedModule::module);
	}

	private static double distance(List<Point> points, double x, double y) {
		double least = Double.MAX_VALUE;
		for (int i = 1; i < points.size(); i++) {
			least = Math.min(least, distance(points.get(i - 1), points.get(i), x, y));
		}
		return least;
	}

	private static double distance(Point from, Point to, double x, double y) {
		double dx = to.x() - from.x();
		double dy = to.y() - from.y();
		double length = dx * dx + dy * dy;
		double part = length == 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x()) * dx + (y - from.y()) * dy) / length));
		return Math.hypot(x - from.x() - part * dx, y - from.y() - part * dy);
	}
}
