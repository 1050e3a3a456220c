/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;


/**
 * A point of the charts.
 *
 * @param plot its layer
 * @param position its position in the layer
 */
public record GcSpot(GcPlot plot, int position) {

	/** {@return its row in the log} */
	public int row() {
		return plot.series().row(position);
	}

	/** {@return where it stands on the time axis} */
	public double time() {
		return plot.series().time(position);
	}

	/** {@return its value, in the unit of the layer} */
	public double value() {
		return plot.series().value(position);
	}

	/** {@return the log that it is of} */
	public GcLogChart log() {
		return plot.chart();
	}

	/**
	 * {@return whether a chart has its layer}
	 *
	 * @param panel the chart
	 */
	public boolean isIn(GcChartPanel panel) {
		return panel.plots().stream().anyMatch(each -> each.series() == plot.series());
	}
}
