/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.chart.AxisScale;
import org.wiretune.safety.quantity.Quantity;

/** What stands at a moment of the charts, in words: for the line at the cursor, and for screen readers. */
public final class ChartReading {

	private ChartReading() {
	}

	/**
	 * Finds the moment nearest to a time.
	 *
	 * @param series the course of the run
	 * @param time seconds since the load began
	 * @return index of the moment, -1 when there is none
	 */
	public static int nearest(RunSeries series, double time) {
		int best = -1;
		double distance = Double.MAX_VALUE;
		for (int i = 0; i < series.points().size(); i++) {
			double far = Math.abs(series.points().get(i).time() - time);
			if (far < distance) {
				best = i;
				distance = far;
			}
		}
		return best;
	}

	/**
	 * Describes a moment.
	 *
	 * @param series the course of the run
	 * @param panels its charts
	 * @param index index of the moment
	 * @return a line for the time and phase, one for each chart, and one for garbage collections where there were some
	 */
	public static List<String> at(RunSeries series, List<ChartPanel> panels, int index) {
		RunPoint point = series.points().get(index);
		List<String> lines = new ArrayList<>();
		String time = AxisScale.timeLabel(point.time());
		lines.add(series.spans().stream().filter(span -> span.from() < point.time() && point.time() <= span.to() + 1e-6)
				.reduce((earlier, later) -> later)
				.map(span -> TEXTS.get("chart.moment", time, span.label(), span.phase())).orElse(time));
		panels.forEach(panel -> lines.add(panel.reading(point)));
		if (point.collections() > 0) {
			lines.add(TEXTS.get(point.collections() == 1 ? "chart.collection" : "chart.collections", point.collections(),
					Quantity.milliseconds(point.pauseMs())));
		}
		return lines;
	}

	/**
	 * Describes the whole for a screen reader.
	 *
	 * @param series the course of the run
	 * @param panels its charts
	 * @return what is charted, and the last moment
	 */
	public static String summary(RunSeries series, List<ChartPanel> panels) {
		if (series.isEmpty()) {
			return TEXTS.get("chart.empty");
		}
		return TEXTS.get("chart.summary", panels.size(), AxisScale.timeLabel(series.end()),
				String.join(". ", at(series, panels, series.points().size() - 1)));
	}
}
