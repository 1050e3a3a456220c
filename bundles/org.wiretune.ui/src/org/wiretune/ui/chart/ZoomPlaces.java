/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.plot.ChartFrame;
import org.wiretune.gclog.view.GcChartPanel;
import org.wiretune.gclog.view.GcChartState;
import org.wiretune.gclog.view.GcLayer;
import org.wiretune.gclog.view.GcPlot;
import org.wiretune.gclog.view.GcSpot;

/** Where points of charts are painted, and which point is at a place. For as long as frame and state are not changed. */
final class ZoomPlaces {

	/** How many pixels beside a point the mouse still finds it. */
	private static final int NEAR = 12;

	private final ChartFrame frame;
	private final GcChartState state;

	ZoomPlaces(ChartFrame frame, GcChartState state) {
		this.frame = frame;
		this.state = state;
	}

	/** {@return where a point is painted; empty where it is not shown} */
	Optional<Point> of(GcSpot spot) {
		for (int i = 0; i < state.panels().size() && state.view().contains(spot.time()); i++) {
			GcChartPanel panel = state.panels().get(i);
			if (spot.isIn(panel)) {
				return Optional.of(new Point(frame.x(spot.time()), frame.y(frame.plots().get(i), panel.scale(), spot.value() / panel.factor())));
			}
		}
		return Optional.empty();
	}

	/** {@return the time, or the row, at an x; also beside the charts} */
	double axis(double x) {
		return frame.value(x);
	}

	/** {@return a distance as a part of what is shown} */
	double part(int pixels) {
		return pixels / (double) Math.max(1, frame.strip().width());
	}

	/** {@return the point at a place: the nearest of those that the columns around it show; null for none} */
	GcSpot find(int x, int y) {
		GcSpot best = null;
		double distance = Double.MAX_VALUE;
		for (int i = 0; i < state.panels().size(); i++) {
			Box plot = frame.plots().get(i);
			if (!plot.grown(NEAR).contains(x, y)) {
				continue;
			}
			for (GcPlot each : state.panels().get(i).plots()) {
				for (int position : candidates(each, x)) {
					GcSpot spot = new GcSpot(each, position);
					double far = of(spot).map(point -> distance(point, each, x, y)).orElse(Double.MAX_VALUE);
					// Of several at one place the one that is painted last.
					if (far <= distance && far < Double.MAX_VALUE) {
						distance = far;
						best = spot;
					}
				}
			}
		}
		return best;
	}

	/** The distance squared, heights counting less; without bound where the point is too far beside. */
	private static double distance(Point point, GcPlot plot, int x, int y) {
		if (Math.abs(point.x() - x) > NEAR) {
			return Double.MAX_VALUE;
		}
		// A needle is hit anywhere along its length.
		double dy = plot.layer().stroke() == GcLayer.Stroke.NEEDLES && y > point.y() ? Math.min(NEAR, Math.floor((y - point.y()) / 8)) : Math.abs(point.y() - y);
		return (point.x() - x) * (point.x() - x) + dy * dy / 4;
	}

	private List<Integer> candidates(GcPlot plot, int x) {
		List<Integer> found = new ArrayList<>();
		for (int column = x - NEAR; column <= x + NEAR; column++) {
			int from = plot.series().from(axis(column - 0.5));
			int to = plot.series().from(axis(column + 0.5));
			if (from < to) {
				found.add(plot.series().greatest(from, to));
				found.add(plot.series().least(from, to));
			}
		}
		return found;
	}
}
