/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.wiretune.chart.AxisScale;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.model.Axis;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.model.Look;
import org.wiretune.chart.model.Panel;
import org.wiretune.chart.model.Series;
import org.wiretune.chart.model.Stretch;
import org.wiretune.chart.svg.ChartSvg;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Slices;
import org.wiretune.perf.stat.Interval;
import org.wiretune.safety.markup.MarkupText;

/**
 * A figure of each step against the number that was raised (users, rate, sessions), with the interval of the throughput
 * as bars.
 */
final class StepChart {

	private static final int WIDTH = 620;
	private static final int HEIGHT = 230;
	private static final int MARKS = 4;
	private static final double LINE = 1.8;

	/** A step. */
	private record Point(double x, double y, double low, double high, boolean valid) {
	}

	private StepChart() {
	}

	/** {@return the parameter that is a different number in each measurement, empty when there is none or but one step} */
	static Optional<String> raised(List<Measurement> measurements) {
		if (measurements.size() < 2) {
			return Optional.empty();
		}
		return measurements.get(0).parameters().keySet().stream().filter(name -> {
			List<String> values = measurements.stream().map(each -> each.parameters().getOrDefault(name, "")).toList();
			return values.stream().allMatch(value -> value.matches("\\d{1,9}"))
					&& values.stream().distinct().count() > 1 && onlyOneIsRaised(measurements, name);
		}).findFirst();
	}

	private static boolean onlyOneIsRaised(List<Measurement> measurements, String raised) {
		return measurements.get(0).parameters().keySet().stream().filter(name -> !name.equals(raised)).allMatch(
				name -> measurements.stream().map(each -> each.parameters().getOrDefault(name, "")).distinct().count() == 1);
	}

	static String throughput(List<Measurement> measurements, String raised) {
		List<Point> points = new ArrayList<>();
		for (Measurement each : measurements) {
			Interval interval = Slices.throughput(each);
			if (Double.isFinite(interval.estimate())) {
				points.add(new Point(x(each, raised), interval.estimate(), interval.low(), interval.high(), each.isValid()));
			}
		}
		return html(TEXTS.get("chart.throughput"), raised, points, Look.line(ChartInk.FIRST, LINE));
	}

	static String time(List<Measurement> measurements, String raised, String title, ToDoubleFunction<Measurement> figure) {
		List<Point> points = new ArrayList<>();
		for (Measurement each : measurements) {
			double value = figure.applyAsDouble(each);
			if (Double.isFinite(value)) {
				points.add(new Point(x(each, raised), value, Double.NaN, Double.NaN, each.isValid()));
			}
		}
		return html(title, raised, points, Look.line(ChartInk.SECOND, LINE).dashed(Pen.Dash.DASHED));
	}

	private static double x(Measurement measurement, String raised) {
		return Double.parseDouble(measurement.parameters().get(raised));
	}

	private static String html(String title, String raised, List<Point> points, Look look) {
		points.sort(Comparator.comparingDouble(Point::x));
		double largest = points.stream().mapToDouble(point -> Double.isFinite(point.high) ? point.high : point.y).max().orElse(1);
		Series series = new Series("", "", look, Stretch.of(points.size(), index -> points.get(index).x, index -> points.get(index).y),
				points.stream().map(point -> new Series.Spot(point.x, point.y, point.valid)).toList(),
				points.stream().filter(point -> Double.isFinite(point.low)).map(point -> new Series.Whisker(point.x, point.low, point.high)).toList());
		Axis across = Axis.figures(AxisScale.fromZero(points.stream().mapToDouble(Point::x).max().orElse(1), MARKS)).named(raised);
		Chart chart = new Chart(across, List.of(new Panel("", Axis.figures(AxisScale.fromZero(largest, MARKS)), List.of(series))));
		return "<figure><figcaption><b>" + MarkupText.escape(title) + "</b> " + MarkupText.escape(TEXTS.get("chart.against", raised)) + "</figcaption>"
				+ ChartSvg.write(chart, WIDTH, HEIGHT, title) + "</figure>\n";
	}
}
