/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;

import org.wiretune.chart.AxisScale;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.perf.result.RunGauge;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/**
 * One of the charts of a run, which stand one below the other on one time axis.
 *
 * @param title what it shows
 * @param unit unit of its scale
 * @param lines its lines, at least one
 * @param scale its scale
 * @param counted what its figures count, where they have no unit; otherwise empty
 * @param told writes a single figure
 */
public record ChartPanel(String title, String unit, List<ChartLine> lines, AxisScale scale, String counted,
		DoubleFunction<String> told) {

	private static final int MARKS = 4;
	private static final String BYTES = "bytes";
	private static final int MEGABYTE = 1 << 20;

	/** Above this factor between the largest and the smallest figure a linear scale hides the small ones. */
	private static final double WIDE = 50;

	/** Copies the list. */
	public ChartPanel {
		lines = List.copyOf(lines);
	}

	/**
	 * The charts of a run; those whose figures are not known are left out.
	 *
	 * @param series the course of the run
	 * @return throughput, latency, heap, processors, users and gauges of the user's own, as far as they are known
	 */
	public static List<ChartPanel> of(RunSeries series) {
		List<ChartPanel> panels = new ArrayList<>();
		ChartLine calls = new ChartLine(TEXTS.get("chart.answered"), ChartInk.FIRST, RunPoint::perSecond);
		ChartLine errors = new ChartLine(TEXTS.get("chart.errors"), ChartInk.BAD, RunPoint::errors);
		boolean failed = series.points().stream().anyMatch(point -> point.errors() > 0);
		add(panels, series, "chart.throughput", "chart.perSecond", failed ? List.of(calls, errors) : List.of(calls), false, Digits::measured);
		ChartLine median = new ChartLine(TEXTS.get("chart.p50"), ChartInk.FIRST, RunPoint::p50Ms);
		ChartLine high = new ChartLine(TEXTS.get("chart.p99"), ChartInk.SECOND, RunPoint::p99Ms);
		ChartLine mean = new ChartLine(TEXTS.get("chart.mean"), ChartInk.FIRST, RunPoint::meanMs);
		add(panels, series, "chart.latency", "chart.ms", median.isKnown(series) ? List.of(median, high) : List.of(mean), true,
				milliseconds -> Quantity.milliseconds(milliseconds).text());
		add(panels, series, "chart.heap", "chart.mb",
				List.of(new ChartLine(TEXTS.get("chart.heapUsed"), ChartInk.FIRST, RunPoint::heapMegabytes)), false,
				megabytes -> Quantity.megabytes(megabytes).text());
		add(panels, series, "chart.cpu", "chart.processors",
				List.of(new ChartLine(TEXTS.get("chart.server"), ChartInk.FIRST, RunPoint::serverCpu),
						new ChartLine(TEXTS.get("chart.driver"), ChartInk.SECOND, RunPoint::driverCpu),
						new ChartLine(TEXTS.get("chart.other"), ChartInk.THIRD, RunPoint::otherCpu)), false, Digits::measured);
		add(panels, series, "chart.usersTitle", "chart.underWay",
				List.of(new ChartLine(TEXTS.get("chart.users"), ChartInk.FIRST, RunPoint::users)), false, Digits::measured);
		series.gauges().forEach(gauge -> panels.add(of(gauge, series)));
		return panels.stream().filter(panel -> panel.lines().stream().anyMatch(line -> line.isKnown(series))).toList();
	}

	private static void add(List<ChartPanel> panels, RunSeries series, String title, String unit, List<ChartLine> lines,
			boolean mayBeWide, DoubleFunction<String> told) {
		List<ChartLine> known = lines.stream().filter(line -> line.isKnown(series)).toList();
		if (known.isEmpty()) {
			return;
		}
		double largest = figures(series, known).max().orElse(0);
		double smallest = figures(series, known).filter(value -> value > 0).min().orElse(largest);
		boolean wide = mayBeWide && smallest > 0 && largest / smallest > WIDE;
		AxisScale scale = wide ? AxisScale.logarithmic(smallest, largest, MARKS) : AxisScale.fromZero(largest, MARKS);
		panels.add(new ChartPanel(TEXTS.get(title),
				wide ? TEXTS.get("chart.logarithmic", TEXTS.get(unit)) : TEXTS.get(unit), known, scale,
				unit.equals("chart.ms") || unit.equals("chart.mb") ? "" : TEXTS.get(unit), told));
	}

	/** A gauge of the user's own, with the figure of its alarm. */
	private static ChartPanel of(RunGauge gauge, RunSeries series) {
		boolean memory = gauge.unit().startsWith(BYTES);
		double factor = memory ? 1.0 / MEGABYTE : 1;
		List<ChartLine> lines = new ArrayList<>();
		lines.add(new ChartLine(gauge.name(), ChartInk.FIRST, point -> gauge.at(point.time()) * factor));
		if (Double.isFinite(gauge.limit())) {
			lines.add(new ChartLine(TEXTS.get(gauge.above() ? "chart.gauge.above" : "chart.gauge.below"), ChartInk.BAD, point -> gauge.limit() * factor));
		}
		String unit = memory ? TEXTS.get("chart.mb") + gauge.unit().substring(BYTES.length()) : gauge.unit();
		DoubleFunction<String> told = memory && gauge.unit().equals(BYTES) ? megabytes -> Quantity.megabytes(megabytes).text() : Digits::measured;
		return new ChartPanel(gauge.name(), unit, lines, AxisScale.fromZero(figures(series, lines).max().orElse(0), MARKS), memory ? "" : unit, told);
	}

	private static DoubleStream figures(RunSeries series, List<ChartLine> lines) {
		return lines.stream().flatMapToDouble(line -> series.points().stream().mapToDouble(line.figure()))
				.filter(Double::isFinite);
	}

	/**
	 * The figures of a moment in words.
	 *
	 * @param point the moment
	 * @return such as {@code Latency: median 2.31 ms, 99th percentile 5.54 ms}
	 */
	public String reading(RunPoint point) {
		String figures = String.join(", ", lines.stream()
				.map(line -> TEXTS.get("chart.reading.line", line.name(), told.apply(line.figure().applyAsDouble(point)))).toList());
		return counted.isEmpty() ? TEXTS.get("chart.reading", title, figures) : TEXTS.get("chart.reading.counted", title, figures, counted);
	}
}
