/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

import org.wiretune.chart.AxisScale;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.alarms.AlarmDefinition;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.servers.metrics.DifferenceMetric;
import org.wiretune.servers.metrics.MetricFigure;
import org.wiretune.servers.metrics.MetricHistory.Break;
import org.wiretune.servers.metrics.MetricHistory.BreakKind;
import org.wiretune.servers.metrics.MetricHistory;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.metrics.MetricSeries.Points;
import org.wiretune.servers.metrics.MetricTable;

/**
 * Turns gauges, history and alarms into charts. An alarm is marked on the charts of the gauges that show one of the figures
 * it is computed from, or on all of them where no gauge does. Without state; a reading costs well below a millisecond for
 * each chart, so it may be made on any thread.
 */
public final class ChartBoard {

	private static final Texts TEXTS = Texts.of(ChartBoard.class, "messages"); //$NON-NLS-1$

	/** More points than a chart is wide are joined, so that an hour is painted as fast as a minute. */
	private static final int MOST_POINTS = 1200;

	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT); //$NON-NLS-1$

	private final List<GaugeDefinition> definitions;
	private final MetricTable metrics;
	private final List<AlarmDefinition> alarms;
	private final ZoneId zone;

	/**
	 * A board.
	 *
	 * @param tables
	 *            what is read, shown and watched
	 * @param zone
	 *            for times of day
	 */
	public ChartBoard(ServerTables tables, ZoneId zone) {
		definitions = tables.gauges().definitions();
		metrics = tables.metrics();
		alarms = tables.alarms().definitions();
		this.zone = zone;
	}

	/**
	 * The charts of a history.
	 *
	 * @param gauges
	 *            the gauges that are shown
	 * @param history
	 *            what was read
	 * @param window
	 *            the time to show
	 * @param newest
	 *            time of the newest value to show; later ones are left out, also within the window
	 * @param entries
	 *            alarms that hold or held
	 * @param moments
	 *            boundaries of runs and thread dumps
	 * @return one for each gauge, in their order
	 */
	public List<ChartReading> read(List<GaugeReading> gauges, MetricHistory history, ChartWindow window, long newest, List<KeptAlarm> entries,
			List<ChartMark> moments) {
		long to = window.to();
		long from = window.from();
		List<ChartMark> common = new ArrayList<>(moments);
		for (Break each : history.breaks()) {
			common.add(ChartMark.at(each.kind() == BreakKind.RESTART ? ChartMark.Kind.RESTART : ChartMark.Kind.GAP, each.time(),
					TEXTS.get(each.kind() == BreakKind.RESTART ? "mark.restart" : "mark.gap"))); //$NON-NLS-1$ //$NON-NLS-2$
		}
		Set<KeptAlarm> placed = new HashSet<>();
		for (KeptAlarm entry : entries) {
			if (gauges.stream().anyMatch(gauge -> shows(gauge, entry))) {
				placed.add(entry);
			}
		}
		List<ChartReading> charts = new ArrayList<>();
		for (GaugeReading gauge : gauges) {
			List<ChartMark> marks = new ArrayList<>();
			common.stream().filter(mark -> mark.isWithin(from, to)).forEach(marks::add);
			for (KeptAlarm entry : entries) {
				ChartMark mark = new ChartMark(ChartMark.Kind.ALARM, entry.alarm().from(), entry.endedAt().orElse(Math.max(newest, entry.alarm().from())),
						entry.alarm().id());
				if (mark.isWithin(from, to) && (shows(gauge, entry) || !placed.contains(entry))) {
					marks.add(mark);
				}
			}
			charts.add(chart(gauge, history, window, newest, marks));
		}
		return charts;
	}

	private ChartReading chart(GaugeReading gauge, MetricHistory history, ChartWindow window, long newest, List<ChartMark> marks) {
		String metric = definition(gauge).map(GaugeDefinition::value).orElse(""); //$NON-NLS-1$
		Points points = thinned(history.series(new MetricKey(metric, gauge.key().instance())).map(series -> within(series.since(window.from()), Math.min(window.to(), newest)))
				.orElse(new Points(new long[0], new double[0])));
		double greatest = points.greatest();
		AxisScale scale = gauge.scale();
		if (scale.isBeyond(greatest)) {
			double factor = MetricFigure.factor(gauge.unit(), greatest);
			scale = GaugeBoard.fitting(greatest / factor).times(factor);
		}
		String peak = MetricFigure.of(greatest, gauge.unit(), scale.to()).toString();
		String alarmed = marks.stream().filter(mark -> mark.kind() == ChartMark.Kind.ALARM).map(ChartMark::text).distinct()
				.collect(Collectors.joining(", ")); //$NON-NLS-1$
		String sentence = TEXTS.get(alarmed.isEmpty() ? "chart.sentence" : "chart.sentence.alarms", gauge.title(), time(window.from()), //$NON-NLS-1$ //$NON-NLS-2$
				time(Math.min(window.to(), newest)), gauge.value().figure().toString(), peak, alarmed);
		return new ChartReading(gauge, scale, points, window.from(), window.to(), marks, sentence, "", List.of()); //$NON-NLS-1$
	}

	private java.util.Optional<GaugeDefinition> definition(GaugeReading gauge) {
		return definitions.stream().filter(each -> each.id().equals(gauge.key().definition())).findFirst();
	}

	/** Whether an alarm is computed from a figure that a gauge shows, of the same pool or queue. */
	private boolean shows(GaugeReading gauge, KeptAlarm entry) {
		String instance = entry.alarm().instance();
		if (!instance.isEmpty() && !gauge.key().instance().isEmpty() && !instance.equals(gauge.key().instance())) {
			return false;
		}
		Set<String> used = alarms.stream()
				.filter(each -> each.id().equals(entry.alarm().id()) && each.source().equals(entry.alarm().source()))
				.flatMap(AlarmDefinition::metrics).collect(Collectors.toSet());
		return definition(gauge).stream().flatMap(GaugeDefinition::metrics)
				.anyMatch(metric -> used.contains(metric) || metrics.differences().stream().filter(each -> each.id().equals(metric))
						.map(DifferenceMetric::minus).anyMatch(used::contains));
	}

	private static Points within(Points points, long to) {
		int size = points.size();
		while (size > 0 && points.times()[size - 1] > to) {
			size--;
		}
		return size == points.size() ? points
				: new Points(java.util.Arrays.copyOf(points.times(), size), java.util.Arrays.copyOf(points.values(), size));
	}

	/** Of several points that fall together the greatest stays: a peak is what a reader looks for. A gap stays too. */
	private static Points thinned(Points points) {
		int size = points.size();
		if (size <= MOST_POINTS) {
			return points;
		}
		int together = (size + MOST_POINTS - 1) / MOST_POINTS;
		int count = (size + together - 1) / together;
		long[] times = new long[count];
		double[] values = new double[count];
		for (int i = 0; i < count; i++) {
			int first = i * together;
			double value = points.values()[first];
			for (int k = first + 1; k < Math.min(size, first + together); k++) {
				double next = points.values()[k];
				value = Double.isNaN(value) || Double.isNaN(next) ? Double.NaN : Math.max(value, next);
			}
			times[i] = points.times()[first];
			values[i] = value;
		}
		return new Points(times, values);
	}

	/**
	 * A time of day for the axis.
	 *
	 * @param millis
	 *            milliseconds since 1970
	 * @return hours, minutes and seconds
	 */
	public String time(long millis) {
		return TIME.format(Instant.ofEpochMilli(millis).atZone(zone));
	}
}
