/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import javax.management.Attribute;
import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;
import javax.management.ReflectionException;

/**
 * Reads all rows of a {@link MetricTable} from a process in one batch: one call per MBean with all its attributes, or one
 * call for all where a program of ours in the process offers that ({@link WholeReading}). Which MBeans there are is the
 * business of {@link KnownBeans}. Belongs to one connection and is used by one thread at a time.
 */
final class BatchReader {

	private static final String START_TIME = "StartTime"; //$NON-NLS-1$
	private static final ObjectName RUNTIME = name("java.lang:type=Runtime"); //$NON-NLS-1$
	private static final Object[] NO_ARGUMENTS = {};
	private static final String[] NO_SIGNATURE = {};

	private record Place(MetricSource source, ObjectName name) {
	}

	private final MetricTable table;
	private final KnownBeans beans;
	private final ThreadReader threads;
	private final WholeReading whole;
	private final SilentBeans silent;
	/** Figures of rows that are not read each time. */
	private final Map<Place, Double> kept = new HashMap<>();
	private long readings;
	private int calls;

	BatchReader(MetricTable table, SilentBeans silent) {
		this.table = table;
		this.silent = silent;
		beans = new KnownBeans(table);
		threads = new ThreadReader(table);
		whole = new WholeReading(silent);
	}

	/**
	 * Reads all values that the process offers. What it does not offer is left out.
	 *
	 * @throws IOException
	 *             when the connection broke
	 */
	MetricSample read(MBeanServerConnection server) throws IOException {
		long begin = System.nanoTime();
		calls = beans.refresh(server);
		if (beans.changed()) {
			kept.keySet().removeIf(place -> !beans.of(place.source()).contains(place.name()));
		}
		if (beans.changed()) {
			calls++;
			whole.lookFor(server);
		}
		Map<ObjectName, Map<String, Object>> answers = answers(server);
		Map<MetricKey, Double> values = new HashMap<>();
		for (MetricSource source : table.sources()) {
			for (ObjectName name : beans.of(source)) {
				double value = value(server, source, name, answers.getOrDefault(name, Map.of()));
				if (!Double.isNaN(value)) {
					values.merge(source.keyFor(name), value, source.beans().several()::of);
				}
			}
		}
		silent.answered();
		calls += threads.read(server, values);
		readings++;
		int attributes = answers.values().stream().mapToInt(Map::size).sum();
		long start = answers.getOrDefault(RUNTIME, Map.of()).get(START_TIME) instanceof Number number ? number.longValue() : 0;
		return new MetricSample(start, values, attributes, calls, System.nanoTime() - begin);
	}

	private Map<ObjectName, Map<String, Object>> answers(MBeanServerConnection server) throws IOException {
		Map<ObjectName, Set<String>> wanted = batches();
		wanted.keySet().removeIf(silent::isLeftOut);
		if (whole.isOffered()) {
			calls++;
			Optional<Map<ObjectName, Map<String, Object>>> all = whole.read(server, wanted);
			if (all.isPresent()) {
				if (all.get().size() < wanted.size()) {
					beans.forget();
				}
				return all.get();
			}
		}
		Map<ObjectName, Map<String, Object>> answers = new HashMap<>();
		for (Map.Entry<ObjectName, Set<String>> batch : wanted.entrySet()) {
			calls++;
			answers.put(batch.getKey(), attributes(server, batch.getKey(), batch.getValue()));
		}
		return answers;
	}

	private boolean isDue(MetricSource source) {
		return readings % source.reading().every() == 0;
	}

	/** What to ask each MBean for in this reading. */
	private Map<ObjectName, Set<String>> batches() {
		Map<ObjectName, Set<String>> batches = new LinkedHashMap<>();
		batches.computeIfAbsent(RUNTIME, name -> new LinkedHashSet<>()).add(START_TIME);
		for (MetricSource source : table.sources()) {
			MetricReading reading = source.reading();
			if (!isDue(source)) {
				continue;
			}
			for (ObjectName name : beans.of(source)) {
				if (!reading.attribute().isEmpty()) {
					batches.computeIfAbsent(name, each -> new LinkedHashSet<>()).add(reading.attribute());
				}
				if (!reading.guard().isEmpty()) {
					batches.computeIfAbsent(name, each -> new LinkedHashSet<>()).add(reading.guard());
				}
			}
		}
		return batches;
	}

	private double value(MBeanServerConnection server, MetricSource source, ObjectName name, Map<String, Object> answer)
			throws IOException {
		MetricReading reading = source.reading();
		Place place = new Place(source, name);
		if (!isDue(source)) {
			return kept.getOrDefault(place, Double.NaN);
		}
		double value = Double.NaN;
		if (reading.guard().isEmpty() || !"false".equalsIgnoreCase(String.valueOf(answer.get(reading.guard())))) { //$NON-NLS-1$
			value = reading.operation().isEmpty() ? reading.value(answer.get(reading.attribute())) : called(server, name, reading);
		}
		if (reading.every() > 1) {
			kept.put(place, value);
		}
		return value;
	}

	private double called(MBeanServerConnection server, ObjectName name, MetricReading reading) throws IOException {
		if (silent.isLeftOut(name)) {
			return Double.NaN;
		}
		calls++;
		silent.ask(name);
		try {
			return reading.value(server.invoke(name, reading.operation(), NO_ARGUMENTS, NO_SIGNATURE));
		} catch (InstanceNotFoundException gone) {
			beans.forget();
			return Double.NaN;
		} catch (JMException | RuntimeException refused) {
			return Double.NaN;
		}
	}

	private Map<String, Object> attributes(MBeanServerConnection server, ObjectName name, Set<String> wanted)
			throws IOException {
		List<Attribute> answer = new ArrayList<>();
		silent.ask(name);
		try {
			answer.addAll(server.getAttributes(name, wanted.toArray(String[]::new)).asList());
		} catch (InstanceNotFoundException gone) {
			// A pool that was closed since the last query: ask for the names again.
			beans.forget();
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

	static ObjectName name(String text) {
		try {
			return new ObjectName(text);
		} catch (MalformedObjectNameException impossible) {
			throw new IllegalArgumentException(impossible);
		}
	}
}
