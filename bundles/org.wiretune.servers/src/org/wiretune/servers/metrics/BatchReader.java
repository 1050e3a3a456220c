/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import javax.management.Attribute;
import javax.management.InstanceNotFoundException;
import javax.management.MBeanServerConnection;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;
import javax.management.ReflectionException;
import javax.management.openmbean.CompositeData;

/**
 * Reads all rows of a {@link MetricTable} from a process in one batch: one call per MBean with all its attributes, and one
 * query per pattern now and then. Belongs to one connection and is used by one thread at a time.
 */
final class BatchReader {

	/** Patterns are asked again after this many readings, so a pool made later shows within a few seconds. */
	static final int READINGS_PER_QUERY = 3;

	private static final String START_TIME = "StartTime"; //$NON-NLS-1$
	private static final ObjectName RUNTIME = name("java.lang:type=Runtime"); //$NON-NLS-1$

	private final MetricTable table;
	private final Map<ObjectName, Set<ObjectName>> names = new HashMap<>();
	private int readingsSinceQuery;

	BatchReader(MetricTable table) {
		this.table = table;
	}

	/**
	 * Reads all values that the process offers. What it does not offer is left out.
	 *
	 * @throws IOException
	 *             when the connection broke
	 */
	MetricSample read(MBeanServerConnection server) throws IOException {
		long begin = System.nanoTime();
		int calls = 0;
		if (readingsSinceQuery == 0) {
			calls += query(server);
		}
		readingsSinceQuery = (readingsSinceQuery + 1) % READINGS_PER_QUERY;

		Map<ObjectName, Map<String, Object>> answers = new HashMap<>();
		for (Map.Entry<ObjectName, Set<String>> batch : batches().entrySet()) {
			calls++;
			answers.put(batch.getKey(), attributes(server, batch.getKey(), batch.getValue()));
		}

		Map<MetricKey, Double> values = new HashMap<>();
		for (MetricSource source : table.sources()) {
			for (ObjectName name : names.getOrDefault(source.pattern(), Set.of())) {
				if (source.accepts(name)) {
					double value = value(answers.get(name).get(source.attribute()), source.item());
					if (!Double.isNaN(value)) {
						values.merge(source.keyFor(name), value, Double::sum);
					}
				}
			}
		}
		int attributes = answers.values().stream().mapToInt(Map::size).sum();
		long start = answers.get(RUNTIME).get(START_TIME) instanceof Number number ? number.longValue() : 0;
		return new MetricSample(start, values, attributes, calls, System.nanoTime() - begin);
	}

	private int query(MBeanServerConnection server) throws IOException {
		int calls = 0;
		Set<ObjectName> patterns = new HashSet<>();
		for (MetricSource source : table.sources()) {
			ObjectName pattern = source.pattern();
			if (patterns.add(pattern)) {
				if (pattern.isPattern()) {
					calls++;
					names.put(pattern, bounded(server.queryNames(pattern, null)));
				} else {
					names.put(pattern, Set.of(pattern));
				}
			}
		}
		return calls;
	}

	private static Set<ObjectName> bounded(Set<ObjectName> found) {
		if (found.size() <= MetricHistory.MOST_SERIES) {
			return found;
		}
		return new LinkedHashSet<>(found.stream().sorted().limit(MetricHistory.MOST_SERIES).toList());
	}

	private Map<ObjectName, Set<String>> batches() {
		Map<ObjectName, Set<String>> batches = new LinkedHashMap<>();
		batches.computeIfAbsent(RUNTIME, name -> new LinkedHashSet<>()).add(START_TIME);
		for (MetricSource source : table.sources()) {
			for (ObjectName name : names.getOrDefault(source.pattern(), Set.of())) {
				if (source.accepts(name)) {
					batches.computeIfAbsent(name, each -> new LinkedHashSet<>()).add(source.attribute());
				}
			}
		}
		return batches;
	}

	private Map<String, Object> attributes(MBeanServerConnection server, ObjectName name, Set<String> wanted)
			throws IOException {
		List<Attribute> answer = new ArrayList<>();
		try {
			answer.addAll(server.getAttributes(name, wanted.toArray(String[]::new)).asList());
		} catch (InstanceNotFoundException gone) {
			// A pool that was closed since the last query: ask for the names again.
			readingsSinceQuery = 0;
		} catch (ReflectionException | RuntimeException refused) {
			// An MBean that fails must not cost the values of the others; its own are missing in this sample.
			return Map.of();
		}
		Map<String, Object> values = new HashMap<>();
		for (Attribute attribute : answer) {
			if (attribute.getValue() != null) {
				values.put(attribute.getName(), attribute.getValue());
			}
		}
		return values;
	}

	/**
	 * The figure in an attribute. A negative one means "undefined" throughout {@code java.lang.management}
	 * ({@code MemoryUsage.getMax}, {@code GarbageCollectorMXBean.getCollectionTime}).
	 */
	private static double value(Object attribute, String item) {
		Object value = attribute;
		if (!item.isEmpty()) {
			value = attribute instanceof CompositeData composite && composite.containsKey(item) ? composite.get(item) : null;
		}
		double number = value instanceof Number figure ? figure.doubleValue() : Double.NaN;
		return number < 0 ? Double.NaN : number;
	}

	private static ObjectName name(String text) {
		try {
			return new ObjectName(text);
		} catch (MalformedObjectNameException impossible) {
			throw new IllegalArgumentException(impossible);
		}
	}
}
