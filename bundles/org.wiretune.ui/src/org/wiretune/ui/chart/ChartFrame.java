/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.wiretune.ide.results.AxisScale;

/**
 * Where the parts of a chart stand: one panel below the other, all with the same left and right edge.
 *
 * @param plots the area of each panel's lines
 * @param titles y of each panel's title
 * @param strip the strip with the names of measurements, above the panels
 * @param axis y of the labels of the time axis
 * @param lineHeight height of a line of text
 */
record ChartFrame(List<Rectangle> plots, List<Integer> titles, Rectangle strip, int axis, int lineHeight) {

	private static final int MARGIN = 10;
	private static final int GAP = 6;
	private static final int LEAST_PLOT = 44;

	ChartFrame {
		plots = List.copyOf(plots);
		titles = List.copyOf(titles);
	}

	/** The height below which labels would touch. */
	static int leastHeight(int panels, int lineHeight) {
		return 2 * MARGIN + 2 * (lineHeight + GAP) + lineHeight + GAP + panels * (lineHeight + LEAST_PLOT + 2 * GAP);
	}

	static ChartFrame of(GC gc, List<AxisScale> scales, Rectangle area) {
		int line = gc.getFontMetrics().getHeight();
		int left = 0;
		for (AxisScale scale : scales) {
			for (double mark : scale.marks()) {
				left = Math.max(left, gc.textExtent(AxisScale.label(mark)).x);
			}
		}
		int x = area.x + MARGIN + left + GAP;
		int width = Math.max(1, area.x + area.width - MARGIN - x);
		int top = area.y + MARGIN;
		Rectangle strip = new Rectangle(x, top, width, line + 2);
		int axis = area.y + area.height - MARGIN - 2 * line - GAP;
		int first = top + line + 2 + GAP;
		int each = (axis - GAP - first) / Math.max(1, scales.size());
		List<Rectangle> plots = new ArrayList<>();
		List<Integer> titles = new ArrayList<>();
		for (int i = 0; i < scales.size(); i++) {
			int y = first + i * each;
			titles.add(y);
			plots.add(new Rectangle(x, y + line + GAP / 2, width, Math.max(8, each - line - GAP - GAP / 2)));
		}
		return new ChartFrame(plots, titles, strip, axis, line);
	}

	int x(double fraction) {
		return strip.x + (int) Math.round(fraction * (strip.width - 1));
	}

	/** The part of the time axis at an x, 0 to 1. */
	double fraction(int x) {
		return Math.max(0, Math.min(1, (x - strip.x) / (double) Math.max(1, strip.width - 1)));
	}
}
