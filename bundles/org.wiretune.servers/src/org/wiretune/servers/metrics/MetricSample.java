/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.HashMap;
import java.util.Map;

/**
 * What one reading brought.
 *
 * @param processStart
 *            start time that the process names, milliseconds since 1970; tells a restarted process from the one before
 * @param values
 *            by key
 * @param attributes
 *            number of attributes that answered
 * @param calls
 *            number of calls to the process that the reading took
 * @param nanos
 *            how long it took
 */
public record MetricSample(long processStart, Map<MetricKey, Double> values, int attributes, int calls, long nanos) {

	/** Copies the values. */
	public MetricSample {
		values = Map.copyOf(values);
	}

	/**
	 * This sample with further values.
	 *
	 * @param more
	 *            by key, none of them in the sample
	 * @return a sample
	 */
	MetricSample with(Map<MetricKey, Double> more) {
		if (more.isEmpty()) {
			return this;
		}
		Map<MetricKey, Double> all = new HashMap<>(values);
		all.putAll(more);
		return new MetricSample(processStart, all, attributes, calls, nanos);
	}
}
