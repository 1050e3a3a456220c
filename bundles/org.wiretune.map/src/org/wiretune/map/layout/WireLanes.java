/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.chart.draw.Point;

/** Knows where wires run already, so that another one does not run on top of them. */
final class WireLanes {

	/** Wires nearer than this look like one. */
	private static final int TOO_NEAR = 3;

	private record Range(double from, double to) {
	}

	private final Map<Integer, List<Range>> upright = new HashMap<>();
	private final Map<Integer, List<Range>> level = new HashMap<>();

	/** Adds the way of a wire. */
	void add(List<Point> points) {
		for (int i = 1; i < points.size(); i++) {
			Point a = points.get(i - 1);
			Point b = points.get(i);
			if (a.x() == b.x()) {
				upright.computeIfAbsent((int) a.x(), x -> new ArrayList<>()).add(new Range(Math.min(a.y(), b.y()), Math.max(a.y(), b.y())));
			} else {
				level.computeIfAbsent((int) a.y(), y -> new ArrayList<>()).add(new Range(Math.min(a.x(), b.x()), Math.max(a.x(), b.x())));
			}
		}
	}

	/** {@return how many pixels of a straight part lie on wires that run the same way} */
	double overlap(double x1, double y1, double x2, double y2) {
		return x1 == x2 ? overlap(upright, (int) x1, Math.min(y1, y2), Math.max(y1, y2)) : overlap(level, (int) y1, Math.min(x1, x2), Math.max(x1, x2));
	}

	private static double overlap(Map<Integer, List<Range>> lanes, int at, double from, double to) {
		double sum = 0;
		for (int lane = at - TOO_NEAR; lane <= at + TOO_NEAR; lane++) {
			for (Range range : lanes.getOrDefault(lane, List.of())) {
				sum += Math.max(0, Math.min(to, range.to) - Math.max(from, range.from));
			}
		}
		return sum;
	}
}
