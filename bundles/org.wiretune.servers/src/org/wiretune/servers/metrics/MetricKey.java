/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.Objects;

/**
 * Names one series: a metric of the table and, where its MBean pattern stands for several, which of them.
 *
 * @param metric
 *            id of the metric in its {@link MetricTable}
 * @param instance
 *            the distinguishing name, for example that of a thread pool; empty when there is only one
 */
public record MetricKey(String metric, String instance) implements Comparable<MetricKey> {

	/** Checks the values. */
	public MetricKey {
		Objects.requireNonNull(metric);
		Objects.requireNonNull(instance);
	}

	/**
	 * The key of a metric that exists once.
	 *
	 * @param metric
	 *            id of the metric
	 * @return key without instance
	 */
	public static MetricKey of(String metric) {
		return new MetricKey(metric, ""); //$NON-NLS-1$
	}

	@Override
	public int compareTo(MetricKey other) {
		int byMetric = metric.compareTo(other.metric);
		return byMetric != 0 ? byMetric : instance.compareTo(other.instance);
	}

	@Override
	public String toString() {
		return instance.isEmpty() ? metric : metric + '[' + instance + ']';
	}
}
