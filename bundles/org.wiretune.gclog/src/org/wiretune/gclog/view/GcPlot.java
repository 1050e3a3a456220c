/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import org.wiretune.chart.model.ChartInk;

/**
 * One layer of one log in a chart.
 *
 * @param name its name in the legend
 * @param hue its colour
 * @param chart the log that it is of
 * @param series its values
 */
public record GcPlot(String name, ChartInk hue, GcLogChart chart, GcSeries series) {

	/** {@return what it shows} */
	public GcLayer layer() {
		return series.layer();
	}
}
