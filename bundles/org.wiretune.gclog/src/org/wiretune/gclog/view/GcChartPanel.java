/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.chart.AxisScale;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.safety.quantity.Dimension;
import org.wiretune.safety.quantity.ShownUnit;

/**
 * One of the charts of collection logs, which stand one below the other on one time axis.
 *
 * @param panel what it shows
 * @param title its title
 * @param unit unit of its scale
 * @param factor what a value is divided by for the scale
 * @param scale its scale, for the part of the time axis that is shown
 * @param plots its layers, at least one
 */
public record GcChartPanel(GcPanel panel, String title, String unit, double factor, AxisScale scale, List<GcPlot> plots) {

	private static final int MARKS = 4;
	/** A logarithmic scale shows at most so many decades below the greatest value. */
	private static final double DECADES = 1e4;
	/** The colours of logs beside each other. */
	private static final List<ChartInk> LOGS = List.of(ChartInk.FIRST, ChartInk.SECOND, ChartInk.FOURTH, ChartInk.FIFTH, ChartInk.SIXTH, ChartInk.THIRD);

	/** Copies the list. */
	public GcChartPanel {
		plots = List.copyOf(plots);
	}

	/**
	 * The charts of one log or of several over each other. Several logs are told apart by the colour, layers by the stroke.
	 *
	 * @param logs the logs, prepared for the layers
	 * @param layers the layers to show
	 * @param view the part of the time axis that is shown
	 * @param logarithmic whether times have a logarithmic scale
	 * @return the charts that have something to show, in their order
	 */
	public static List<GcChartPanel> of(List<GcLogChart> logs, Set<GcLayer> layers, GcView view, boolean logarithmic) {
		Map<GcPanel, List<GcPlot>> plots = new EnumMap<>(GcPanel.class);
		for (GcLayer layer : layers) {
			for (int i = 0; i < logs.size(); i++) {
				GcSeries series = logs.get(i).series(layer);
				if (series != null && series.size() > 0) {
					String name = logs.size() == 1 ? layer.label() : TEXTS.get("chart.ofLog", layer.label(), logs.get(i).name());
					plots.computeIfAbsent(layer.panel(), key -> new ArrayList<>())
							.add(new GcPlot(name, logs.size() == 1 ? layer.hue() : hue(i), logs.get(i), series));
				}
			}
		}
		List<GcChartPanel> panels = new ArrayList<>();
		plots.forEach((panel, of) -> panels.add(of(panel, of, view, logarithmic && panel == GcPanel.TIME)));
		return panels;
	}

	/**
	 * {@return the colour of a log beside others}
	 *
	 * @param index its place among them
	 */
	public static ChartInk hue(int index) {
		return LOGS.get(index % LOGS.size());
	}

	private static GcChartPanel of(GcPanel panel, List<GcPlot> plots, GcView view, boolean logarithmic) {
		double top = 0;
		double least = Double.MAX_VALUE;
		for (GcPlot plot : plots) {
			GcSeries series = plot.series();
			// A line goes on to the values beside what is shown.
			int from = Math.max(0, series.from(view.from()) - (plot.layer().stroke().isLine() ? 1 : 0));
			int to = Math.min(series.size(), series.from(Math.nextUp(view.to())) + (plot.layer().stroke().isLine() ? 1 : 0));
			int high = series.greatest(from, to);
			if (high >= 0) {
				top = Math.max(top, series.value(high));
				double low = series.value(series.least(from, to));
				least = low > 0 ? Math.min(least, low) : least;
			}
		}
		ShownUnit unit = unit(panel, top);
		double factor = panel == GcPanel.TIME ? 1 : unit.size();
		String shown = unit.symbol();
		if (logarithmic && top > 0) {
			double low = Math.max(least == Double.MAX_VALUE ? top / DECADES : least, top / DECADES);
			return new GcChartPanel(panel, panel.title(), TEXTS.get("chart.logarithmic", shown), factor,
					AxisScale.logarithmic(low / factor, top / factor, MARKS + 1), plots);
		}
		AxisScale scale = panel == GcPanel.OVERHEAD ? AxisScale.fromZero(Math.min(100, top), MARKS) : AxisScale.fromZero(top / factor, MARKS);
		return new GcChartPanel(panel, panel.title(), shown, factor, scale, plots);
	}

	/** All charts of times have one unit, so that they can be compared. */
	private static ShownUnit unit(GcPanel panel, double top) {
		return switch (panel) {
		case MEMORY, MOVED -> Dimension.MEMORY.common(top, ShownUnit.BYTES);
		case RATE -> Dimension.MEMORY_RATE.common(top, ShownUnit.BYTES_PER_SECOND);
		case TIME -> ShownUnit.MILLISECONDS;
		case INTERVAL -> ShownUnit.SECONDS;
		case OVERHEAD -> ShownUnit.PERCENT;
		};
	}
}
