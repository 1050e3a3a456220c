/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.GcEvents.UNKNOWN;
import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

import org.wiretune.chart.AxisScale;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.safety.quantity.Quantity;

/**
 * What the rows of a table, or of a part of the time axis, come to.
 *
 * @param rows how many there are
 * @param all how many the log has
 * @param pauses how many of them stopped the application
 * @param pauseNanos how long in all
 * @param maxPauseNanos the longest
 * @param spanSeconds the part of the time axis; not a number where the log tells no times, or is not understood for the most part
 */
public record GcRangeFigures(int rows, int all, long pauses, long pauseNanos, long maxPauseNanos, double spanSeconds) {

	static GcRangeFigures of(GcLogChart chart, int[] rows, GcTable.Wanted wanted) {
		GcEvents events = chart.log().events();
		long pauses = 0;
		long sum = 0;
		long max = 0;
		for (int row : rows) {
			long pause = events.kind(row).isPause() ? events.get(GcColumn.PAUSE, row) : UNKNOWN;
			if (pause != UNKNOWN) {
				pauses++;
				sum += pause;
				max = Math.max(max, pause);
			}
		}
		double from = Math.max(wanted.from(), Math.max(0, chart.timeline().startOf(0)));
		// Where most lines or stops were not understood, pauses are missing, and their share of the time is not known.
		double span = chart.timeline().isTimed() && !chart.log().lacksPauses() ? Math.min(wanted.to(), chart.timeline().end()) - from : Double.NaN;
		return new GcRangeFigures(rows.length, events.size(), pauses, sum, max, span > 0 ? span : Double.NaN);
	}

	/** {@return the share of the time in these pauses in percent; not a number where it is not known} */
	public double pausePercent() {
		return Math.min(100, 100 * Nanoseconds.toSeconds(pauseNanos) / spanSeconds);
	}

	/** {@return a sentence} */
	public String text() {
		String head = rows == all ? TEXTS.counted("range.all", rows) : TEXTS.counted("range.some", rows, Digits.count(all));
		if (pauses == 0) {
			return head;
		}
		String stops = TEXTS.counted("range.pauses", pauses, Quantity.nanoseconds(pauseNanos).text(), Quantity.nanoseconds(maxPauseNanos).text());
		return Double.isFinite(spanSeconds)
				? TEXTS.get("range.share", head, stops, Quantity.percent(pausePercent()).text(), AxisScale.timeLabel(spanSeconds, 0.001))
				: TEXTS.get("range.plain", head, stops);
	}
}
