/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import org.wiretune.chart.AxisScale;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.model.Axis;
import org.wiretune.chart.model.Band;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.model.Heading;
import org.wiretune.chart.model.Look;
import org.wiretune.chart.model.Mark;
import org.wiretune.chart.model.Panel;
import org.wiretune.chart.model.Part;
import org.wiretune.chart.model.Series;
import org.wiretune.chart.model.Stretch;
import org.wiretune.chart.svg.ChartSvg;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Second;
import org.wiretune.safety.markup.MarkupText;
import org.wiretune.safety.quantity.Quantity;

/**
 * Figures of the seconds of a measurement over time: everything but the measurement shaded, collections marked at the bottom
 * as tall as the share of the second that they stopped the server. All charts of a measurement have the same time axis; lines
 * differ in their dashes as well as in colour.
 */
final class TimeChart {

	private static final int WIDTH = 620;
	private static final int HEIGHT = 210;
	private static final int MARKS = 4;
	private static final int TIMES = 9;
	/** Of more seconds the marks of collections are thinner. */
	private static final double NARROW_MARKS = 300;
	private static final double LINE = 1.8;
	/** From this ratio of largest to smallest figure on, an axis from 0 hides the small ones. */
	private static final double WIDE = 30;

	private record Line(String name, ToDoubleFunction<Second> figure) {

		Look look(int index) {
			return switch (index) {
			case 0 -> Look.line(ChartInk.FIRST, LINE);
			case 1 -> Look.line(ChartInk.SECOND, LINE).dashed(Pen.Dash.DASHED);
			default -> Look.line(ChartInk.FOURTH, LINE).dashed(Pen.Dash.DOTTED);
			};
		}
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

	/** {@return a figure element with heading and picture} */
	String toHtml() {
		AxisScale scale = scale();
		String remark = scale.logarithmic() ? ' ' + MarkupText.escape(TEXTS.get("report.logarithmic")) : "";
		return "<figure><figcaption><b>" + MarkupText.escape(title) + "</b>" + remark + "</figcaption>" + ChartSvg.write(chart(scale), WIDTH, HEIGHT, title) + "</figure>\n";
	}

	private Chart chart(AxisScale scale) {
		List<Series> series = new ArrayList<>();
		for (int i = 0; i < lines.size(); i++) {
			Line line = lines.get(i);
			// A second counts in its middle.
			series.add(new Series(line.name, line.look(i), Stretch.of(seconds.size(), index -> seconds.get(index).second() + 0.5,
					index -> line.figure.applyAsDouble(seconds.get(index)))));
		}
		List<Band> bands = new ArrayList<>();
		List<Part> parts = new ArrayList<>();
		phases(bands, parts);
		Axis time = Axis.seconds(AxisScale.time(seconds.isEmpty() ? 1 : seconds.get(seconds.size() - 1).second() + 1.0, TIMES));
		return new Chart(Heading.NONE, List.of(new Panel("", Axis.figures(scale), series)), time, bands, collections(), parts, List.of());
	}

	private AxisScale scale() {
		double smallest = figures().filter(value -> value > 0).min().orElse(Double.POSITIVE_INFINITY);
		double largest = figures().max().orElse(0);
		return mayBeLogarithmic && largest > WIDE * smallest ? AxisScale.logarithmic(smallest, largest, MARKS + 1) : AxisScale.fromZero(largest, MARKS);
	}

	private DoubleStream figures() {
		return lines.stream().flatMapToDouble(line -> seconds.stream().mapToDouble(line.figure)).filter(Double::isFinite);
	}

	private void phases(List<Band> bands, List<Part> parts) {
		int from = 0;
		while (from < seconds.size()) {
			int to = from;
			String phase = seconds.get(from).phase();
			while (to + 1 < seconds.size() && seconds.get(to + 1).phase().equals(phase)) {
				to++;
			}
			double end = seconds.get(to).second() + 1.0;
			if (!phase.equals(Phase.MEASUREMENT)) {
				bands.add(new Band(seconds.get(from).second(), end, ChartInk.WARM_UP.faded(0.6), Band.Shape.FILLED));
			}
			parts.add(new Part(seconds.get(from).second(), end, phase, phase));
			from = to + 1;
		}
	}

	private List<Mark> collections() {
		List<Mark> marks = new ArrayList<>();
		double width = Math.max(1, Math.min(4, NARROW_MARKS / Math.max(1, seconds.size())));
		for (Second second : seconds) {
			if (second.collections() > 0) {
				double share = Double.isFinite(second.pauseMs()) ? Math.min(1, second.pauseMs() / 1000) : 0;
				marks.add(new Mark(second.second() + 0.5, Mark.Sign.STROKE, share, width, ChartInk.COLLECTION, "",
						TEXTS.get("report.collection", second.second(), second.collections(), Quantity.milliseconds(second.pauseMs()))));
			}
		}
		return marks;
	}
}
