/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.wiretune.chart.AxisScale;

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
	static int leastHeight(ChartRows rows, int lineHeight) {
		return 2 * MARGIN + 2 * (lineHeight + GAP) + GAP + rows.all() * lineHeight + rows.titles().size() * (LEAST_PLOT + 2 * GAP);
	}

	/** The rows of text for the width that charts have in an area. */
	static ChartRows rows(GC gc, List<AxisScale> scales, Rectangle area, IntFunction<ChartRows> rows) {
		return rows.apply(width(left(gc, scales, area), area));
	}

	static ChartFrame of(GC gc, List<AxisScale> scales, Rectangle area, IntFunction<ChartRows> wanted) {
		int line = gc.getFontMetrics().getHeight();
		int x = left(gc, scales, area);
		int width = width(x, area);
		ChartRows rows = wanted.apply(width);
		int top = area.y + MARGIN;
		Rectangle strip = new Rectangle(x, top, width, line + 2);
		int axis = area.y + area.height - MARGIN - (1 + rows.foot()) * line - GAP;
		int first = top + line + 2 + GAP;
		int texts = (rows.all() - rows.foot()) * line;
		int each = (axis - GAP - first - texts) / Math.max(1, scales.size());
		List<Rectangle> plots = new ArrayList<>();
		List<Integer> titles = new ArrayList<>();
		int y = first;
		for (int i = 0; i < scales.size(); i++) {
			int text = rows.titles().get(i) * line;
			titles.add(y);
			plots.add(new Rectangle(x, y + text + GAP / 2, width, Math.max(8, each - GAP - GAP / 2)));
			y += text + each;
		}
		return new ChartFrame(plots, titles, strip, axis, line);
	}

	private static int left(GC gc, List<AxisScale> scales, Rectangle area) {
		int left = 0;
		for (AxisScale scale : scales) {
			for (double mark : scale.marks()) {
				left = Math.max(left, gc.textExtent(AxisScale.label(mark)).x);
			}
		}
		return area.x + MARGIN + left + GAP;
	}

	private static int width(int left, Rectangle area) {
		return Math.max(1, area.x + area.width - MARGIN - left);
	}

	int x(double fraction) {
		return strip.x + (int) Math.round(fraction * (strip.width - 1));
	}

	/** The part of the time axis at an x, 0 to 1. */
	double fraction(int x) {
		return Math.max(0, Math.min(1, (x - strip.x) / (double) Math.max(1, strip.width - 1)));
	}
}
