/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.List;

import org.wiretune.chart.AxisScale;
import org.wiretune.servers.metrics.MetricSeries.Points;

/**
 * All that the chart of one gauge shows, ready for painting and for a screen reader.
 *
 * @param gauge
 *            the gauge now: title, unit, state and figures
 * @param scale
 *            from 0 to the maximum or the greatest value
 * @param points
 *            values of the time shown; not a number where the line is broken
 * @param from
 *            begin of the time shown, milliseconds since 1970
 * @param to
 *            its end
 * @param marks
 *            run boundaries, restarts, gaps and alarms of this gauge
 * @param sentence
 *            the chart in words
 */
public record ChartReading(GaugeReading gauge, AxisScale scale, Points points, long from, long to, List<ChartMark> marks, String sentence) {

	/** Copies the marks. */
	public ChartReading {
		marks = List.copyOf(marks);
	}
}
