/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.draw;

import java.util.List;

/**
 * Something that can be drawn on. All places are in pixels at a zoom of 100 %. A null fill leaves a shape open, a null pen
 * leaves out its line.
 */
public interface Surface {

	/**
	 * Draws a rectangle.
	 *
	 * @param box where
	 * @param radius radius of its corners, 0 or more
	 * @param fill its inside, or null
	 * @param pen its line, or null
	 */
	void rectangle(Box box, double radius, Ink fill, Pen pen);

	/**
	 * Draws an ellipse.
	 *
	 * @param box the rectangle around it
	 * @param fill its inside, or null
	 * @param pen its line, or null
	 */
	void ellipse(Box box, Ink fill, Pen pen);

	/**
	 * Draws a closed polygon.
	 *
	 * @param points its corners
	 * @param fill its inside, or null
	 * @param pen its line, or null
	 */
	void polygon(List<Point> points, Ink fill, Pen pen);

	/**
	 * Draws an open line.
	 *
	 * @param points its points, two at least
	 * @param radius radius of its bends, 0 or more
	 * @param pen its line
	 */
	void line(List<Point> points, double radius, Pen pen);

	/**
	 * Draws one line of text.
	 *
	 * @param text the text; nothing is drawn for an empty one
	 * @param x left
	 * @param top top of the line
	 * @param role which font
	 * @param color its colour
	 * @param scale how many times larger than usual, more than 0
	 */
	void text(String text, double x, double top, TextRole role, Ink color, double scale);

	/**
	 * Draws within a part only.
	 *
	 * @param part where shapes may leave traces
	 * @param shapes draws them
	 */
	void within(Box part, Runnable shapes);

	/**
	 * Draws shapes that have words of their own, for whoever points at them. A surface that has no place for words leaves them out.
	 *
	 * @param words a sentence
	 * @param shapes draws them
	 */
	default void told(String words, Runnable shapes) {
		shapes.run();
	}
}
