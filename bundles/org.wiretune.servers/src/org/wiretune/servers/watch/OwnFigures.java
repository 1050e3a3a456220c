/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.watch;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.perf.result.RunGauge;
import org.wiretune.servers.gauges.GaugeDefinition;
import org.wiretune.servers.gauges.GaugeLimit;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.MetricHistory;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.metrics.MetricSeries.Points;
import org.wiretune.servers.metrics.MetricSource;
import org.wiretune.servers.metrics.MetricUnit;
import org.wiretune.servers.own.OwnTables;

/** What the gauges of the user's own read while a run went on, as its file keeps it. Pure. */
final class OwnFigures {

	private static final double MILLIS = 1_000;

	private OwnFigures() {
	}

	/**
	 * {@return the figures of each gauge, with times in seconds since the epoch}
	 *
	 * @param tables what is read and shown
	 * @param history what was read
	 */
	static List<RunGauge> of(ServerTables tables, MetricHistory history) {
		List<RunGauge> found = new ArrayList<>();
		for (GaugeDefinition gauge : tables.gauges().definitions()) {
			if (!OwnTables.isOwn(gauge.id())) {
				continue;
			}
			for (String instance : history.instances(gauge.value())) {
				history.series(new MetricKey(gauge.value(), instance)).map(series -> of(tables, gauge, instance, series.since(Long.MIN_VALUE)))
						.filter(each -> !each.values().isEmpty()).ifPresent(found::add);
			}
		}
		return found;
	}

	private static RunGauge of(ServerTables tables, GaugeDefinition gauge, String instance, Points points) {
		List<Double> seconds = new ArrayList<>();
		List<Double> values = new ArrayList<>();
		for (int i = 0; i < points.size(); i++) {
			if (Double.isFinite(points.values()[i])) {
				seconds.add(points.times()[i] / MILLIS);
				values.add(points.values()[i]);
			}
		}
		String unit = tables.metrics().unit(gauge.value()).orElse(MetricUnit.COUNT).words();
		String source = tables.metrics().sources().stream().filter(each -> each.id().equals(gauge.id())).map(MetricSource::meaning).findFirst().orElse(""); //$NON-NLS-1$
		return new RunGauge(gauge.title(instance), source, unit, gauge.limit().value(Double.NaN), gauge.limit().kind() != GaugeLimit.Kind.LEAST, seconds, values);
	}
}
