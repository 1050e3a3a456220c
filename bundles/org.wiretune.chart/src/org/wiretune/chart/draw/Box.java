/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.draw;

/**
 * A rectangle in pixels at a zoom of 100 %.
 *
 * @param x left
 * @param y top
 * @param width width, 0 or more
 * @param height height, 0 or more
 */
public record Box(double x, double y, double width, double height) {

	/** {@return the first x to the right of it} */
	public double right() {
		return x + width;
	}

	/** {@return the first y below it} */
	public double bottom() {
		return y + height;
	}

	/** {@return the x of its middle} */
	public double centerX() {
		return x + width / 2;
	}

	/** {@return the y of its middle} */
	public double centerY() {
		return y + height / 2;
	}

	/**
	 * {@return whether a place lies in it or on its border}
	 *
	 * @param px from the left
	 * @param py from the top
	 */
	public boolean contains(double px, double py) {
		return px >= x && px <= right() && py >= y && py <= bottom();
	}

	/**
	 * {@return whether it shares more than a border with another box}
	 *
	 * @param other the other box
	 */
	public boolean intersects(Box other) {
		return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
	}

	/**
	 * {@return the box grown on each side}
	 *
	 * @param by pixels; negative to shrink
	 */
	public Box grown(double by) {
		return new Box(x - by, y - by, width + 2 * by, height + 2 * by);
	}

	/**
	 * {@return the box moved}
	 *
	 * @param dx to the right
	 * @param dy down
	 */
	public Box moved(double dx, double dy) {
		return new Box(x + dx, y + dy, width, height);
	}

	/**
	 * {@return the smallest box that holds both}
	 *
	 * @param other the other box
	 */
	public Box union(Box other) {
		double left = Math.min(x, other.x);
		double top = Math.min(y, other.y);
		return new Box(left, top, Math.max(right(), other.right()) - left, Math.max(bottom(), other.bottom()) - top);
	}
}
