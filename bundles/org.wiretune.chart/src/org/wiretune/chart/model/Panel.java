/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.model;

import java.util.List;

import org.wiretune.chart.draw.Ink;

/**
 * Series on one scale. The panels of a chart stand one below the other.
 *
 * @param title what it shows; empty where that stands elsewhere
 * @param up its scale
 * @param series what is drawn, in the order of the legend
 * @param levels values that are marked across the whole panel
 * @param lastAbove whether the last series is painted above the others; otherwise the first, as the most important
 */
public record Panel(String title, Axis up, List<Series> series, List<Level> levels, boolean lastAbove) {

	/**
	 * A value that is marked, such as a limit.
	 *
	 * @param value the value
	 * @param ink colour of its line
	 */
	public record Level(double value, Ink ink) {
	}

	/** Copies the lists. */
	public Panel {
		series = List.copyOf(series);
		levels = List.copyOf(levels);
	}

	/**
	 * A panel without marked values.
	 *
	 * @param title what it shows
	 * @param up its scale
	 * @param series what is drawn
	 */
	public Panel(String title, Axis up, List<Series> series) {
		this(title, up, series, List.of(), false);
	}

	/** {@return the series that are named in the legend} */
	public List<Series> named() {
		return series.stream().filter(each -> !each.name().isEmpty()).toList();
	}
}
