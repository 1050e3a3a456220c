/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Computes all derived metrics of a table, instance by instance. Not safe for several threads; the connection guards it. */
final class DerivedValues {

	private final List<DerivedMetric> metrics;
	private final List<DifferenceMetric> differences;
	private final Map<MetricKey, DerivedValue> values = new HashMap<>();

	DerivedValues(List<DerivedMetric> metrics, List<DifferenceMetric> differences) {
		this.metrics = metrics;
		this.differences = differences;
	}

	/** Forgets what was, for example because another process answers now. */
	void reset() {
		values.clear();
	}

	/** The values of a sample together with those that are derived from them. */
	Map<MetricKey, Double> withDerived(Map<MetricKey, Double> read) {
		Map<MetricKey, Double> all = new HashMap<>(read);
		for (Map.Entry<MetricKey, Double> each : read.entrySet()) {
			for (DerivedMetric metric : metrics) {
				if (metric.change().equals(each.getKey().metric())) {
					String instance = each.getKey().instance();
					Double over = read.getOrDefault(new MetricKey(metric.over(), instance), read.get(MetricKey.of(metric.over())));
					if (over != null) {
						MetricKey key = new MetricKey(metric.id(), instance);
						all.put(key, value(key, metric).add(each.getValue(), over));
					}
				}
			}
			for (DifferenceMetric metric : differences) {
				if (metric.from().equals(each.getKey().metric())) {
					Double minus = read.get(new MetricKey(metric.minus(), each.getKey().instance()));
					if (minus != null) {
						all.put(new MetricKey(metric.id(), each.getKey().instance()), Math.max(0, each.getValue() - minus));
					}
				}
			}
		}
		return all;
	}

	private DerivedValue value(MetricKey key, DerivedMetric metric) {
		if (values.size() >= MetricHistory.MOST_SERIES && !values.containsKey(key)) {
			// Instances that come and go for ever must not fill the memory; those that are there begin anew.
			values.clear();
		}
		return values.computeIfAbsent(key, each -> new DerivedValue(metric));
	}
}
