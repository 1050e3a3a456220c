/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import java.util.stream.Collectors;

import org.wiretune.chart.AxisScale;
import org.wiretune.chart.model.Axis;
import org.wiretune.chart.model.Band;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.model.Heading;
import org.wiretune.chart.model.Mark;
import org.wiretune.chart.model.Panel;
import org.wiretune.chart.model.Series;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.metrics.MetricFigure;
import org.wiretune.servers.metrics.MetricSeries.Points;

/**
 * All that the chart of one gauge shows, ready for painting and for a screen reader.
 *
 * @param gauge
 *            the gauge now: title, unit, state and figures
 * @param scale
 *            from 0 to the maximum or the greatest value
 * @param points
 *            values of the time shown; not a number where the line is broken
 * @param from
 *            begin of the time shown, milliseconds since 1970
 * @param to
 *            its end
 * @param marks
 *            run boundaries, restarts, gaps and alarms of this gauge
 * @param sentence
 *            the chart in words
 * @param name
 *            what the program is called in the legend; empty where its line is the only one
 * @param beside
 *            lines of other programs on the same axes
 */
public record ChartReading(GaugeReading gauge, AxisScale scale, Points points, long from, long to, List<ChartMark> marks, String sentence, String name, List<Beside> beside) {

	/**
	 * The line of another program.
	 *
	 * @param name
	 *            what the program is called
	 * @param points
	 *            its values, moved to the time of the chart
	 */
	public record Beside(String name, Points points) {
	}

	private static final Texts TEXTS = Texts.of(ChartReading.class, "messages"); //$NON-NLS-1$

	private static final int TIMES = 4;
	private static final long HALF_SECOND = 500;
	private static final List<ChartInk> OTHERS = List.of(ChartInk.FOURTH, ChartInk.FIFTH, ChartInk.SECOND);

	/** Copies the marks and lines. */
	public ChartReading {
		marks = List.copyOf(marks);
		beside = List.copyOf(beside);
	}

	/** {@return the same on another scale} @param next the scale */
	ChartReading on(AxisScale next) {
		return new ChartReading(gauge, next, points, from, to, marks, sentence, name, beside);
	}

	/**
	 * {@return the same with lines of other programs}
	 *
	 * @param own
	 *            what its own program is called
	 * @param lines
	 *            the lines
	 */
	ChartReading with(String own, List<Beside> lines) {
		String said = lines.stream().map(each -> TEXTS.get("chart.beside", each.name(), MetricFigure.of(last(each.points()), gauge.unit(), scale.to()).toString(), //$NON-NLS-1$
				MetricFigure.of(each.points().greatest(), gauge.unit(), scale.to()).toString())).collect(Collectors.joining(" ")); //$NON-NLS-1$
		return new ChartReading(gauge, scale, points, from, to, marks, lines.isEmpty() ? sentence : sentence + ' ' + said, own, lines);
	}

	private static double last(Points points) {
		return points.size() == 0 ? Double.NaN : points.values()[points.size() - 1];
	}

	/**
	 * {@return the chart}
	 *
	 * @param times
	 *            writes a time of day
	 * @param cursor
	 *            time at which the value is told, milliseconds since 1970; empty for the value now
	 */
	public Chart chart(LongFunction<String> times, OptionalLong cursor) {
		AxisScale across = new AxisScale(from, Math.max(from + 1, to), false, List.of());
		List<Axis.Tick> ticks = new ArrayList<>();
		for (int i = 0; i <= TIMES; i++) {
			long time = from + (to - from) * i / TIMES;
			ticks.add(new Axis.Tick(time, times.apply(time)));
		}
		long restart = marks.stream().filter(mark -> mark.kind() == ChartMark.Kind.RESTART).mapToLong(ChartMark::from).max().orElse(Long.MIN_VALUE);
		Panel panel = new Panel("", Axis.of(scale, mark -> MetricFigure.exact(mark, gauge.unit(), scale.to()).number()), lines(restart, cursor), GaugeLines.limit(gauge), false); //$NON-NLS-1$
		List<Band> bands = new ArrayList<>();
		List<Mark> shown = new ArrayList<>();
		for (ChartMark mark : marks) {
			boolean alarm = mark.kind() == ChartMark.Kind.ALARM;
			if (alarm) {
				bands.add(new Band(mark.from(), mark.to(), ChartInk.BAD, Band.Shape.CROWNED));
			}
			shown.add(new Mark(mark.from(), alarm ? Mark.Sign.WORD : Mark.Sign.LINE, 0, 1, alarm ? ChartInk.BAD : ChartInk.TEXT, mark.text(), "")); //$NON-NLS-1$
		}
		return new Chart(heading(times, cursor), List.of(panel), new Axis(across, ticks, "", false), bands, shown, List.of(), List.of()); //$NON-NLS-1$
	}

	/** Its line, or the lines of several programs with their names and their values now or at the cursor. */
	private List<Series> lines(long restart, OptionalLong cursor) {
		if (beside.isEmpty()) {
			return GaugeLines.of(points, restart);
		}
		List<Series> lines = new ArrayList<>();
		lines.add(line(new Beside(name, points), ChartInk.FIRST, cursor));
		for (int i = 0; i < beside.size(); i++) {
			lines.add(line(beside.get(i), OTHERS.get(i % OTHERS.size()), cursor));
		}
		return lines;
	}

	private Series line(Beside line, ChartInk ink, OptionalLong cursor) {
		double value = cursor.isPresent() ? at(line.points(), cursor.getAsLong()) : last(line.points());
		return GaugeLines.named(line.name(), MetricFigure.of(value, gauge.unit(), scale.to()).toString(), line.points(), ink);
	}

	/** The value now, or at the cursor with its time. */
	private Heading heading(LongFunction<String> times, OptionalLong cursor) {
		if (cursor.isPresent()) {
			return new Heading(gauge.title(), times.apply(cursor.getAsLong()) + "  " + MetricFigure.of(at(cursor.getAsLong()), gauge.unit(), scale.to()), false); //$NON-NLS-1$
		}
		return new Heading(gauge.title(), gauge.value().figure().toString(), gauge.state() == GaugeState.WARNING && !gauge.stale());
	}

	/**
	 * {@return the value at or before a time; not a number where there is none}
	 *
	 * @param time
	 *            milliseconds since 1970
	 */
	public double at(long time) {
		return at(points, time);
	}

	private static double at(Points points, long time) {
		int index = indexAt(points, time);
		return index < 0 || points.times()[index] > time + HALF_SECOND ? Double.NaN : points.values()[index];
	}

	/**
	 * {@return the index of the last point at or before a time, 0 for one before all, -1 without points}
	 *
	 * @param time
	 *            milliseconds since 1970
	 */
	public int indexAt(long time) {
		return indexAt(points, time);
	}

	private static int indexAt(Points points, long time) {
		int index = Math.min(0, points.size() - 1);
		while (index + 1 < points.size() && points.times()[index + 1] <= time + HALF_SECOND) {
			index++;
		}
		return index;
	}

	/**
	 * {@return the value at or before a time in words}
	 *
	 * @param times
	 *            writes a time of day
	 * @param time
	 *            milliseconds since 1970
	 */
	public String words(LongFunction<String> times, long time) {
		return TEXTS.get("chart.at", gauge.title(), times.apply(time), MetricFigure.of(at(time), gauge.unit(), scale.to()).toString()); //$NON-NLS-1$
	}
}
