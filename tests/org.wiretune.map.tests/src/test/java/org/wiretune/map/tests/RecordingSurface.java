/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Ink;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.map.MapElement;
import org.wiretune.map.draw.MapSurface;

/** Keeps what was drawn, without its colours. */
final class RecordingSurface implements MapSurface {

	final List<String> shapes = new ArrayList<>();
	final List<String> texts = new ArrayList<>();
	final List<MapElement> elements = new ArrayList<>();

	@Override
	public void begin(MapElement element) {
		elements.add(element);
	}

	@Override
	public void end() {
		shapes.add("end");
	}

	@Override
	public void within(Box part, Runnable shapes) {
		shapes.run();
	}

	@Override
	public void rectangle(Box box, double radius, Ink fill, Pen pen) {
		shapes.add("rectangle " + box + radius + ink(fill, pen));
	}

	@Override
	public void ellipse(Box box, Ink fill, Pen pen) {
		shapes.add("ellipse " + box + ink(fill, pen));
	}

	@Override
	public void polygon(List<Point> points, Ink fill, Pen pen) {
		shapes.add("polygon " + points + ink(fill, pen));
	}

	@Override
	public void line(List<Point> points, double radius, Pen pen) {
		shapes.add("line " + points + ink(null, pen));
	}

	@Override
	public void text(String text, double x, double top, TextRole role, Ink color, double scale) {
		if (!text.isEmpty()) {
			texts.add(text);
		}
	}

	private static String ink(Ink fill, Pen pen) {
		return (fill == null ? " open" : " filled") + (pen == null ? "" : pen.dash());
	}
}
