/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.List;

import org.wiretune.map.MapWire;

/**
 * A wire with its way.
 *
 * @param wire the wire
 * @param points where it runs, from its source to its target; two at least
 * @param label what stands on it, or null
 */
public record PlacedWire(MapWire wire, List<Point> points, WireLabel label) {

	/** Copies the list. */
	public PlacedWire {
		points = List.copyOf(points);
	}

	/** {@return the smallest box that holds the way and the label} */
	public Box bounds() {
		Box bounds = label == null ? null : label.box();
		for (Point point : points) {
			Box at = new Box(point.x(), point.y(), 0, 0);
			bounds = bounds == null ? at : bounds.union(at);
		}
		return bounds;
	}

	PlacedWire moved(double dx, double dy) {
		return new PlacedWire(wire, points.stream().map(point -> point.plus(dx, dy)).toList(),
				label == null ? null : label.moved(dx, dy));
	}
}
