/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.wiretune.perf.result.ReachedLimit;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.alarms.AlarmCondition;
import org.wiretune.servers.alarms.AlarmDefinition;
import org.wiretune.servers.gauges.GaugeDefinition;
import org.wiretune.servers.gauges.GaugeLimit;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.MetricFigure;
import org.wiretune.servers.metrics.MetricHistory;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.metrics.MetricSeries.Points;
import org.wiretune.servers.metrics.MetricSeries;
import org.wiretune.servers.metrics.MetricTable;
import org.wiretune.servers.metrics.MetricUnit;

/**
 * What of a server was at its configured maximum, for how long, and why that is no alarm: the gauges mark it at once, an alarm
 * needs it for some seconds and mostly that work waits. Pure.
 */
public final class ReachedLimits {

	private static final Texts TEXTS = Texts.of(ReachedLimits.class, "messages"); //$NON-NLS-1$

	private ReachedLimits() {
	}

	/**
	 * Looks through what was read during a run.
	 *
	 * @param tables what is read, shown and watched
	 * @param history what was read
	 * @param raised id, line feed and instance of each alarm that was raised; what it tells is left out
	 * @return one for each pool or data source, in the order of the gauges
	 */
	public static List<ReachedLimit> of(ServerTables tables, MetricHistory history, Set<String> raised) {
		List<ReachedLimit> found = new ArrayList<>();
		for (GaugeDefinition gauge : tables.gauges().definitions()) {
			boolean whole = gauge.limit().kind() == GaugeLimit.Kind.SHARE && gauge.limit().figure() == 1 && !gauge.maximum().isEmpty();
			for (String instance : whole ? history.instances(gauge.value()) : List.<String>of()) {
				List<AlarmDefinition> alarms = tables.alarms().definitions().stream()
						.filter(each -> each.condition().limit().metrics().anyMatch(gauge.maximum()::equals)).toList();
				boolean told = alarms.stream().anyMatch(each -> raised.contains(each.id() + '\n' + instance));
				if (!told && found.size() < ReachedLimit.MOST) {
					of(tables.metrics(), history, gauge, instance, alarms.stream().findFirst()).ifPresent(found::add);
				}
			}
		}
		return found;
	}

	private static Optional<ReachedLimit> of(MetricTable metrics, MetricHistory history, GaugeDefinition gauge, String instance, Optional<AlarmDefinition> alarm) {
		Points values = points(history, gauge.value(), instance);
		Points maxima = points(history, gauge.maximum(), instance);
		int seconds = 0;
		int of = 0;
		double most = Double.NaN;
		double limit = Double.NaN;
		int at = 0;
		for (int i = 0; i < values.size(); i++) {
			while (at + 1 < maxima.size() && maxima.times()[at + 1] <= values.times()[i]) {
				at++;
			}
			double value = values.values()[i];
			double maximum = at < maxima.size() ? maxima.values()[at] : Double.NaN;
			if (Double.isNaN(value) || !(maximum > 0)) {
				continue;
			}
			of++;
			if (value >= maximum) {
				seconds++;
				limit = maximum;
				most = Double.isNaN(most) ? value : Math.max(most, value);
			}
		}
		if (seconds == 0) {
			return Optional.empty();
		}
		MetricUnit unit = metrics.unit(gauge.value()).orElse(MetricUnit.COUNT);
		String name = gauge.title(instance);
		String figure = MetricFigure.of(most, unit, limit).number();
		String maximum = MetricFigure.exact(limit, unit, limit).toString();
		String told = TEXTS.get("reached", name, figure, maximum, Integer.toString(seconds), Integer.toString(of)); //$NON-NLS-1$
		String why = alarm.map(each -> why(each)).orElseGet(() -> TEXTS.get("reached.noAlarm")); //$NON-NLS-1$
		return Optional.of(new ReachedLimit(name, most, limit, unit.words(), seconds, of,
				alarm.map(AlarmDefinition::id).orElse(""), alarm.map(each -> each.condition().seconds()).orElse(0), //$NON-NLS-1$
				alarm.map(each -> each.condition().of()).orElse(0), told + ' ' + why));
	}

	private static String why(AlarmDefinition alarm) {
		AlarmCondition condition = alarm.condition();
		return TEXTS.get(condition.when().isPresent() ? "reached.waiting" : "reached.seconds", alarm.id(), //$NON-NLS-1$ //$NON-NLS-2$
				Integer.toString(condition.seconds()), Integer.toString(condition.of()));
	}

	private static Points points(MetricHistory history, String metric, String instance) {
		Optional<MetricSeries> series = history.series(new MetricKey(metric, instance));
		return series.map(line -> line.since(Long.MIN_VALUE)).orElse(new Points(new long[0], new double[0]));
	}
}
