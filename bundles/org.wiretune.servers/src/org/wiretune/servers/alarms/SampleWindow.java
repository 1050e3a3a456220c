/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

import java.util.Map;
import java.util.TreeSet;

import org.wiretune.servers.metrics.MetricKey;

/** The last samples, for expressions that look back. Bounded; used by one thread at a time. */
final class SampleWindow {

	/** The most samples that are kept: five minutes at one a second. */
	static final int CAPACITY = 300;

	private final long[] times = new long[CAPACITY];
	@SuppressWarnings({ "unchecked", "rawtypes" })
	private final Map<MetricKey, Double>[] samples = new Map[CAPACITY];
	private int next;
	private int size;

	void add(long time, Map<MetricKey, Double> values) {
		times[next] = time;
		samples[next] = values;
		next = (next + 1) % CAPACITY;
		size = Math.min(size + 1, CAPACITY);
	}

	void clear() {
		java.util.Arrays.fill(samples, null);
		size = 0;
	}

	/** Number of samples. */
	int size() {
		return size;
	}

	/** Milliseconds of a sample. Age 0 is the newest one. */
	long time(int age) {
		return times[index(age)];
	}

	/** A value of a sample; that of the metric's only instance where it has no such one; not a number for none. */
	double value(String metric, String instance, int age) {
		if (age < 0 || age >= size) {
			return Double.NaN;
		}
		Map<MetricKey, Double> sample = samples[index(age)];
		Double value = sample.get(new MetricKey(metric, instance));
		if (value == null && !instance.isEmpty()) {
			value = sample.get(MetricKey.of(metric));
		}
		return value == null ? Double.NaN : value;
	}

	/** The values of all instances of a metric in a sample. */
	double[] all(String metric, int age) {
		if (age < 0 || age >= size) {
			return new double[0];
		}
		return samples[index(age)].entrySet().stream().filter(each -> each.getKey().metric().equals(metric) && !each.getValue().isNaN())
				.mapToDouble(Map.Entry::getValue).toArray();
	}

	/** The instances of a metric in the newest sample. */
	TreeSet<String> instances(String metric) {
		TreeSet<String> names = new TreeSet<>();
		if (size > 0) {
			for (MetricKey key : samples[index(0)].keySet()) {
				if (key.metric().equals(metric)) {
					names.add(key.instance());
				}
			}
		}
		return names;
	}

	private int index(int age) {
		return Math.floorMod(next - 1 - age, CAPACITY);
	}
}
