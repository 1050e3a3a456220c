/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.model;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.chart.AxisScale;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.text.Texts;

/** Charts in words, for whoever does not see them. */
public final class ChartWords {

	private static final Texts TEXTS = Texts.of(AxisScale.class);

	private ChartWords() {
	}

	/**
	 * {@return between which values each series of a chart lies, a sentence; empty where there are none}
	 *
	 * @param chart the chart
	 * @param title what it shows, for a series that has no name
	 */
	public static String of(Chart chart, String title) {
		List<String> lines = new ArrayList<>();
		for (Panel panel : chart.panels()) {
			for (Series series : panel.series()) {
				String name = !series.name().isEmpty() ? series.name() : panel.title().isEmpty() ? title : panel.title();
				line(name, series, lines);
			}
		}
		List<Axis.Tick> ticks = chart.across().ticks();
		return lines.isEmpty() || ticks.isEmpty() ? "" : TEXTS.get("chart.words", ticks.get(0).word(), ticks.get(ticks.size() - 1).word(), String.join("; ", lines));
	}

	private static void line(String name, Series series, List<String> lines) {
		double least = Double.POSITIVE_INFINITY;
		double greatest = Double.NEGATIVE_INFINITY;
		for (Stretch stretch : series.stretches()) {
			for (int i = 0; i < stretch.size(); i++) {
				least = Math.min(least, stretch.up(i));
				greatest = Math.max(greatest, stretch.up(i));
			}
		}
		if (least <= greatest) {
			String low = Digits.measured(least);
			String high = Digits.measured(greatest);
			lines.add(low.equals(high) ? TEXTS.get("chart.flat", name, low) : TEXTS.get("chart.line", name, low, high));
		}
	}
}
