/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.wiretune.chart.AxisScale;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.gauges.GaugeReading.Amount;
import org.wiretune.servers.gauges.GaugeReading.Detail;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricFigure;
import org.wiretune.servers.metrics.MetricHistory.Break;
import org.wiretune.servers.metrics.MetricHistory.BreakKind;
import org.wiretune.servers.metrics.MetricHistory;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.metrics.MetricSeries.Points;
import org.wiretune.servers.metrics.MetricSeries;
import org.wiretune.servers.metrics.MetricTable;
import org.wiretune.servers.metrics.MetricUnit;

/**
 * Turns what a connection has read into readings of gauges. Holds no state of its own besides the tables; a reading costs
 * microseconds, so it may be made on any thread.
 */
public final class GaugeBoard {

	private static final Texts TEXTS = Texts.of(GaugeBoard.class, "messages"); //$NON-NLS-1$

	/** Of a scale, at most. */
	private static final int STEPS = 5;

	/** A pool that has not been read for this long, while others were, has been closed and is no longer shown. */
	private static final long GONE = 5_000;

	private final GaugeTable gauges;
	private final MetricTable metrics;
	private final GaugeLimits limits;

	/**
	 * A board.
	 *
	 * @param tables
	 *            which gauges there are, and what the connection reads
	 * @param limits
	 *            limits that a user has set
	 */
	public GaugeBoard(ServerTables tables, GaugeLimits limits) {
		gauges = tables.gauges();
		metrics = tables.metrics();
		this.limits = limits;
	}

	/**
	 * The gauges of a connection now.
	 *
	 * @param connection
	 *            where the values come from
	 * @return in the order of the table; empty before the first reading
	 */
	public List<GaugeReading> read(MetricConnection connection) {
		return read(connection.history(), connection.status().isLive());
	}

	/**
	 * The gauges of a history.
	 *
	 * @param history
	 *            what was read
	 * @param live
	 *            whether more is being read; otherwise the readings are stale
	 * @return in the order of the table; empty before the first reading
	 */
	public List<GaugeReading> read(MetricHistory history, boolean live) {
		long to = history.lastTime();
		if (to == Long.MIN_VALUE) {
			return List.of();
		}
		long oldest = Math.max(to - GONE, lastRestart(history));
		List<GaugeReading> readings = new ArrayList<>();
		for (GaugeDefinition definition : gauges.definitions()) {
			List<GaugeReading> group = new ArrayList<>();
			List<String> instances = instances(definition, history);
			for (String instance : instances.isEmpty() && definition.words().missing().isPresent() ? List.of("") : instances) { //$NON-NLS-1$
				Source source = new Source(history, instance, oldest);
				if (instance.isEmpty() || !Double.isNaN(source.last(definition.value()))) {
					group.add(reading(definition, source, to, !live));
				}
			}
			// A server has pools that never made a thread; those that work come first.
			group.sort(Comparator.comparing(reading -> reading.inner().value() == 0));
			readings.addAll(group);
		}
		return readings;
	}

	/** A derived value comes with the second reading; its gauge is there from the first, so that nothing jumps. */
	private static List<String> instances(GaugeDefinition definition, MetricHistory history) {
		List<String> instances = history.instances(definition.value());
		for (int i = 0; instances.isEmpty() && i < definition.details().size(); i++) {
			instances = history.instances(definition.details().get(i));
		}
		return instances;
	}

	private static long lastRestart(MetricHistory history) {
		long last = Long.MIN_VALUE;
		for (Break each : history.breaks()) {
			if (each.kind() == BreakKind.RESTART) {
				last = Math.max(last, each.time());
			}
		}
		return last;
	}

	/** The values of one gauge in a history. */
	private record Source(MetricHistory history, String instance, long oldest) {

		double last(String metric) {
			if (metric.isEmpty()) {
				return Double.NaN;
			}
			Optional<MetricSeries> series = history.series(new MetricKey(metric, instance));
			return series.filter(line -> line.lastTime() >= oldest).map(MetricSeries::last).orElse(Double.NaN);
		}

		Points since(String metric, long from) {
			return history.series(new MetricKey(metric, instance)).map(series -> series.since(from))
					.orElse(new Points(new long[0], new double[0]));
		}
	}

