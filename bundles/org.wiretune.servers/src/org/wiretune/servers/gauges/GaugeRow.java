/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.safety.text.Texts;
import org.wiretune.servers.gauges.GaugeReading.Amount;
import org.wiretune.servers.gauges.GaugeReading.Detail;
import org.wiretune.servers.metrics.MetricFigure;

/**
 * One line of the table that says what the gauges say.
 *
 * @param key
 *            the gauge it belongs to
 * @param metric
 *            name of the figure
 * @param value
 *            the figure
 * @param unit
 *            its unit
 * @param limit
 *            where the gauge warns; empty on lines that have none
 * @param maximum
 *            configured maximum; empty when there is none
 * @param state
 *            normal, warning with figures, no value; empty on lines that cannot warn
 * @param warning
 *            whether the state is a warning
 */
public record GaugeRow(GaugeKey key, String metric, String value, String unit, String limit, String maximum, String state,
		boolean warning) {

	private static final Texts TEXTS = Texts.of(GaugeRow.class, "messages"); //$NON-NLS-1$

	/**
	 * The lines for some readings.
	 *
	 * @param readings
	 *            in the order of the board
	 * @return for each gauge its value first, then what else it shows
	 */
	public static List<GaugeRow> of(List<GaugeReading> readings) {
		List<GaugeRow> rows = new ArrayList<>();
		for (GaugeReading reading : readings) {
			String state = reading.stale() ? TEXTS.get("state.stale") : reading.stateText(); //$NON-NLS-1$
			if (reading.offScale()) {
				state = state + ", " + TEXTS.get("offScale"); //$NON-NLS-1$ //$NON-NLS-2$
			}
			rows.add(new GaugeRow(reading.key(), label(reading, "value"), reading.value().figure().number(), //$NON-NLS-1$
					reading.value().figure().unit(), text(reading.limit()), text(reading.maximum()), state,
					reading.state() == GaugeState.WARNING));
			add(rows, reading, "inner", reading.inner()); //$NON-NLS-1$
			add(rows, reading, "waiting", reading.waiting()); //$NON-NLS-1$
			for (Detail detail : reading.details()) {
				rows.add(row(reading, detail.label(), detail.figure()));
			}
		}
		return rows;
	}

	/**
	 * The lines for some readings under the headings of their groups.
	 *
	 * @param readings
	 *            in the order of the board
	 * @return lines as of {@link #of}, before each group one that has its name only
	 */
	public static List<GaugeRow> grouped(List<GaugeReading> readings) {
		List<GaugeRow> rows = new ArrayList<>();
		String group = ""; //$NON-NLS-1$
		for (GaugeReading reading : readings) {
			if (!reading.group().equals(group)) {
				group = reading.group();
				rows.add(new GaugeRow(new GaugeKey("", group), GaugeDefinition.groupTitle(group), "", "", "", "", "", false)); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$
			}
			rows.addAll(of(List.of(reading)));
		}
		return rows;
	}

	/**
	 * Whether it is the heading of a group.
	 *
	 * @return {@code true} for a line without a gauge
	 */
	public boolean isHeading() {
		return key.definition().isEmpty();
	}

	private static void add(List<GaugeRow> rows, GaugeReading reading, String part, Amount amount) {
		if (amount.isPresent()) {
			rows.add(row(reading, label(reading, part), amount.figure()));
		}
	}

	private static GaugeRow row(GaugeReading reading, String label, MetricFigure figure) {
		return new GaugeRow(reading.key(), label, figure.number(), figure.unit(), "", "", "", false); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
	}

	private static String label(GaugeReading reading, String part) {
		return reading.words().format("row." + part, reading.title()); //$NON-NLS-1$
	}

	private static String text(Amount amount) {
		return amount.isPresent() ? amount.figure().toString() : ""; //$NON-NLS-1$
	}
}
