/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.chart.AxisScale;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogData;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/** What stands at a point of the charts, in words: for the tip at the mouse, the line below the charts, and screen readers. */
public final class GcReading {

	private GcReading() {
	}

	/**
	 * {@return a point in words: its value, its time, its collection and its line}
	 *
	 * @param plot the layer
	 * @param position the position of the value
	 */
	public static List<String> at(GcPlot plot, int position) {
		List<String> lines = new ArrayList<>();
		lines.add(TEXTS.get("reading.value", plot.name(), plot.layer().shown(plot.series().value(position))));
		int row = plot.series().row(position);
		lines.add(time(plot.chart().timeline(), row));
		lines.add(collection(plot.chart().log(), row));
		return lines;
	}

	/**
	 * {@return the time of a row}
	 *
	 * @param timeline the time axis
	 * @param row the row
	 */
	public static String time(GcTimeline timeline, int row) {
		double at = timeline.at(row);
		if (!timeline.isTimed() || !Double.isFinite(at)) {
			return TEXTS.get("reading.row", Digits.count(row + 1L));
		}
		String seconds = AxisScale.timeLabel(at, 0.001);
		return timeline.moment(row).map(moment -> TEXTS.get("reading.moment", seconds, moment)).orElse(seconds);
	}

	/**
	 * {@return kind, cause, duration and line of a row}
	 *
	 * @param log the log
	 * @param row the row
	 */
	public static String collection(GcLogData log, int row) {
		GcEvents events = log.events();
		String kind = GcTableColumn.kind(events, row);
		String cause = events.cause(row).isEmpty() ? "" : TEXTS.get("reading.cause", events.cause(row));
		long time = events.get(events.kind(row).isPause() ? GcColumn.PAUSE : GcColumn.CONCURRENT, row);
		return TEXTS.get(events.kind(row).isPause() ? "reading.pause" : "reading.concurrent", kind, cause, Quantity.nanoseconds(GcEvents.known(time)).text(),
				Digits.count(events.get(GcColumn.LINE, row)));
	}

	/**
	 * {@return the charts in words, for a screen reader}
	 *
	 * @param panels the charts
	 * @param view the part of the axis that is shown
	 * @param timed whether the axis counts seconds
	 */
	public static String summary(List<GcChartPanel> panels, GcView view, boolean timed) {
		if (panels.isEmpty()) {
			return TEXTS.get("chart.noLayer");
		}
		String titles = String.join(", ", panels.stream().map(panel -> TEXTS.get("reading.panel", panel.title(),
				String.join(", ", panel.plots().stream().map(GcPlot::name).toList()))).toList());
		return TEXTS.get("reading.summary", titles, place(view.from(), timed), place(view.to(), timed));
	}

	private static String place(double at, boolean timed) {
		return timed ? AxisScale.timeLabel(at, 0.001) : Digits.count(Math.round(at) + 1);
	}
}
