/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.draw;

import java.util.List;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.Surface;

/** Small signs: badges of findings and the sign of a queue. */
final class Signs {

	private Signs() {
	}

	/** A triangle with an exclamation mark for a warning, a disc with an i for an information. */
	static void finding(Surface surface, Box box, boolean warning) {
		double x = box.centerX();
		double unit = box.height() / 12;
		if (warning) {
			surface.polygon(List.of(new Point(x, box.y() + 0.4 * unit), new Point(box.right(), box.bottom() - 0.8 * unit),
					new Point(box.x(), box.bottom() - 0.8 * unit)), MapColor.WARNING, Pen.solid(MapColor.WARNING, 1.4));
			stroke(surface, x, box.y() + 4 * unit, box.y() + 7.4 * unit, MapColor.WARNING_SIGN);
			dot(surface, x, box.y() + 9.4 * unit, MapColor.WARNING_SIGN);
		} else {
			surface.ellipse(box, MapColor.INFO, null);
			dot(surface, x, box.y() + 3.2 * unit, MapColor.INFO_SIGN);
			stroke(surface, x, box.y() + 5.4 * unit, box.y() + 9.2 * unit, MapColor.INFO_SIGN);
		}
	}

	/** A box with messages that wait in a row. */
	static void queue(Surface surface, Box box, MapColor color) {
		Pen pen = Pen.solid(color, 1.2);
		Box row = new Box(box.x(), box.centerY() - 4, box.width(), 8);
		surface.rectangle(row, 1.5, null, pen);
		for (int i = 1; i <= 2; i++) {
			double x = row.x() + row.width() * i / 3;
			surface.line(List.of(new Point(x, row.y()), new Point(x, row.bottom())), 0, pen);
		}
	}

	private static void stroke(Surface surface, double x, double from, double to, MapColor color) {
		surface.line(List.of(new Point(x, from), new Point(x, to)), 0, Pen.solid(color, 1.6));
	}

	private static void dot(Surface surface, double x, double y, MapColor color) {
		surface.ellipse(new Box(x - 0.9, y - 0.9, 1.8, 1.8), color, null);
	}
}
