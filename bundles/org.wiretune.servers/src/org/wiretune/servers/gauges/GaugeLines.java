/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.chart.AxisScale;
import org.wiretune.chart.model.Axis;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.model.Heading;
import org.wiretune.chart.model.Look;
import org.wiretune.chart.model.Mark;
import org.wiretune.chart.model.Panel;
import org.wiretune.chart.model.Series;
import org.wiretune.chart.model.Stretch;
import org.wiretune.servers.metrics.MetricHistory.Break;
import org.wiretune.servers.metrics.MetricHistory.BreakKind;
import org.wiretune.servers.metrics.MetricSeries.Points;

/** The values of gauges as series: broken where values are missing, and quiet before the last restart. */
public final class GaugeLines {

	private static final double LINE = 2;

	private GaugeLines() {
	}

	/**
	 * {@return the last minute of a gauge on the scale of its dial, with its limit and its restarts, without words}
	 *
	 * @param gauge
	 *            the gauge
	 */
	public static Chart history(GaugeReading gauge) {
		List<Mark> restarts = gauge.breaks().stream().filter(each -> each.kind() == BreakKind.RESTART)
				.map(each -> new Mark(each.time(), Mark.Sign.LINE, ChartInk.TEXT)).toList();
		long last = gauge.breaks().stream().filter(each -> each.kind() == BreakKind.RESTART).mapToLong(Break::time).max().orElse(Long.MIN_VALUE);
		Axis up = new Axis(gauge.scale(), List.of(new Axis.Tick(0, "")), "", false); //$NON-NLS-1$ //$NON-NLS-2$
		Axis across = new Axis(new AxisScale(gauge.from(), gauge.to(), false, List.of()), List.of(), "", false); //$NON-NLS-1$
		return new Chart(Heading.NONE, List.of(new Panel("", up, of(gauge.history(), last), limit(gauge), false)), across, List.of(), restarts, List.of(), List.of()); //$NON-NLS-1$
	}

	/** Values as a line with a name and a value for the legend. */
	static Series named(String name, String figure, Points points, ChartInk ink) {
		return new Series(name, Look.line(ink, LINE), Stretch.of(points.size(), index -> points.times()[index], index -> points.values()[index])).at(figure);
	}

	/** Values as lines with a shade below. */
	static List<Series> of(Points points, long restart) {
		List<Series> series = new ArrayList<>();
		add(points, ChartInk.FIRST, restart, Long.MAX_VALUE, series);
		add(points, ChartInk.QUIET, Long.MIN_VALUE, restart, series);
		return series;
	}

	private static void add(Points points, ChartInk ink, long from, long to, List<Series> series) {
		List<Stretch> stretches = Stretch.of(points.size(), index -> points.times()[index],
				index -> points.times()[index] >= from && points.times()[index] < to ? points.values()[index] : Double.NaN);
		if (!stretches.isEmpty()) {
			series.add(new Series("", Look.line(ink, LINE).shaded(), stretches)); //$NON-NLS-1$
		}
	}

	static List<Panel.Level> limit(GaugeReading gauge) {
		return gauge.limit().isPresent() ? List.of(new Panel.Level(gauge.limit().value(), ChartInk.BAD)) : List.of();
	}
}
