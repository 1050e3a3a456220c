/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Point;
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

	/** {@return a box for each straight part of the way, and one for the label} */
	public List<Box> parts() {
		List<Box> parts = new ArrayList<>();
		for (int i = 1; i < points.size(); i++) {
			Point from = points.get(i - 1);
			Point to = points.get(i);
			parts.add(new Box(Math.min(from.x(), to.x()), Math.min(from.y(), to.y()), Math.abs(from.x() - to.x()), Math.abs(from.y() - to.y())));
		}
		if (label != null) {
			parts.add(label.box());
		}
		return parts;
	}

	PlacedWire moved(double dx, double dy) {
		return new PlacedWire(wire, points.stream().map(point -> point.plus(dx, dy)).toList(),
				label == null ? null : label.moved(dx, dy));
	}
}
