/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.draw;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.chart.draw.Surface;
import org.wiretune.core.BindingKind;
import org.wiretune.core.BindingSign;

/** The sign of each kind of binding; no two kinds share a shape, so that no colour is needed to tell them apart. */
public final class BindingGlyph {

	private static final double LINE = 1.4;

	private final Surface surface;
	private final Box box;
	private final MapColor color;
	private final Pen pen;

	private BindingGlyph(Surface surface, Box box, MapColor color) {
		this.surface = surface;
		this.box = box;
		this.color = color;
		this.pen = Pen.solid(color, LINE);
	}

	/**
	 * Draws a sign.
	 *
	 * @param kind the kind of binding
	 * @param box where, a square
	 * @param surface on what
	 */
	public static void draw(BindingKind kind, Box box, Surface surface) {
		new BindingGlyph(surface, box, MapColor.of(kind.family())).draw(kind.sign());
	}

	private void draw(BindingSign sign) {
		switch (sign) {
		case ARROW -> surface.polygon(points(0.06, 0.14, 0.60, 0.14, 0.96, 0.5, 0.60, 0.86, 0.06, 0.86, 0.38, 0.5), color, pen);
		case HEXAGON_BRACKETS -> {
			hexagon();
			line(0.42, 0.34, 0.28, 0.5, 0.42, 0.66);
			line(0.58, 0.34, 0.72, 0.5, 0.58, 0.66);
		}
		case HEXAGON_LINES -> {
			hexagon();
			line(0.28, 0.42, 0.72, 0.42);
			line(0.28, 0.58, 0.72, 0.58);
		}
		case GLOBE -> {
			surface.ellipse(part(0.06, 0.06, 0.88, 0.88), MapColor.NODE_FILL, pen);
			surface.ellipse(part(0.32, 0.06, 0.36, 0.88), null, Pen.solid(color, 1));
			line(0.06, 0.5, 0.94, 0.5);
		}
		case ENVELOPE -> envelope(null);
		case FILLED_ENVELOPE -> envelope(color);
		case UNDERLINED_ENVELOPE -> {
			envelope(color);
			line(0.2, 0.96, 0.8, 0.96);
		}
		case SEALED_ENVELOPE -> {
			envelope(null);
			surface.ellipse(part(0.42, 0.62, 0.16, 0.16), color, null);
		}
		case BEAN -> {
			surface.ellipse(part(0.16, 0.04, 0.68, 0.92), MapColor.NODE_FILL, pen);
			line(0.5, 0.06, 0.4, 0.36, 0.6, 0.64, 0.5, 0.94);
		}
		case CYLINDER -> {
			surface.rectangle(part(0.14, 0.2, 0.72, 0.6), 0, MapColor.NODE_FILL, pen);
			surface.ellipse(part(0.14, 0.66, 0.72, 0.28), MapColor.NODE_FILL, pen);
			surface.rectangle(part(0.18, 0.6, 0.64, 0.2), 0, MapColor.NODE_FILL, null);
			surface.ellipse(part(0.14, 0.06, 0.72, 0.28), MapColor.NODE_FILL, pen);
		}
		case CIRCLE -> surface.ellipse(part(0.25, 0.25, 0.5, 0.5), MapColor.NODE_FILL, pen);
		case QUESTION -> {
			surface.rectangle(part(0.08, 0.08, 0.84, 0.84), 2, MapColor.NODE_FILL, pen);
			surface.text("?", box.x() + 0.5 * box.width() - 3, box.y() + 0.5 * box.height() - 7, TextRole.DETAIL, color, 1);
		}
		}
	}

	private void hexagon() {
		surface.polygon(points(0.27, 0.08, 0.73, 0.08, 0.98, 0.5, 0.73, 0.92, 0.27, 0.92, 0.02, 0.5), MapColor.NODE_FILL, pen);
	}

	private void envelope(MapColor flap) {
		surface.rectangle(part(0.04, 0.17, 0.92, 0.66), 1.5, MapColor.NODE_FILL, pen);
		if (flap != null) {
			surface.polygon(points(0.04, 0.18, 0.96, 0.18, 0.5, 0.56), flap, null);
		}
		line(0.06, 0.2, 0.5, 0.56, 0.94, 0.2);
	}

	private void line(double... relative) {
		surface.line(points(relative), 0, Pen.solid(color, 1.2));
	}

	private Box part(double x, double y, double width, double height) {
		return new Box(box.x() + x * box.width(), box.y() + y * box.height(), width * box.width(), height * box.height());
	}

	private List<Point> points(double... relative) {
		List<Point> points = new ArrayList<>();
		for (int i = 0; i < relative.length; i += 2) {
			points.add(new Point(box.x() + relative[i] * box.width(), box.y() + relative[i + 1] * box.height()));
		}
		return points;
	}
}
