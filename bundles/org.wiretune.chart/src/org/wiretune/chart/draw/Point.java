/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.draw;

/**
 * A place in pixels at a zoom of 100 %.
 *
 * @param x from the left
 * @param y from the top
 */
public record Point(double x, double y) {

	/**
	 * {@return the point moved by a distance}
	 *
	 * @param dx to the right
	 * @param dy down
	 */
	public Point plus(double dx, double dy) {
		return new Point(x + dx, y + dy);
	}
}
