/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.report;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import static org.wiretune.gclog.GcEvents.UNKNOWN;

import java.util.List;
import java.util.stream.DoubleStream;

import org.wiretune.chart.AxisScale;
import org.wiretune.chart.model.Axis;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.model.Look;
import org.wiretune.chart.model.Panel;
import org.wiretune.chart.model.Series;
import org.wiretune.chart.model.Stretch;
import org.wiretune.chart.svg.ChartSvg;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.safety.quantity.Dimension;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.safety.quantity.ShownUnit;

/**
 * A column over the order of the events: for each point across, the least and the greatest value of the events there, so that no
 * outlier is lost however long the log is.
 */
final class EventChart {

	private static final int WIDTH = 900;
	private static final int HEIGHT = 210;
	private static final int MARKS = 4;
	private static final int EVENTS = 8;
	private static final double LINE = 1.2;

	private EventChart() {
	}

	/**
	 * {@return the picture; empty where fewer than two events have the value}
	 *
	 * @param events the events
	 * @param column sizes, or {@link GcColumn#PAUSE}
	 * @param title what the picture shows
	 */
	static String of(GcEvents events, GcColumn column, String title) {
		boolean times = column == GcColumn.PAUSE;
		double top = 0;
		for (int row = 0; row < events.size(); row++) {
			if (isShown(events, column, row)) {
				top = Math.max(top, events.get(column, row));
			}
		}
		ShownUnit unit = times ? ShownUnit.MILLISECONDS : Dimension.MEMORY.common(top, ShownUnit.BYTES);
		double one = times ? Nanoseconds.IN_MILLISECOND : unit.size();
		Stretch.Builder values = new Stretch.Builder();
		for (int row = 0; row < events.size(); row++) {
			if (isShown(events, column, row)) {
				values.add(values.size() + 1.0, events.get(column, row) / one);
			}
		}
		if (values.size() < 2 || top <= 0) {
			return "";
		}
		Axis up = Axis.of(AxisScale.fromZero(top / one, MARKS), mark -> AxisScale.label(mark) + ' ' + unit.symbol());
		Series series = new Series("", Look.line(ChartInk.FIRST, LINE), List.of(values.build()));
		return ChartSvg.write(new Chart(across(values.size()).named(TEXTS.get(times ? "chart.pause" : "chart.event")), List.of(new Panel("", up, List.of(series)))), WIDTH, HEIGHT, title);
	}

	/** The first and the last have words besides the round ones. */
	private static Axis across(int count) {
		AxisScale scale = AxisScale.part(1, count, EVENTS, false);
		List<Axis.Tick> ticks = DoubleStream.concat(DoubleStream.concat(DoubleStream.of(1), scale.marks().stream().mapToDouble(Double::doubleValue)), DoubleStream.of(count))
				.filter(mark -> mark == Math.rint(mark)).distinct().mapToObj(mark -> new Axis.Tick(mark, String.valueOf((long) mark))).toList();
		return new Axis(scale, ticks, "", false);
	}

	private static boolean isShown(GcEvents events, GcColumn column, int row) {
		return events.get(column, row) != UNKNOWN && (column != GcColumn.PAUSE || events.kind(row).isPause());
	}
}
