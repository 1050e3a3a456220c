/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.plot;

import java.util.List;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Ink;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.Surface;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.chart.model.ChartInk;

/** What is drawn above a chart while somebody reads it: cursor, selection, the part that is being chosen, words at a point. */
public final class ChartOverlay {

	private static final double RING = 4;
	private static final double TIP = 8;
	private static final double SHADE = 0.14;

	private final ChartFrame frame;
	private final TextMeasure measure;
	private final Surface surface;

	/**
	 * Begins.
	 *
	 * @param frame where the chart's parts stand
	 * @param measure of texts
	 * @param surface takes the drawing
	 */
	public ChartOverlay(ChartFrame frame, TextMeasure measure, Surface surface) {
		this.frame = frame;
		this.measure = measure;
		this.surface = surface;
	}

	/** Draws the reading cursor through all panels. @param x where */
	public void cursor(double x) {
		through(x, Pen.solid(ChartInk.TEXT, 1));
	}

	/** Marks what is selected through all panels. @param x where */
	public void selection(double x) {
		through(x, new Pen(ChartInk.TEXT, 1, Pen.Dash.DOTTED));
	}

	private void through(double x, Pen pen) {
		frame.plots().forEach(plot -> surface.line(List.of(new Point(x, plot.y()), new Point(x, plot.bottom())), 0, pen));
	}

	/** Marks a point. @param point where */
	public void ring(Point point) {
		surface.ellipse(new Box(point.x() - RING, point.y() - RING, 2 * RING, 2 * RING), null, Pen.solid(ChartInk.TEXT, 2));
	}

	/**
	 * Shades the part that is being chosen.
	 *
	 * @param one an end
	 * @param other the other
	 * @param ink its colour
	 */
	public void part(double one, double other, Ink ink) {
		double low = Math.max(frame.strip().x(), Math.min(one, other));
		double high = Math.min(frame.strip().right(), Math.max(one, other));
		frame.plots().forEach(plot -> surface.rectangle(new Box(low, plot.y(), Math.max(1, high - low), plot.height()), 0, ink.faded(SHADE), null));
	}

	/**
	 * Writes lines into a box beside a point, within the chart.
	 *
	 * @param point the point
	 * @param lines the lines; the first is the most important
	 */
	public void tip(Point point, List<String> lines) {
		Box area = frame.room().area();
		double width = lines.stream().mapToDouble(line -> measure.width(line, TextRole.LABEL)).max().orElse(0) + 2 * TIP;
		double height = lines.size() * frame.line() + TIP + 2;
		double beside = point.x() + 2 * TIP + width > area.right() ? point.x() - 2 * TIP - width : point.x() + 2 * TIP;
		double x = Math.max(area.x() + 2, beside);
		double y = Math.max(area.y() + 2, Math.min(Math.floor(point.y() - height / 2), area.bottom() - height - 2));
		surface.rectangle(new Box(x, y, width, height), 3, ChartInk.BACKGROUND, Pen.solid(ChartInk.QUIET, 1));
		for (int i = 0; i < lines.size(); i++) {
			surface.text(lines.get(i), x + TIP, y + TIP / 2 + 1 + i * frame.line(), TextRole.LABEL, i == 0 ? ChartInk.TEXT : ChartInk.QUIET, 1);
		}
	}
}
