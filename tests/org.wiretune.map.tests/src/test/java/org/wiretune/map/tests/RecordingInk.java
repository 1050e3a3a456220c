/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.map.MapElement;
import org.wiretune.map.draw.MapColor;
import org.wiretune.map.draw.Pen;
import org.wiretune.map.draw.Surface;
import org.wiretune.map.layout.Box;
import org.wiretune.map.layout.Point;
import org.wiretune.map.layout.TextRole;

/** Keeps the colours and lines of what was drawn, without its shapes. */
final class RecordingInk implements Surface {

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
	public void rectangle(Box box, double radius, MapColor fill, Pen pen) {
		pens.add(fill + " " + pen);
	}

	@Override
	public void ellipse(Box box, MapColor fill, Pen pen) {
		pens.add(fill + " " + pen);
	}

	@Override
	public void polygon(List<Point> points, MapColor fill, Pen pen) {
		pens.add(fill + " " + pen);
	}

	@Override
	public void line(List<Point> points, double radius, Pen pen) {
		pens.add(pen.toString());
	}

	@Override
	public void text(String text, double x, double top, TextRole role, MapColor color, double scale) {
		pens.add(color.toString());
	}
}
