/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.settings;

import java.util.List;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Ink;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.SansSerifMeasure;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.map.MapElement;
import org.wiretune.map.draw.MapDrawing;
import org.wiretune.map.draw.MapMarks;
import org.wiretune.map.draw.MapSurface;
import org.wiretune.map.layout.PlacedMap;

/** Takes the words of a map that is drawn on it, where a canvas would paint them. */
final class PaintedTexts implements MapSurface {

	private final StringBuilder text = new StringBuilder();

	private PaintedTexts() {
	}

	/** {@return all words of a map as they are painted} @param map the map @param zoom how large; what is small says less */
	static String of(PlacedMap map, double zoom) {
		PaintedTexts painted = new PaintedTexts();
		MapDrawing.draw(map, new SansSerifMeasure(), MapMarks.NONE, map.bounds(), zoom, painted);
		return painted.text.toString();
	}

	@Override
	public void text(String words, double x, double top, TextRole role, Ink color, double scale) {
		text.append(words).append('\n');
	}

	@Override
	public void begin(MapElement element) {
		// It has no words.
	}

	@Override
	public void end() {
		// It has no words.
	}

	@Override
	public void within(Box part, Runnable shapes) {
		shapes.run();
	}

	@Override
	public void rectangle(Box box, double radius, Ink fill, Pen pen) {
		// It has no words.
	}

	@Override
	public void ellipse(Box box, Ink fill, Pen pen) {
		// It has no words.
	}

	@Override
	public void polygon(List<Point> points, Ink fill, Pen pen) {
		// It has no words.
	}

	@Override
	public void line(List<Point> points, double radius, Pen pen) {
		// It has no words.
	}
}
