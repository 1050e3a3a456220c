/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.chart.AxisScale;
import org.wiretune.chart.draw.Ink;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.model.Axis;
import org.wiretune.chart.model.Band;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.model.Heading;
import org.wiretune.chart.model.Key;
import org.wiretune.chart.model.Look;
import org.wiretune.chart.model.Mark;
import org.wiretune.chart.model.Panel;
import org.wiretune.chart.model.Series;
import org.wiretune.chart.model.Stretch;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.view.GcLayer.Stroke;

/** Collection logs as charts, made of samples, one for each column of pixels, so that a chart is as large for any log. */
public final class GcCharts {

	/** A time has room in so many pixels. */
	private static final int MARK_DISTANCE = 90;
	private static final double NEEDLE = 0.67;
	private static final double SHADE = 0.16;

	private GcCharts() {
	}

	/**
	 * {@return the chart of what is shown}
	 *
	 * @param state the logs and the part of the axis
	 * @param bands parts in which collection was excessive
	 * @param columns how wide the charts are in pixels; 0 for a chart without values, to see where it stands
	 */
	public static Chart of(GcChartState state, List<GcBand> bands, int columns) {
		GcView view = state.view();
		List<Panel> panels = state.panels().stream().map(panel -> panel(panel, view, columns)).toList();
		List<Band> shades = bands.stream().filter(band -> band.from() < view.to() && band.to() > view.from())
				.map(band -> new Band(band.from(), band.to(), ChartInk.BAD.faded(SHADE), Band.Shape.FILLED)).toList();
		List<Mark> marks = new ArrayList<>();
		List<Key> keys = new ArrayList<>();
		if (state.logs().size() == 1) {
			if (!bands.isEmpty()) {
				keys.add(Key.of(TEXTS.get("chart.excessive"), new Band(0, 0, ChartInk.BAD.faded(SHADE), Band.Shape.FILLED)));
			}
			starts(state.logs().get(0).timeline(), view, marks);
			state.logs().get(0).marks().forEach(some -> marks(some, view, columns, marks, keys));
		}
		return new Chart(Heading.NONE, panels, axis(state, columns), shades, marks, List.of(), keys);
	}

	private static Axis axis(GcChartState state, int columns) {
		AxisScale scale = AxisScale.part(state.view().from(), state.view().to(), Math.max(1, columns / MARK_DISTANCE), state.isTimed());
		return (state.isTimed() ? Axis.seconds(scale) : Axis.of(scale, mark -> TEXTS.get("chart.row", Math.round(mark) + 1))).withLines();
	}

	private static Panel panel(GcChartPanel panel, GcView view, int columns) {
		List<Series> series = new ArrayList<>();
		for (GcPlot plot : panel.plots()) {
			if (columns < 2) {
				series.add(new Series(plot.name(), look(plot, false), List.of()));
			} else {
				GcSampling sampling = GcSampling.of(plot.series(), view, columns);
				series.add(new Series(plot.name(), look(plot, sampling.isSparse()), stretches(plot, sampling, panel.factor(), view)));
			}
		}
		// Full pauses are pauses as well, and are to be seen.
		return new Panel(TEXTS.get("chart.title", panel.title(), panel.unit()), Axis.figures(panel.scale()), series, List.of(), true);
	}

	private static Look look(GcPlot plot, boolean sparse) {
		Stroke stroke = plot.layer().stroke();
		return switch (stroke) {
		case NEEDLES -> {
			Ink ink = plot.layer() == GcLayer.FULL_PAUSE ? plot.hue() : plot.hue().faded(NEEDLE);
			yield new Look(Look.Shape.NEEDLES, ink, sparse ? 2 : 1, Pen.Dash.SOLID, false, sparse);
		}
		case DOTS -> new Look(Look.Shape.DOTS, plot.hue(), 1, Pen.Dash.SOLID, false, sparse);
		default -> new Look(Look.Shape.LINE, plot.hue(), stroke == Stroke.LINE && sparse ? 2 : 1, dash(stroke), false, stroke == Stroke.LINE && sparse);
		};
	}

	/**
	 * {@return how a layer looks in a legend}
	 *
	 * @param hue its colour
	 * @param stroke how it is drawn
	 */
	public static Look sample(ChartInk hue, Stroke stroke) {
		return new Look(stroke == Stroke.NEEDLES ? Look.Shape.NEEDLES : stroke == Stroke.DOTS ? Look.Shape.DOTS : Look.Shape.LINE, hue, 2, dash(stroke), false, false);
	}

