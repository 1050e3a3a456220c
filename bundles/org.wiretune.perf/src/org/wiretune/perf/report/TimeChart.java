/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.wiretune.perf.internal.FigureText;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Second;
import org.wiretune.safety.markup.MarkupText;

/**
 * Figures of the seconds of a measurement over time as an SVG picture: the warm-up shaded, collections marked at the
 * bottom. All charts of a measurement have the same time axis. Colours come from the style sheet of the report; lines
 * differ in their dashes as well.
 */
final class TimeChart {

	static final int WIDTH = 620;
	private static final int HEIGHT = 190;
	private static final int LEFT = 52;
	private static final int RIGHT = 12;
	private static final int TOP = 10;
	private static final int BOTTOM = 34;
	/** From this ratio of largest to smallest figure on, an axis from 0 hides the small ones. */
	private static final double WIDE = 30;
	private static final int NARROW_MARKS = 300;
	/** Room for the names of the phases above the lines. */
	private static final double HEADROOM = 1.12;

	private record Line(String name, ToDoubleFunction<Second> figure) {
	}

	private final String title;
	private final List<Second> seconds;
	private final List<Line> lines = new ArrayList<>();
	private boolean mayBeLogarithmic;

	TimeChart(String title, List<Second> seconds) {
		this.title = title;
		this.seconds = seconds;
	}

	TimeChart line(String name, ToDoubleFunction<Second> figure) {
		lines.add(new Line(name, figure));
		return this;
	}

	/** Takes a logarithmic axis when the figures lie far apart. */
	TimeChart wide() {
		mayBeLogarithmic = true;
		return this;
	}

	/** {@return whether there is a figure to draw} */
	boolean hasFigures() {
		return lines.stream().anyMatch(line -> seconds.stream().mapToDouble(line.figure).anyMatch(Double::isFinite));
	}

	/** {@return a figure element with heading, legend and picture} */
	String toHtml() {
		Scale y = scale();
		StringBuilder html = new StringBuilder("<figure><figcaption><b>" + MarkupText.escape(title) + "</b>");
		if (y.logarithmic()) {
			html.append(' ').append(MarkupText.escape(TEXTS.get("report.logarithmic")));
		}
		for (int i = 0; i < lines.size(); i++) {
			html.append("<span class=\"key\"><svg width=\"26\" height=\"10\" aria-hidden=\"true\"><path class=\"l").append(i)
					.append("\" d=\"M1 5H25\"/></svg>").append(MarkupText.escape(lines.get(i).name)).append("</span>");
		}
		html.append("</figcaption><svg viewBox=\"0 0 ").append(WIDTH).append(' ').append(HEIGHT)
				.append("\" role=\"img\" aria-label=\"").append(MarkupText.escape(title)).append("\">");
		phases(html);
		axes(html, y);
		collections(html);
		for (int i = 0; i < lines.size(); i++) {
			html.append("<path class=\"l").append(i).append("\" d=\"").append(path(lines.get(i), y)).append("\"/>");
		}
		return html.append("</svg></figure>\n").toString();
	}

	private Scale scale() {
		double smallest = Double.POSITIVE_INFINITY;
		double largest = 0;
		for (Line line : lines) {
			for (Second second : seconds) {
				double value = line.figure.applyAsDouble(second);
				if (value > 0 && Double.isFinite(value)) {
					smallest = Math.min(smallest, value);
					largest = Math.max(largest, value);
				}
			}
		}
		return mayBeLogarithmic && largest > WIDE * smallest ? Scale.logarithmic(smallest, largest) : Scale.fromZero(largest * HEADROOM);
	}

	private double end() {
		return Math.max(1, seconds.isEmpty() ? 1 : seconds.getLast().second() + 1);
	}

	private double x(double second) {
		return LEFT + (WIDTH - LEFT - RIGHT) * second / end();
	}

	private static double y(Scale scale, double value) {
		return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * scale.place(value);
	}

