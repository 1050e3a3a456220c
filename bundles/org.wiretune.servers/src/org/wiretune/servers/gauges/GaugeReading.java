/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.List;

import org.wiretune.chart.AxisScale;
import org.wiretune.servers.metrics.MetricFigure;
import org.wiretune.servers.metrics.MetricHistory.Break;
import org.wiretune.servers.metrics.MetricSeries.Points;
import org.wiretune.servers.metrics.MetricUnit;

/**
 * All that a gauge shows at one moment, ready for painting, for the table and for a screen reader, so that the three cannot
 * differ.
 *
 * @param key
 *            which gauge
 * @param group
 *            word of what it is about, see {@link GaugeDefinition#groupTitle}
 * @param title
 *            what a reader calls it
 * @param unit
 *            unit of value, inner, maximum and limit
 * @param scale
 *            from 0 to the maximum
 * @param value
 *            shown by the pointer
 * @param inner
 *            second value on the same scale
 * @param maximum
 *            configured maximum
 * @param limit
 *            where the gauge warns
 * @param waiting
 *            how many wait
 * @param peak
 *            greatest value of the time shown
 * @param state
 *            whether it warns
 * @param stateText
 *            the same in words, with figures
 * @param warningText
 *            the words of the warning alone; empty without one
 * @param note
 *            a further figure that belongs on the gauge itself; may be empty
 * @param offScale
 *            whether the value lies beyond the scale
 * @param stale
 *            whether these are the last values of a connection that is lost
 * @param sentence
 *            everything in one text for a screen reader
 * @param history
 *            the values of the last minute
 * @param from
 *            start of the time shown, milliseconds since 1970
 * @param to
 *            its end
 * @param breaks
 *            where the line is broken
 * @param details
 *            further figures for the table
 * @param words
 *            the texts of the gauge
 */
public record GaugeReading(GaugeKey key, String group, String title, MetricUnit unit, AxisScale scale, Amount value, Amount inner,
		Amount maximum, Amount limit, Amount waiting, Amount peak, GaugeState state, String stateText, String warningText,
		String note, boolean offScale, boolean stale, String sentence, Points history, long from, long to, List<Break> breaks, List<Detail> details,
		GaugeWords words) {

	/** How far back a gauge shows its history. */
	public static final long SHOWN_MILLIS = 60_000;

	/**
	 * A value with its text.
	 *
	 * @param value
	 *            not a number when there is none
	 * @param figure
	 *            number and unit as shown
	 * @param phrase
	 *            the figure in words, such as "384 MB committed"; empty when there is no value
	 */
	public record Amount(double value, MetricFigure figure, String phrase) {

		/**
		 * Whether there is a value.
		 *
		 * @return {@code false} when the process does not offer it
		 */
		public boolean isPresent() {
			return !Double.isNaN(value);
		}
	}

	/**
	 * A further figure.
	 *
	 * @param label
	 *            name of the metric
	 * @param figure
	 *            number and unit
	 */
	public record Detail(String label, MetricFigure figure) {
	}
}
