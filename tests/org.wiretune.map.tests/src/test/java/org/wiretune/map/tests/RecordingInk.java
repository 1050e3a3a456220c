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

/** Keeps the colours and lines of what was drawn, without its shapes. */
final class RecordingInk implements MapSurface {

	final List<String> pens = new ArrayList<>();

	@Override
	public void begin(MapElement element) {
		pens.add(element.id());
	}

	@Override
	public void end() {
		pens.add("end");
	}

	@Override
	public void within(Box part, Runnable shapes) {
		shapes.run();
	}

	@Override
	public void rectangle(Box box, double radius, Ink fill, Pen pen) {
		pens.add(fill + " " + pen);
	}

	@Override
	public void ellipse(Box box, Ink fill, Pen pen) {
		pens.add(fill + " " + pen);
	}

	@Override
	public void polygon(List<Point> points, Ink fill, Pen pen) {
		pens.add(fill + " " + pen);
	}

	@Override
	public void line(List<Point> points, double radius, Pen pen) {
		pens.add(pen.toString());
	}

	@Override
	public void text(String text, double x, double top, TextRole role, Ink color, double scale) {
		pens.add(color.toString());
	}
}
