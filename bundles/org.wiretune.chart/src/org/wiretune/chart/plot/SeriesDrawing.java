/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.plot;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.chart.AxisScale;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Ink;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.Surface;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.model.Look;
import org.wiretune.chart.model.Series;
import org.wiretune.chart.model.Stretch;

/** Draws the values of a series. Several in one column of pixels are drawn as the span between the least and the greatest. */
final class SeriesDrawing {

	private static final double SHADE = 0.19;
	private static final double CAP = 4;
	private static final double DOT = 5;
	private static final double LARGE_DOT = 6;
	private static final double SMALL_DOT = 3;

	private final Surface surface;
	private final ChartFrame frame;
	private final double grid;

	SeriesDrawing(Surface surface, ChartFrame frame) {
		this.surface = surface;
		this.frame = frame;
		grid = frame.room().grid();
	}

	void draw(Series series, AxisScale up, Box plot) {
		Look look = series.look();
		for (Series.Whisker whisker : series.whiskers()) {
			whisker(frame.x(whisker.across()), frame.y(plot, up, whisker.low()), frame.y(plot, up, whisker.high()));
		}
		for (Stretch stretch : series.stretches()) {
			List<Point> points = points(stretch, up, plot);
			switch (look.shape()) {
			case LINE -> line(points, look, plot);
			case NEEDLES -> points.forEach(point -> needle(point, look, plot));
			case DOTS -> points.forEach(point -> dot(point, look.dotted() ? LARGE_DOT : SMALL_DOT, look.ink()));
			}
		}
		for (Series.Spot spot : series.spots()) {
			spot(new Point(frame.x(spot.across()), frame.y(plot, up, spot.up())), spot.valid(), look.ink());
		}
	}

	private List<Point> points(Stretch stretch, AxisScale up, Box plot) {
		List<Point> points = new ArrayList<>(Math.min(stretch.size(), 4 * (int) plot.width() + 4));
		double column = Double.NaN;
		double least = 0;
		double greatest = 0;
		double last = 0;
		for (int i = 0; i < stretch.size(); i++) {
			double x = frame.farX(stretch.across(i));
			double y = frame.y(plot, up, stretch.up(i));
			if (x != column) {
				span(points, column, least, greatest, last);
				points.add(new Point(x, y));
				column = x;
				least = y;
				greatest = y;
			} else {
				least = Math.min(least, y);
				greatest = Math.max(greatest, y);
			}
			last = y;
		}
		span(points, column, least, greatest, last);
		return points;
	}

	/** The column before is left where its last value is, having been at its least and at its greatest. */
	private static void span(List<Point> points, double x, double least, double greatest, double last) {
		if (least < greatest) {
			points.add(new Point(x, least));
			points.add(new Point(x, greatest));
			if (last != greatest) {
				points.add(new Point(x, last));
			}
		}
	}

	private void line(List<Point> points, Look look, Box plot) {
		if (points.size() == 1) {
			// One value is no line.
			dot(points.get(0), DOT, look.ink());
			return;
		}
		if (look.filled()) {
			List<Point> shade = new ArrayList<>(points.size() + 2);
			shade.add(new Point(points.get(0).x(), plot.bottom()));
			shade.addAll(points);
			shade.add(new Point(points.get(points.size() - 1).x(), plot.bottom()));
			surface.polygon(shade, look.ink().faded(SHADE), null);
		}
		surface.line(points, 0, pen(look));
		if (look.dotted()) {
			points.forEach(point -> dot(point, DOT, look.ink()));
		}
	}

	private void needle(Point point, Look look, Box plot) {
		double y = Math.min(plot.bottom() - 1, point.y());
		surface.line(List.of(new Point(point.x(), y), new Point(point.x(), plot.bottom())), 0, pen(look));
		if (look.dotted()) {
			dot(new Point(point.x(), y), LARGE_DOT, look.ink());
		}
	}

	private void whisker(double x, double low, double high) {
		Pen pen = Pen.solid(ChartInk.QUIET, 1);
		surface.line(List.of(new Point(x, low), new Point(x, high)), 0, pen);
		surface.line(List.of(new Point(x - CAP, low), new Point(x + CAP, low)), 0, pen);
		surface.line(List.of(new Point(x - CAP, high), new Point(x + CAP, high)), 0, pen);
	}

	private void spot(Point at, boolean valid, Ink ink) {
		surface.ellipse(around(at, LARGE_DOT), valid ? ink : ChartInk.BACKGROUND, valid ? null : Pen.solid(ink, 1.5));
	}

	private void dot(Point at, double size, Ink ink) {
		surface.ellipse(around(at, size), ink, null);
	}

	/** On a grid of whole pixels a line through a place colours the pixel behind it. */
	private Box around(Point at, double size) {
		double before = grid >= 1 ? Math.floor(size / 2) : size / 2;
		return new Box(at.x() - before, at.y() - before, size, size);
	}

	private static Pen pen(Look look) {
		return new Pen(look.ink(), look.width(), look.dash());
	}

	/** The sign of a series for a legend. */
	static void sample(Surface surface, Look look, double x, double y, double width) {
		switch (look.shape()) {
		case LINE -> surface.line(List.of(new Point(x, y), new Point(x + width, y)), 0, pen(look));
		case NEEDLES -> {
			for (int i = 0; i < 3; i++) {
				double at = Math.round(x + width / 6 + i * width / 3);
				surface.line(List.of(new Point(at, y - 5 + (i + 1) % 3 * 3), new Point(at, y + 5)), 0, Pen.solid(look.ink(), 2));
			}
		}
		case DOTS -> {
			for (int i = 0; i < 3; i++) {
				surface.ellipse(new Box(Math.round(x + width / 6 + i * width / 3) - 2, y - 2 + (i % 2 == 0 ? 2 : -2), 4, 4), look.ink(), null);
			}
		}
		}
	}
}