	private GaugeReading reading(GaugeDefinition definition, Source source, long to, boolean stale) {
		GaugeKey key = new GaugeKey(definition.id(), source.instance());
		MetricUnit unit = metrics.unit(definition.value()).orElse(MetricUnit.COUNT);
		long from = to - GaugeReading.SHOWN_MILLIS;
		Points history = source.since(definition.value(), from);
		double value = source.last(definition.value());
		double maximum = source.last(definition.maximum());
		double peak = history.greatest();
		GaugeLimit set = limits.of(key).orElse(definition.limit());
		double limit = set.value(maximum);
		AxisScale scale = scale(definition, unit, maximum, limit, peak);
		double end = scale.to();

		MetricFigure figure = MetricFigure.of(value, unit, end);
		MetricFigure limitFigure = MetricFigure.exact(limit, unit, end);
		MetricFigure maximumFigure = MetricFigure.exact(maximum, unit, end);
		double waiting = source.last(definition.waiting());
		MetricFigure waitingFigure = MetricFigure.of(waiting, metrics.unit(definition.waiting()).orElse(MetricUnit.TASKS), end);
		double inner = source.last(definition.inner());
		Amount innerAmount = amount(inner, MetricFigure.of(inner, unit, end), definition, "inner"); //$NON-NLS-1$
		Amount waitingAmount = amount(waiting, waitingFigure, definition, "waiting"); //$NON-NLS-1$
		Amount maximumAmount = amount(maximum, maximumFigure, definition, "maximum"); //$NON-NLS-1$

		GaugeState state = Double.isNaN(value) ? GaugeState.NO_VALUE
				: set.warns(value, maximum) ? GaugeState.WARNING : GaugeState.NORMAL;
		String warningText = state != GaugeState.WARNING ? "" : definition.words().format("warning", //$NON-NLS-1$ //$NON-NLS-2$
				shortFigure(figure, unit), limitFigure.toString(), shortFigure(maximumFigure, unit),
				Double.isNaN(waiting) ? "0" : waitingFigure.number()); //$NON-NLS-1$
		String stateText = switch (state) {
		case NO_VALUE -> definition.words().missing().filter(text -> instances(definition, source.history()).isEmpty())
				.or(() -> TEXTS.find("state.noValue." + definition.id())).orElseGet(() -> TEXTS.get("state.noValue")); //$NON-NLS-1$ //$NON-NLS-2$
		case NORMAL -> TEXTS.get(Double.isNaN(limit) ? "state.noLimit" : "state.normal"); //$NON-NLS-1$ //$NON-NLS-2$
		case WARNING -> TEXTS.get("state.warning", warningText); //$NON-NLS-1$
		};
		boolean offScale = scale.isBeyond(value);
		String title = definition.title(source.instance());
		StringBuilder rest = new StringBuilder();
		append(rest, "sentence.maximum", maximumAmount.isPresent(), maximumFigure.toString()); //$NON-NLS-1$
		append(rest, "sentence.limit", !Double.isNaN(limit), limitFigure.toString()); //$NON-NLS-1$
		append(rest, "sentence.inner", innerAmount.isPresent(), innerAmount.phrase()); //$NON-NLS-1$
		append(rest, "sentence.waiting", waitingAmount.isPresent(), waitingAmount.phrase()); //$NON-NLS-1$
		append(rest, "sentence.offScale", offScale, ""); //$NON-NLS-1$ //$NON-NLS-2$
		String spokenState = stale ? TEXTS.get("state.stale") : stateText; //$NON-NLS-1$

		String note = ""; //$NON-NLS-1$
		List<Detail> details = new ArrayList<>();
		for (String metric : definition.details()) {
			double detail = source.last(metric);
			MetricFigure detailFigure = MetricFigure.of(detail, metrics.unit(metric).orElse(MetricUnit.COUNT), detail);
			details.add(new Detail(metrics.label(metric), detailFigure));
			if (note.isEmpty() && !Double.isNaN(detail)) {
				note = definition.words().format("note", detailFigure.toString()); //$NON-NLS-1$
			}
		}
		return new GaugeReading(key, definition.group(), title, unit, scale, new Amount(value, figure, figure.toString()), innerAmount,
				maximumAmount, new Amount(limit, limitFigure, limitFigure.toString()), waitingAmount,
				amount(peak, MetricFigure.of(peak, unit, end), definition, "peak"), state, stateText, warningText, note, offScale, stale, //$NON-NLS-1$
				TEXTS.get("sentence", title, figure.toString(), spokenState, rest.toString()), history, from, to, //$NON-NLS-1$
				source.history().breaks().stream().filter(each -> each.time() >= from).toList(), details, definition.words());
	}

	private static void append(StringBuilder text, String key, boolean present, String argument) {
		if (present) {
			text.append(TEXTS.get(key, argument));
		}
	}

	/** "10 of 10 threads busy" names the unit itself. */
	private static String shortFigure(MetricFigure figure, MetricUnit unit) {
		return unit == MetricUnit.THREADS || unit == MetricUnit.MESSAGES ? figure.number() : figure.toString();
	}

	private static Amount amount(double value, MetricFigure figure, GaugeDefinition definition, String key) {
		String phrase = Double.isNaN(value) ? "" //$NON-NLS-1$
				: definition.words().format(key, figure.toString(), figure.number());
		return new Amount(value, figure, phrase);
	}

	/** Marks are round figures of the unit that is shown. */
	private static AxisScale scale(GaugeDefinition definition, MetricUnit unit, double maximum, double limit, double peak) {
		double factor = MetricFigure.factor(unit, 0);
		AxisScale scale = scale(definition, unit, maximum, limit, peak, factor);
		double shown = MetricFigure.factor(unit, scale.to());
		return shown == factor ? scale : scale(definition, unit, maximum, limit, peak, shown);
	}

	private static AxisScale scale(GaugeDefinition definition, MetricUnit unit, double maximum, double limit, double peak, double factor) {
		double limitOrZero = Double.isNaN(limit) ? 0 : limit;
		AxisScale scale;
		if (maximum > 0) {
			scale = limitOrZero > maximum ? fitting(limitOrZero / factor) : AxisScale.endingAt(maximum / factor, STEPS);
		} else if (definition.end() > 0) {
			scale = AxisScale.endingAt(Math.max(definition.end(), fitting(limitOrZero * 1.25).to()) / factor, STEPS);
		} else {
			scale = fitting(Math.max(10, Math.max(limitOrZero * 1.25, Double.isNaN(peak) ? 0 : peak)) / factor);
		}
		// Half a thread is no mark.
		boolean countable = unit != MetricUnit.BYTES && unit != MetricUnit.PERCENT && unit != MetricUnit.MILLISECONDS;
		return (countable ? scale.coarser(1) : scale).times(factor);
	}

	/** A scale from 0 to a round value, so that another one fits on it. */
	static AxisScale fitting(double least) {
		return AxisScale.fromZero(Math.max(least, 1), STEPS);
	}
}
