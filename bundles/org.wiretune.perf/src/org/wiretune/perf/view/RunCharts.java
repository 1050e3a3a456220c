/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.chart.AxisScale;
import org.wiretune.chart.model.Axis;
import org.wiretune.chart.model.Band;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.model.Heading;
import org.wiretune.chart.model.Key;
import org.wiretune.chart.model.Look;
import org.wiretune.chart.model.Mark;
import org.wiretune.chart.model.Panel;
import org.wiretune.chart.model.Part;
import org.wiretune.chart.model.Series;
import org.wiretune.chart.model.Stretch;

/** The course of a run as a chart: warm-ups shaded, what must not be used hatched, collections marked at the bottom. */
public final class RunCharts {

	/** A time has room in so many pixels. */
	private static final int MARK_DISTANCE = 70;
	private static final double SHADE = 0.43;
	private static final double HATCH = 0.35;

	private RunCharts() {
	}

	/**
	 * {@return the chart}
	 *
	 * @param series the course of the run
	 * @param panels its charts
	 * @param cursor the moment whose figures stand in the legends, -1 for the last one
	 * @param columns how wide the charts are in pixels
	 */
	public static Chart of(RunSeries series, List<ChartPanel> panels, int cursor, int columns) {
		int shown = cursor < 0 ? series.points().size() - 1 : cursor;
		RunPoint point = shown < 0 ? null : series.points().get(shown);
		Axis time = Axis.seconds(AxisScale.time(series.end(), Math.max(1, columns / MARK_DISTANCE)));
		List<Band> bands = bands(series);
		List<Mark> marks = series.points().stream().filter(each -> each.collections() > 0).map(each -> collection(each.time())).toList();
		return new Chart(Heading.NONE, panels.stream().map(panel -> panel(panel, series, point)).toList(), time, bands, marks, parts(series), keys(bands, marks));
	}

	private static Mark collection(double at) {
		return new Mark(at, Mark.Sign.STROKE, ChartInk.COLLECTION);
	}

	private static Panel panel(ChartPanel panel, RunSeries series, RunPoint shown) {
		List<RunPoint> points = series.points();
		List<Series> lines = new ArrayList<>();
		for (ChartLine line : panel.lines()) {
			List<Stretch> stretches = Stretch.of(points.size(), index -> points.get(index).time(), index -> line.figure().applyAsDouble(points.get(index)),
					index -> points.get(index).measurement() != points.get(Math.max(0, index - 1)).measurement());
			Series drawn = new Series(line.name(), Look.line(line.hue(), line.hue() == ChartInk.THIRD ? 1 : 2), stretches);
			lines.add(shown == null ? drawn : drawn.at(panel.told().apply(line.figure().applyAsDouble(shown))));
		}
		return new Panel(TEXTS.get("chart.title", panel.title(), panel.unit()), Axis.figures(panel.scale()), lines);
	}

	private static List<Band> bands(RunSeries series) {
		List<Band> bands = new ArrayList<>();
		series.spans().stream().filter(RunSpan::warmUp).forEach(span -> bands.add(new Band(span.from(), span.to(), ChartInk.WARM_UP.faded(SHADE), Band.Shape.FILLED)));
		series.spans().stream().filter(span -> !span.valid()).forEach(span -> bands.add(new Band(span.from(), span.to(), ChartInk.QUIET.faded(HATCH), Band.Shape.HATCHED)));
		return bands;
	}

	/** The phases of a measurement are one part. */
	private static List<Part> parts(RunSeries series) {
		List<Part> parts = new ArrayList<>();
		List<RunSpan> spans = series.spans();
		for (int i = 0; i < spans.size();) {
			int last = i;
			while (last + 1 < spans.size() && spans.get(last + 1).measurement().equals(spans.get(i).measurement())) {
				last++;
			}
			parts.add(new Part(spans.get(i).from(), spans.get(last).to(), spans.get(i).label(), spans.get(i).measurement()));
			i = last + 1;
		}
		return parts;
	}

	private static List<Key> keys(List<Band> bands, List<Mark> marks) {
		List<Key> keys = new ArrayList<>();
		bands.stream().filter(band -> band.shape() == Band.Shape.HATCHED).findFirst().ifPresent(band -> keys.add(Key.of(TEXTS.get("chart.notValid"), band)));
		bands.stream().filter(band -> band.shape() == Band.Shape.FILLED).findFirst().ifPresent(band -> keys.add(Key.of(TEXTS.get("chart.warmUp"), band)));
		marks.stream().findFirst().ifPresent(mark -> keys.add(Key.of(TEXTS.get("chart.collectionKey"), mark)));
		return keys;
	}
}
