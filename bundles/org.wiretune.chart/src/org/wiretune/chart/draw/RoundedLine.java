/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.draw;

import java.util.List;

/** Follows a line with bends and rounds them. */
public final class RoundedLine {

	/** Takes the parts of a line. */
	public interface Pencil {

		/**
		 * Starts.
		 *
		 * @param point where
		 */
		void moveTo(Point point);

		/**
		 * Goes on straight.
		 *
		 * @param point where to
		 */
		void lineTo(Point point);

		/**
		 * Goes on in a quadratic curve.
		 *
		 * @param corner the corner it rounds
		 * @param point where to
		 */
		void bendTo(Point corner, Point point);
	}

	private RoundedLine() {
	}

	/**
	 * Follows a line.
	 *
	 * @param points its points
	 * @param radius radius of a bend; less where the parts of the line are short
	 * @param pencil takes the parts
	 */
	public static void follow(List<Point> points, double radius, Pencil pencil) {
		pencil.moveTo(points.get(0));
		for (int i = 1; i < points.size() - 1; i++) {
			Point corner = points.get(i);
			double before = distance(points.get(i - 1), corner);
			double behind = distance(corner, points.get(i + 1));
			double cut = Math.min(radius, Math.min(before, behind) / 2);
			if (cut < 0.5) {
				pencil.lineTo(corner);
			} else {
				pencil.lineTo(towards(corner, points.get(i - 1), cut / before));
				pencil.bendTo(corner, towards(corner, points.get(i + 1), cut / behind));
			}
		}
		pencil.lineTo(points.get(points.size() - 1));
	}

	private static double distance(Point a, Point b) {
		return Math.hypot(a.x() - b.x(), a.y() - b.y());
	}

	private static Point towards(Point from, Point to, double part) {
		return new Point(from.x() + (to.x() - from.x()) * part, from.y() + (to.y() - from.y()) * part);
	}
}
