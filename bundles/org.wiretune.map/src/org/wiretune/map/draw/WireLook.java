/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.draw;

import java.util.List;

import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.Surface;
import org.wiretune.map.MapWire;
import org.wiretune.model.assembly.InteractionStyle;

/**
 * How a wire looks. Synchronous: an uninterrupted line with a filled arrow. Asynchronous: dashes with an open arrow. Any
 * style: dashes and dots with a hollow arrow. Not stated: an uninterrupted line with a hollow arrow. A wire that leads
 * nowhere ends in a cross.
 */
final class WireLook {

	private static final double LENGTH = 9;
	private static final double HALF_WIDTH = 4;
	private static final double CROSS = 4;

	private WireLook() {
	}

	static MapColor color(MapWire wire) {
		if (wire.isBroken()) {
			return MapColor.UNRESOLVED;
		}
		if (wire.waitsAcrossQueue()) {
			return MapColor.WAITING;
		}
		return wire.kind().leavesModule() ? MapColor.of(wire.binding().family()) : MapColor.WIRE;
	}

	static Pen.Dash dash(InteractionStyle style) {
		return switch (style) {
		case ASYNC -> Pen.Dash.DASHED;
		case ANY -> Pen.Dash.DASH_DOTTED;
		case SYNC, UNSTATED -> Pen.Dash.SOLID;
		};
	}

	static MapColor label(InteractionStyle style) {
		return switch (style) {
		case SYNC -> MapColor.LABEL_SYNC;
		case ASYNC -> MapColor.LABEL_ASYNC;
		case ANY, UNSTATED -> MapColor.LABEL_OTHER;
		};
	}

	/** Draws the end of a wire: an arrow to the right or wherever its last part leads, or a cross. */
	static void tip(Surface surface, List<Point> points, InteractionStyle style, boolean broken, MapColor color) {
		Point tip = points.get(points.size() - 1);
		Point before = points.get(points.size() - 2);
		double dx = tip.x() - before.x();
		double dy = tip.y() - before.y();
		double length = Math.hypot(dx, dy);
		if (length == 0) {
			dx = 1;
			length = 1;
		}
		dx /= length;
		dy /= length;
		if (broken) {
			surface.line(List.of(new Point(tip.x() - CROSS, tip.y() - CROSS), new Point(tip.x() + CROSS, tip.y() + CROSS)), 0,
					Pen.solid(color, 1.8));
			surface.line(List.of(new Point(tip.x() - CROSS, tip.y() + CROSS), new Point(tip.x() + CROSS, tip.y() - CROSS)), 0,
					Pen.solid(color, 1.8));
			return;
		}
		Point left = new Point(tip.x() - dx * LENGTH - dy * HALF_WIDTH, tip.y() - dy * LENGTH + dx * HALF_WIDTH);
		Point right = new Point(tip.x() - dx * LENGTH + dy * HALF_WIDTH, tip.y() - dy * LENGTH - dx * HALF_WIDTH);
		switch (style) {
		case SYNC -> surface.polygon(List.of(tip, left, right), color, Pen.solid(color, 1));
		case ASYNC -> surface.line(List.of(left, tip, right), 0, Pen.solid(color, 1.8));
		case ANY, UNSTATED -> surface.polygon(List.of(tip, left, right), MapColor.NODE_FILL, Pen.solid(color, 1.2));
		}
	}
}
