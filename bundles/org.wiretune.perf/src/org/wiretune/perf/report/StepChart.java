/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Slices;
import org.wiretune.perf.stat.Interval;
import org.wiretune.safety.markup.MarkupText;

/**
 * A figure of each step against the number that was raised (users, rate, sessions) as an SVG picture, with the interval of
 * the throughput as bars.
 */
final class StepChart {

	private static final int WIDTH = 620;
	private static final int HEIGHT = 220;
	private static final int LEFT = 52;
	private static final int RIGHT = 16;
	private static final int TOP = 10;
	private static final int BOTTOM = 40;
	private static final double HEADROOM = 1.08;

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
		return html(TEXTS.get("chart.throughput"), raised, points, "l0");
	}

	static String time(List<Measurement> measurements, String raised, String title, ToDoubleFunction<Measurement> figure) {
		List<Point> points = new ArrayList<>();
		for (Measurement each : measurements) {
			double value = figure.applyAsDouble(each);
			if (Double.isFinite(value)) {
				points.add(new Point(x(each, raised), value, Double.NaN, Double.NaN, each.isValid()));
			}
		}
		return html(title, raised, points, "l1");
	}

	private static double x(Measurement measurement, String raised) {
		return Double.parseDouble(measurement.parameters().get(raised));
	}

	private static String html(String title, String raised, List<Point> points, String classes) {
		points.sort(Comparator.comparingDouble(Point::x));
		double largest = points.stream().mapToDouble(point -> Double.isFinite(point.high) ? point.high : point.y).max()
				.orElse(1);
		Scale y = Scale.fromZero(largest * HEADROOM);
		Scale x = Scale.fromZero(points.stream().mapToDouble(Point::x).max().orElse(1));
		StringBuilder html = new StringBuilder("<figure><figcaption><b>" + MarkupText.escape(title) + "</b> "
				+ MarkupText.escape(TEXTS.get("chart.against", raised)) + "</figcaption><svg viewBox=\"0 0 " + WIDTH + ' ' + HEIGHT
				+ "\" role=\"img\" aria-label=\"" + MarkupText.escape(title) + "\">");
		for (double tick : y.ticks()) {
			html.append("<path class=\"grid\" d=\"M").append(LEFT).append(' ').append(number(top(y, tick))).append('H')
					.append(WIDTH - RIGHT).append("\"/><text class=\"end\" x=\"").append(LEFT - 6).append("\" y=\"")
					.append(number(top(y, tick) + 4)).append("\">").append(TimeChart.label(tick)).append("</text>");
		}
		for (double tick : x.ticks()) {
			html.append("<path class=\"axis\" d=\"M").append(number(left(x, tick))).append(' ').append(HEIGHT - BOTTOM)
					.append("v4\"/><text class=\"middle\" x=\"").append(number(left(x, tick))).append("\" y=\"")
					.append(HEIGHT - BOTTOM + 16).append("\">").append(TimeChart.label(tick)).append("</text>");
		}
		html.append("<text class=\"end\" x=\"").append(WIDTH - RIGHT).append("\" y=\"").append(HEIGHT - 6).append("\">")
				.append(MarkupText.escape(raised)).append("</text><path class=\"axis\" d=\"M").append(LEFT).append(' ')
				.append(HEIGHT - BOTTOM).append('H').append(WIDTH - RIGHT).append("\"/>");
		StringBuilder line = new StringBuilder();
		for (Point point : points) {
			double across = left(x, point.x);
			line.append(line.isEmpty() ? 'M' : 'L').append(number(across)).append(' ').append(number(top(y, point.y)));
			if (Double.isFinite(point.low)) {
				html.append("<path class=\"bar\" d=\"M").append(number(across)).append(' ').append(number(top(y, point.low)))
						.append('V').append(number(top(y, point.high))).append("m-4 0h8M").append(number(across - 4)).append(' ')
						.append(number(top(y, point.low))).append("h8\"/>");
			}
			html.append("<circle class=\"").append(classes).append(point.valid ? "" : " invalid").append("\" cx=\"").append(number(across)).append("\" cy=\"")
					.append(number(top(y, point.y))).append("\" r=\"3\"/>");
		}
		return html.append("<path class=\"").append(classes).append("\" d=\"").append(line)
				.append("\"/></svg></figure>\n").toString();
	}

	private static double left(Scale scale, double value) {
		return LEFT + (WIDTH - LEFT - RIGHT) * scale.place(value);
	}

	private static double top(Scale scale, double value) {
		return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * scale.place(value);
	}

	private static String number(double value) {
		return String.format(Locale.ROOT, "%.1f", value);
	}
}
