/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * All series of one connection, and where their lines are broken. Bounded: a number of series, points per series and
 * breaks.
 * <p>
 * Safe for any thread.
 */
public final class MetricHistory {

	/** The most series of one connection. A process may register any number of MBeans; the memory stays bounded. */
	public static final int MOST_SERIES = 1000;

	private static final int MOST_BREAKS = 64;

	/** Why a line is broken. */
	public enum BreakKind {
		/** The process did not answer for a while; before and after it is the same process. */
		GAP,
		/** What follows belongs to another process. */
		RESTART
	}

	/**
	 * A place where the lines are broken.
	 *
	 * @param time
	 *            milliseconds since 1970, time of the first value after the break
	 * @param kind
	 *            why
	 */
	public record Break(long time, BreakKind kind) {
	}

	/**
	 * The values of one reading.
	 *
	 * @param time
	 *            milliseconds since 1970
	 * @param values
	 *            by key, derived ones included; those that are not a number are left out
	 */
	public record Sample(long time, Map<MetricKey, Double> values) {
	}

	private final int pointsPerSeries;
	private final Map<MetricKey, MetricSeries> series = new TreeMap<>();
	private final Deque<Break> breaks = new ArrayDeque<>();
	private long firstTime = Long.MIN_VALUE;
	private long lastTime = Long.MIN_VALUE;
	private Map<MetricKey, Double> lastValues = Map.of();
	private boolean full;

	/**
	 * An empty history.
	 *
	 * @param pointsPerSeries
	 *            capacity of each series
	 */
	public MetricHistory(int pointsPerSeries) {
		this.pointsPerSeries = pointsPerSeries;
	}

	/**
	 * Takes the values of one sample.
	 *
	 * @param time
	 *            milliseconds since 1970
	 * @param values
	 *            by key; a value that is not a number is left out
	 */
	public synchronized void add(long time, Map<MetricKey, Double> values) {
		firstTime = firstTime == Long.MIN_VALUE ? time : firstTime;
		lastTime = Math.max(lastTime, time);
		lastValues = values.entrySet().stream().filter(each -> !each.getValue().isNaN())
				.collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
		values.forEach((key, value) -> {
			if (!value.isNaN()) {
				MetricSeries line = series.get(key);
				if (line == null) {
					if (series.size() >= MOST_SERIES) {
						full = true;
						return;
					}
					line = new MetricSeries(pointsPerSeries);
					series.put(key, line);
				}
				line.add(time, value);
			}
		});
	}

	/**
	 * Breaks all lines before the sample that comes next.
	 *
	 * @param time
	 *            of that sample, milliseconds since 1970
	 * @param kind
	 *            why
	 */
	public synchronized void addBreak(long time, BreakKind kind) {
		series.values().forEach(line -> line.add(time, Double.NaN));
		breaks.addLast(new Break(time, kind));
		if (breaks.size() > MOST_BREAKS) {
			breaks.removeFirst();
		}
	}

	/**
	 * The series of a key.
	 *
	 * @param key
	 *            metric and instance
	 * @return the live series, empty when no such value has been read
	 */
	public synchronized Optional<MetricSeries> series(MetricKey key) {
		return Optional.ofNullable(series.get(key));
	}

	/**
	 * The instances of a metric that have been read, for example the names of the thread pools.
	 *
	 * @param metric
	 *            id of the metric
	 * @return sorted; one empty text for a metric that exists once
	 */
	public synchronized List<String> instances(String metric) {
		List<String> names = new ArrayList<>();
		for (MetricKey key : series.keySet()) {
			if (key.metric().equals(metric)) {
				names.add(key.instance());
			}
		}
		return names;
	}

	/**
	 * Where the lines are broken.
	 *
	 * @return oldest first; only the last ones when there were many
	 */
	public synchronized List<Break> breaks() {
		return List.copyOf(breaks);
	}

	/**
	 * Time of the first sample, also when its values were given up since.
	 *
	 * @return milliseconds since 1970, {@link Long#MIN_VALUE} before the first
	 */
	public synchronized long firstTime() {
		return firstTime;
	}

	/**
	 * Time of the last sample.
	 *
	 * @return milliseconds since 1970, {@link Long#MIN_VALUE} before the first
	 */
	public synchronized long lastTime() {
		return lastTime;
	}

	/**
	 * The last sample.
	 *
	 * @return without values before the first one
	 */
	public synchronized Sample lastSample() {
		return new Sample(lastTime, lastValues);
	}

	/**
	 * Whether a process offered more series than are kept, so that some are missing.
	 *
	 * @return {@code true} once {@link #MOST_SERIES} was exceeded
	 */
	public synchronized boolean isFull() {
		return full;
	}

	/**
	 * Memory that all points take.
	 *
	 * @return bytes
	 */
	public synchronized long bytes() {
		return series.values().stream().mapToLong(MetricSeries::bytes).sum();
	}
}
