/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

import org.wiretune.chart.AxisScale;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.chart.model.Axis;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.Heading;
import org.wiretune.chart.model.Key;
import org.wiretune.chart.model.Panel;
import org.wiretune.chart.model.Series;

/**
 * Where the parts of a chart stand: heading, strip of words, the panels one below the other with the same left and right edge,
 * the words of the axis across, the keys.
 *
 * @param room where the chart is drawn
 * @param scale of the axis across
 * @param plots the area of each panel's series
 * @param titles y of each panel's title
 * @param strip the strip with words above the panels; without height where there is none
 * @param axis y of the words of the axis across
 * @param line height of a line of text
 */
public record ChartFrame(Room room, AxisScale scale, List<Box> plots, List<Double> titles, Box strip, double axis, double line) {

	static final int GAP = 6;
	static final int SAMPLE = 20;
	private static final int BETWEEN = 14;
	private static final int LEAST_PLOT = 44;

	/** Copies the lists. */
	public ChartFrame {
		plots = List.copyOf(plots);
		titles = List.copyOf(titles);
	}

	/**
	 * {@return where the parts of a chart stand}
	 *
	 * @param chart the chart
	 * @param room where it is drawn
	 * @param measure of texts
	 */
	public static ChartFrame of(Chart chart, Room room, TextMeasure measure) {
		double line = measure.height(TextRole.LABEL);
		double left = left(chart, room, measure);
		double width = Math.max(1, room.area().right() - room.margin() - left);
		double y = room.area().y() + room.margin() + heading(chart, measure);
		Box strip = new Box(left, y, width, strip(chart, room) ? line + 2 : 0);
		double axis = room.area().bottom() - room.margin() - line - foot(chart, room, measure, width, line);
		double first = strip(chart, room) ? strip.bottom() + GAP : y;
		double texts = 0;
		List<Double> rows = new ArrayList<>();
		for (Panel panel : chart.panels()) {
			double text = rows(panel, measure, width) * title(measure);
			rows.add(text);
			texts += text;
		}
		double each = Math.floor((axis - first - texts) / Math.max(1, chart.panels().size()));
		List<Box> plots = new ArrayList<>();
		List<Double> titles = new ArrayList<>();
		double top = first;
		for (double text : rows) {
			titles.add(top);
			plots.add(new Box(left, top + text + GAP / 2, width, Math.max(8, each - GAP - GAP / 2)));
			top += text + each;
		}
		return new ChartFrame(room, chart.across().scale(), plots, titles, strip, axis, line);
	}

	/**
	 * {@return the height below which the words of a chart would touch}
	 *
	 * @param chart the chart
	 * @param room where it is drawn; its height does not count
	 * @param measure of texts
	 */
	public static double leastHeight(Chart chart, Room room, TextMeasure measure) {
		double line = measure.height(TextRole.LABEL);
		double width = Math.max(1, room.area().right() - room.margin() - left(chart, room, measure));
		double titles = chart.panels().stream().mapToDouble(panel -> rows(panel, measure, width) * title(measure)).sum();
		return 2 * room.margin() + heading(chart, measure) + (strip(chart, room) ? line + 2 + GAP : 0) + titles + line
				+ foot(chart, room, measure, width, line) + chart.panels().size() * (LEAST_PLOT + 2 * GAP);
	}

	private static double left(Chart chart, Room room, TextMeasure measure) {
		double words = room.words();
		for (Panel panel : chart.panels()) {
			for (Axis.Tick tick : panel.up().ticks()) {
				words = Math.max(words, measure.width(tick.word(), TextRole.LABEL));
			}
		}
		return Math.ceil(room.area().x() + room.margin() + words + (words > 0 ? GAP : 0));
	}

	private static double heading(Chart chart, TextMeasure measure) {
		return chart.heading().equals(Heading.NONE) ? 0 : measure.height(TextRole.TITLE);
	}

	private static boolean strip(Chart chart, Room room) {
		return room.strip() || chart.hasStrip();
	}

	static double title(TextMeasure measure) {
		return Math.max(measure.height(TextRole.TITLE), measure.height(TextRole.LABEL));
	}

	private static int rows(Panel panel, TextMeasure measure, double width) {
		List<String> names = panel.named().stream().map(Series::name).toList();
		return panel.title().isEmpty() && names.isEmpty() ? 0 : LegendEntry.rows(names, legend(panel, measure, width));
	}

	static LegendEntry.Room legend(Panel panel, TextMeasure measure, double width) {
		int title = panel.title().isEmpty() ? 0 : (int) Math.ceil(measure.width(panel.title(), TextRole.TITLE)) + 2 * BETWEEN;
		boolean figures = panel.named().stream().anyMatch(each -> !each.figure().isEmpty());
		return new LegendEntry.Room(title, (int) width, SAMPLE + GAP, BETWEEN, figures ? LegendEntry.FIGURE : "", width(measure));
	}

	/** The height of the keys with what keeps them off the words of the axis. */
	private static double foot(Chart chart, Room room, TextMeasure measure, double width, double line) {
		int rows = chart.keys().isEmpty() ? 0 : keys(chart, measure, width).stream().mapToInt(LegendEntry::row).max().orElse(0) + 1;
		int all = Math.max(Math.max(rows, chart.across().name().isEmpty() ? 0 : 1), room.keyRows());
		return all == 0 ? 0 : all * line + GAP;
	}

	static List<LegendEntry> keys(Chart chart, TextMeasure measure, double width) {
		List<String> words = chart.keys().stream().map(Key::word).toList();
		return LegendEntry.of(words, words, new LegendEntry.Room(0, (int) width, SAMPLE + GAP, BETWEEN, "", width(measure)));
	}

	private static ToIntFunction<String> width(TextMeasure measure) {
		return text -> (int) Math.ceil(measure.width(text, TextRole.LABEL));
	}

	/** {@return the x of a value of the axis across; values outside stand at its ends} @param value the value */
	public double x(double value) {
		return room.snap(strip.x() + scale.fraction(value) * (strip.width() - 1));
	}

	/** {@return the x of a value of the axis across, also beside the panels} @param value the value */
	double farX(double value) {
		double part = scale.logarithmic() ? scale.fraction(value) : (value - scale.from()) / (scale.to() - scale.from());
		return room.snap(Math.max(-30_000, Math.min(30_000, strip.x() + part * (strip.width() - 1))));
	}

	/** {@return the part of the axis across at an x, from 0 to 1} @param x the place */
	public double fraction(double x) {
		return Math.max(0, Math.min(1, (x - strip.x()) / Math.max(1, strip.width() - 1)));
	}

	/** {@return the value of a linear axis across at an x, also beside the panels} @param x the place */
	public double value(double x) {
		return scale.from() + (x - strip.x()) / Math.max(1, strip.width() - 1) * (scale.to() - scale.from());
	}

	/**
	 * {@return the y of a value in a panel}
	 *
	 * @param plot the panel's area
	 * @param up its scale
	 * @param value the value
	 */
	public double y(Box plot, AxisScale up, double value) {
		return plot.bottom() - room.snap(up.fraction(value) * plot.height());
	}
}
