/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.draw;

import java.util.List;

import org.wiretune.map.MapElement;
import org.wiretune.map.layout.Box;
import org.wiretune.map.layout.Point;
import org.wiretune.map.layout.TextRole;

/**
 * Something the map can be drawn on. All places are in pixels of the map at a zoom of 100 %. A null fill leaves a shape
 * open, a null pen leaves out its line.
 */
public interface Surface {

	/**
	 * Starts the shapes that stand for an element.
	 *
	 * @param element the element
	 */
	void begin(MapElement element);

	/** Ends the shapes of the element that was started last. */
	void end();

	/**
	 * Draws a rectangle.
	 *
	 * @param box where
	 * @param radius radius of its corners, 0 or more
	 * @param fill its inside, or null
	 * @param pen its line, or null
	 */
	void rectangle(Box box, double radius, MapColor fill, Pen pen);

	/**
	 * Draws an ellipse.
	 *
	 * @param box the rectangle around it
	 * @param fill its inside, or null
	 * @param pen its line, or null
	 */
	void ellipse(Box box, MapColor fill, Pen pen);

	/**
	 * Draws a closed polygon.
	 *
	 * @param points its corners
	 * @param fill its inside, or null
	 * @param pen its line, or null
	 */
	void polygon(List<Point> points, MapColor fill, Pen pen);

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
	void text(String text, double x, double top, TextRole role, MapColor color, double scale);
}
