/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;
import org.wiretune.perf.result.Second;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.safety.quantity.Nanoseconds;

/**
 * The seconds of a measurement from calls that come nearly in order. The newest seconds keep their histogram; older ones
 * only their row, to which a call that comes very late is added without its percentiles.
 */
final class SecondRows {

	/** Seconds that are kept; a file that spans more shows its beginning only. */
	static final int MOST_SECONDS = 100_000;
	private static final int OPEN_SECONDS = 30;

	private final TreeMap<Integer, Row> rows = new TreeMap<>();
	private int told = -1;

	private static final class Row {
		private Histogram times = new Histogram(Distribution.SIGNIFICANT_DIGITS);
		private long answered;
		private long errors;
		private int users = -1;
		private Second closed;
		private String phase = "";
	}

	/** Adds a call that was over in a second; {@code nanos} below 0 for one that failed. */
	void add(int second, String phase, long nanos, int users) {
		Row row = rows.get(second);
		if (row == null) {
			if (rows.size() >= MOST_SECONDS) {
				return;
			}
			row = new Row();
			row.phase = phase;
			rows.put(second, row);
			closeBefore(rows.lastKey() - OPEN_SECONDS);
		}
		if (nanos < 0) {
			row.errors++;
		} else {
			row.answered++;
			if (row.times != null) {
				row.times.recordValue(nanos);
			}
		}
		row.users = Math.max(row.users, users);
	}

	/** The rows up to a second that were not given yet, without gaps. */
	List<Second> next(int until, String phaseOfEmpty) {
		List<Second> result = new ArrayList<>();
		while (told < until && result.size() < MOST_SECONDS) {
			told++;
			Row row = rows.get(told);
			result.add(row == null ? empty(told, phaseOfEmpty) : second(told, row));
		}
		return result;
	}

	/** {@return all rows in order} */
	List<Second> all() {
		List<Second> result = new ArrayList<>();
		rows.forEach((number, row) -> result.add(second(number, row)));
		return result;
	}

	private void closeBefore(int second) {
		for (Row row : rows.headMap(second, false).descendingMap().values()) {
			if (row.times == null) {
				return;
			}
			row.closed = row(0, row);
			row.times = null;
		}
	}

	private static Second second(int number, Row row) {
		Second figures = row.closed == null ? row(number, row) : row.closed;
		return new Second(number, row.phase, row.answered, row.errors, figures.meanMs(), figures.p50Ms(), figures.p99Ms(),
				figures.maxMs(), row.users, Double.NaN, -1, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
	}

	private static Second row(int number, Row row) {
		Histogram times = row.times;
		boolean none = times.getTotalCount() == 0;
		return new Second(number, row.phase, row.answered, row.errors, none ? Double.NaN : Nanoseconds.toMilliseconds(times.getMean()),
				none ? Double.NaN : Nanoseconds.toMilliseconds(times.getValueAtPercentile(50)),
				none ? Double.NaN : Nanoseconds.toMilliseconds(times.getValueAtPercentile(99)),
				none ? Double.NaN : Nanoseconds.toMilliseconds(times.getMaxValue()), row.users, Double.NaN, -1, Double.NaN, Double.NaN,
				Double.NaN, Double.NaN, Double.NaN);
	}

	private static Second empty(int number, String phase) {
		return new Second(number, phase, 0, 0, Double.NaN, Double.NaN, Double.NaN, Double.NaN, -1, Double.NaN, -1, Double.NaN,
				Double.NaN, Double.NaN, Double.NaN, Double.NaN);
	}
}
