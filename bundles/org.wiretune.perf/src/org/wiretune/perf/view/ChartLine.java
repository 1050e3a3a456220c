/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import java.util.function.ToDoubleFunction;

import org.wiretune.chart.model.ChartInk;

/**
 * A line of a chart.
 *
 * @param name its name in the legend
 * @param hue which of the colours it has
 * @param figure gives the figure of a moment, not a number where there is none
 */
public record ChartLine(String name, ChartInk hue, ToDoubleFunction<RunPoint> figure) {

	boolean isKnown(RunSeries series) {
		return series.points().stream().anyMatch(point -> Double.isFinite(figure.applyAsDouble(point)));
	}
}
