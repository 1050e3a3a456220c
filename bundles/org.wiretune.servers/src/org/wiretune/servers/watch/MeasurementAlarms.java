/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Second;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.metrics.MetricHistory;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.metrics.MetricSeries.Points;
import org.wiretune.servers.metrics.MetricUnit;

/** Alarms that need the figures of both sides of a measurement: those of the load driver and those of the server. */
public final class MeasurementAlarms {

	private static final Texts TEXTS = Texts.of(MeasurementAlarms.class, "messages"); //$NON-NLS-1$

	/** With fewer calls a few closed connections are chance. WireTune's own limit. */
	private static final long LEAST_CALLS = 1_000;

	/** The default of servers that close is 100 requests (JBoss EAP 5 Performance Tuning Guide, 2.1.1); a tenth for other closes. */
	private static final double CALLS_OF_A_CONNECTION = 110;

	/** Most of the time: the source gives no share. WireTune's own limit. */
	private static final double MAJORITY = 50;

	/** Below this mean the network and the clocks are too large a part. */
	private static final double LEAST_MILLIS = 5;

	/** How far the requests of a servlet may be from the calls of the driver to be the same ones. */
	private static final double SAME = 0.2;

	private MeasurementAlarms() {
	}

	/**
	 * The alarms of a measurement.
	 *
	 * @param measurement
	 *            what the driver measured
	 * @param history
	 *            what was read from the server meanwhile
	 * @param now
	 *            milliseconds since 1970
	 * @return none, one or both
	 */
	public static List<Alarm> of(Measurement measurement, MetricHistory history, long now) {
		List<Alarm> alarms = new ArrayList<>();
		closes(measurement, now).ifPresent(alarms::add);
		share(measurement, history, now).ifPresent(alarms::add);
		return alarms;
	}

	private static Optional<Alarm> closes(Measurement measurement, long now) {
		double opened = measurement.value(CommonFigures.CONNECTIONS_OPENED);
		int users = measurement.seconds().stream().mapToInt(Second::users).max().orElse(-1);
		double again = opened - users;
		if (Double.isNaN(opened) || users < 1 || again < 1 || measurement.answered() < LEAST_CALLS) {
			return Optional.empty();
		}
		double calls = measurement.answered() / again;
		if (calls > CALLS_OF_A_CONNECTION) {
			return Optional.empty();
		}
		return Optional.of(new Alarm("connection-close-per-100-live", "run", "", now, calls, CALLS_OF_A_CONNECTION, Double.NaN, MetricUnit.COUNT.words(), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
				LimitOwner.NONE, TEXTS.get("connection-close-per-100-live", Digits.fixed(again, 0), Long.toString(measurement.answered()), Digits.fixed(calls, 0)), List.of())); //$NON-NLS-1$
	}

	private static Optional<Alarm> share(Measurement measurement, MetricHistory history, long now) {
		if (!measurement.isValid()) {
			// A share of a time that must not be used says nothing.
			return Optional.empty();
		}
		double mean = measurement.latency().meanMs();
		Optional<Phase> phase = measurement.phases().stream().filter(each -> each.name().equals(Phase.MEASUREMENT)).findFirst();
		if (!(mean >= LEAST_MILLIS) || phase.isEmpty() || measurement.answered() < LEAST_CALLS) {
			return Optional.empty();
		}
		long begin = measurement.startedAt().toEpochMilli();
		long from = begin + Math.round(phase.get().fromSeconds() * 1000);
		long to = begin + Math.round(phase.get().toSeconds() * 1000);
		for (String family : List.of("wildfly", "liberty")) { //$NON-NLS-1$ //$NON-NLS-2$
			for (String servlet : history.instances(family + ".servlet.requests")) { //$NON-NLS-1$
				double requests = grown(history, family + ".servlet.requests", servlet, from, to, false); //$NON-NLS-1$
				double millis = grown(history, family + ".servlet.time", servlet, from, to, family.equals("liberty")); //$NON-NLS-1$ //$NON-NLS-2$
				double share = 100 * millis / requests / mean;
				if (Math.abs(requests - measurement.answered()) <= SAME * measurement.answered() && share >= MAJORITY) {
					return Optional.of(new Alarm("response-mostly-in-j2ee-tier", "run", servlet, now, Math.min(100, share), MAJORITY, Double.NaN, MetricUnit.PERCENT.words(), //$NON-NLS-1$ //$NON-NLS-2$
							LimitOwner.NONE, TEXTS.get("response-mostly-in-j2ee-tier", servlet, Quantity.percent(Math.min(100, share)), Quantity.milliseconds(millis / requests), Quantity.milliseconds(mean)), List.of())); //$NON-NLS-1$
				}
			}
		}
		return Optional.empty();
	}

	/** How much a total grew within a time. Liberty keeps a mean since its start, which its requests make a total. */
	private static double grown(MetricHistory history, String metric, String instance, long from, long to, boolean isMean) {
		Points points = history.series(new MetricKey(metric, instance)).map(series -> series.since(Long.MIN_VALUE)).orElse(new Points(new long[0], new double[0]));
		Points counts = isMean ? history.series(new MetricKey(metric.replace(".time", ".requests"), instance)).map(series -> series.since(Long.MIN_VALUE)) //$NON-NLS-1$ //$NON-NLS-2$
				.orElse(new Points(new long[0], new double[0])) : null;
		return at(points, counts, to) - at(points, counts, from);
	}

	private static double at(Points points, Points counts, long time) {
		double last = Double.NaN;
		for (int i = 0; i < points.size() && points.times()[i] <= time; i++) {
			double times = counts == null ? 1 : i < counts.size() ? counts.values()[i] : Double.NaN;
			last = points.values()[i] * times;
		}
		return last;
	}
}