	/** Everything but the measurement is shaded and named, as far as there is room for the name. */
	private void phases(StringBuilder html) {
		int from = 0;
		while (from < seconds.size()) {
			int to = from;
			String phase = seconds.get(from).phase();
			while (to + 1 < seconds.size() && seconds.get(to + 1).phase().equals(phase)) {
				to++;
			}
			double left = x(seconds.get(from).second());
			double right = x(seconds.get(to).second() + 1);
			if (!phase.equals(Phase.MEASUREMENT)) {
				html.append("<rect class=\"phase\" x=\"").append(number(left)).append("\" y=\"").append(TOP)
						.append("\" width=\"").append(number(right - left)).append("\" height=\"")
						.append(HEIGHT - TOP - BOTTOM).append("\"/>");
			}
			if (right - left > 8 * phase.length()) {
				text(html, "name", left + 4, TOP + 12, phase);
			}
			from = to + 1;
		}
	}

	private void axes(StringBuilder html, Scale y) {
		for (double tick : y.ticks()) {
			double place = y(y, tick);
			html.append("<path class=\"grid\" d=\"M").append(LEFT).append(' ').append(number(place)).append('H')
					.append(WIDTH - RIGHT).append("\"/>");
			text(html, "tick end", LEFT - 6, place + 4, label(tick));
		}
		Scale time = Scale.fromZero(end() * 2);
		double step = time.ticks().get(1) / 2 >= 1 ? Math.rint(Math.max(1, time.ticks().get(1) / 2)) : 1;
		for (double second = 0; second <= end() + 1e-9; second += step) {
			html.append("<path class=\"axis\" d=\"M").append(number(x(second))).append(' ').append(HEIGHT - BOTTOM)
					.append("v4\"/>");
			boolean last = second + step > end() + 1e-9;
			text(html, last ? "tick end" : "tick middle", last ? Math.min(WIDTH - 2, x(second) + 8) : x(second),
					HEIGHT - BOTTOM + 16, label(second) + (last ? " s" : ""));
		}
		html.append("<path class=\"axis\" d=\"M").append(LEFT).append(' ').append(HEIGHT - BOTTOM).append('H')
				.append(WIDTH - RIGHT).append("\"/>");
	}

	/** A mark for each second with a collection; its height is the share of the second that it stopped the server. */
	private void collections(StringBuilder html) {
		double width = Math.max(1, Math.min(4, (double) NARROW_MARKS / Math.max(1, seconds.size())));
		for (Second second : seconds) {
			if (second.collections() > 0) {
				double share = Double.isFinite(second.pauseMs()) ? Math.min(1, second.pauseMs() / 1000) : 0;
				double height = 4 + share * (HEIGHT - TOP - BOTTOM - 4);
				html.append("<rect class=\"gc\" x=\"").append(number(x(second.second() + 0.5) - width / 2)).append("\" y=\"")
						.append(number(HEIGHT - BOTTOM - height)).append("\" width=\"").append(number(width))
						.append("\" height=\"").append(number(height)).append("\"><title>")
						.append(MarkupText.escape(
								TEXTS.get("report.collection", second.second(), second.collections(), FigureText.of(second.pauseMs()))))
						.append("</title></rect>");
			}
		}
	}

	/** A line is broken where there is no figure; a second counts in its middle. */
	private String path(Line line, Scale scale) {
		StringBuilder path = new StringBuilder();
		boolean drawing = false;
		for (Second second : seconds) {
			double value = line.figure.applyAsDouble(second);
			boolean there = Double.isFinite(value);
			if (there) {
				path.append(drawing ? 'L' : 'M').append(number(x(second.second() + 0.5))).append(' ')
						.append(number(y(scale, value)));
			}
			drawing = there;
		}
		return path.toString();
	}

	private static void text(StringBuilder html, String classes, double x, double y, String text) {
		html.append("<text class=\"").append(classes).append("\" x=\"").append(number(x)).append("\" y=\"").append(number(y))
				.append("\">").append(MarkupText.escape(text)).append("</text>");
	}

	static String label(double value) {
		String text = FigureText.of(value);
		return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
	}

	private static String number(double value) {
		return String.format(Locale.ROOT, "%.1f", value);
	}
}