	private static Pen.Dash dash(Stroke stroke) {
		return switch (stroke) {
		case DOTTED -> Pen.Dash.DOTTED;
		case DASHED -> Pen.Dash.DASHED;
		case DASH_DOT -> Pen.Dash.DASH_DOTTED;
		default -> Pen.Dash.SOLID;
		};
	}

	private static List<Stretch> stretches(GcPlot plot, GcSampling sampling, double factor, GcView view) {
		return plot.layer().stroke().isLine() ? lines(sampling, factor, view) : single(sampling, plot.layer().stroke() == Stroke.DOTS, factor, view);
	}

	private static double at(GcSampling sampling, int column, GcView view) {
		return view.from() + column / (sampling.columns() - 1.0) * view.span();
	}

	/** The greatest value of each column, of dots also the least. */
	private static List<Stretch> single(GcSampling sampling, boolean both, double factor, GcView view) {
		Stretch.Builder values = new Stretch.Builder();
		for (int column = 0; column < sampling.columns(); column++) {
			if (sampling.has(column)) {
				double at = at(sampling, column, view);
				values.add(at, sampling.high(column) / factor);
				if (both && sampling.low(column) < sampling.high(column)) {
					values.add(at, sampling.low(column) / factor);
				}
			}
		}
		return values.size() == 0 ? List.of() : List.of(values.build());
	}

	/** Where columns hold several values, they lead from the least to the greatest. A line goes on to the values beside what is shown. */
	private static List<Stretch> lines(GcSampling sampling, double factor, GcView view) {
		List<Stretch> stretches = new ArrayList<>();
		GcSeries series = sampling.series();
		Stretch.Builder line = new Stretch.Builder();
		int before = sampling.first() - 1;
		if (before >= 0) {
			line.add(series.time(before), series.value(before) / factor);
		}
		for (int column = 0; column < sampling.columns(); column++) {
			if (!sampling.has(column)) {
				continue;
			}
			if (sampling.begins(column)) {
				line = ended(line, before >= 0 && stretches.isEmpty() ? 2 : 1, stretches);
			}
			double at = at(sampling, column, view);
			line.add(at, sampling.open(column) / factor);
			if (sampling.low(column) < sampling.high(column)) {
				line.add(at, sampling.high(column) / factor);
				line.add(at, sampling.low(column) / factor);
				line.add(at, sampling.close(column) / factor);
			}
		}
		int behind = sampling.behind();
		if (line.size() > 0 && behind > 0 && behind < series.size() && series.jvm(behind) == series.jvm(behind - 1)) {
			line.add(series.time(behind), series.value(behind) / factor);
		}
		ended(line, sampling.first() == behind ? 2 : 1, stretches);
		return stretches;
	}

	/** A line that has fewer values than it needs to be one is left out: a lone one beside what is shown is not shown. */
	private static Stretch.Builder ended(Stretch.Builder line, int least, List<Stretch> stretches) {
		if (line.size() >= least) {
			stretches.add(line.build());
		}
		return new Stretch.Builder();
	}

	private static void starts(GcTimeline timeline, GcView view, List<Mark> marks) {
		for (int jvm = 0; timeline.starts() > 1 && jvm < timeline.starts(); jvm++) {
			double at = timeline.startOf(jvm);
			if (Double.isFinite(at) && view.contains(at)) {
				marks.add(new Mark(at, Mark.Sign.LINE, 0, 1, ChartInk.QUIET, TEXTS.get("chart.jvm", jvm + 1), ""));
			}
		}
	}

	private static void marks(GcMarks some, GcView view, int columns, List<Mark> marks, List<Key> keys) {
		Mark.Sign sign = switch (some.flag()) {
		case GcEvents.EXHAUSTED -> Mark.Sign.UP;
		case GcEvents.EXPLICIT -> Mark.Sign.BAR;
		default -> Mark.Sign.DOWN;
		};
		Ink ink = some.flag() == GcEvents.EXPLICIT ? ChartInk.COLLECTION : ChartInk.BAD;
		long last = Long.MIN_VALUE;
		for (double at : some.times()) {
			long column = Math.round((at - view.from()) / view.span() * (columns - 1));
			if (columns > 1 && view.contains(at) && column != last) {
				last = column;
				marks.add(new Mark(at, sign, ink));
			}
		}
		keys.add(Key.of(TEXTS.get("chart.mark." + some.flag()), new Mark(0, sign, ink)));
	}
}
