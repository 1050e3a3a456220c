/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.draw;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Point;

/**
 * Cuts a long line down to what is seen of it. A line that crosses the whole map costs as much as it is long, above all
 * with dashes. Dashes stay in place: a part starts a whole number of dashes behind the start of the line.
 */
final class VisibleParts {

	private VisibleParts() {
	}

	/**
	 * {@return the parts of a line that touch a box, each with two points at least}
	 *
	 * @param points the line
	 * @param visible the box, with room for bends and thick pens around what is seen
	 * @param period length of its dashes with their gaps, or 0 for a line without gaps
	 */
	static List<List<Point>> of(List<Point> points, Box visible, double period) {
		List<List<Point>> parts = new ArrayList<>();
		List<Point> part = null;
		double length = 0;
		for (int i = 1; i < points.size(); i++) {
			Point from = points.get(i - 1);
			Point to = points.get(i);
			double own = Math.hypot(to.x() - from.x(), to.y() - from.y());
			double[] range = range(from, to, visible);
			if (range == null) {
				part = null;
			} else {
				if (part == null || range[0] > 0) {
					double start = Math.max(0, range[0] * own);
					// Not before the start of this straight part: a dash more or less at a bend is not seen.
					double aligned = period == 0 ? start : Math.floor((length + start) / period) * period - length;
					part = new ArrayList<>();
					part.add(along(from, to, own == 0 ? 0 : Math.max(0, aligned) / own));
					parts.add(part);
				}
				part.add(range[1] >= 1 ? to : along(from, to, range[1]));
				if (range[1] < 1) {
					part = null;
				}
			}
			length += own;
		}
		return parts;
	}

	private static Point along(Point from, Point to, double share) {
		return new Point(from.x() + (to.x() - from.x()) * share, from.y() + (to.y() - from.y()) * share);
	}

	/** {@return where a straight part enters and leaves the box, from 0 to 1; null where it misses it} */
	private static double[] range(Point from, Point to, Box box) {
		double[] range = { 0, 1 };
		return cut(range, from.x(), to.x() - from.x(), box.x(), box.right()) && cut(range, from.y(), to.y() - from.y(), box.y(), box.bottom()) ? range : null;
	}

	private static boolean cut(double[] range, double from, double way, double least, double most) {
		if (way == 0) {
			return from >= least && from <= most;
		}
		double enter = (way > 0 ? least - from : most - from) / way;
		double leave = (way > 0 ? most - from : least - from) / way;
		range[0] = Math.max(range[0], enter);
		range[1] = Math.min(range[1], leave);
		return range[0] < range[1];
	}
}
