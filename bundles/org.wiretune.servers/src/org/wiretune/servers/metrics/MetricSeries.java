/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The values of one metric over time, bounded: when the capacity is reached the oldest value gives way. A gap (connection
 * lost, another process) is a value that is not a number.
 * <p>
 * Safe for any thread; a reader gets a copy.
 */
public final class MetricSeries {

	/** One hour at one value a second. Two arrays of 8 bytes a value make 57,600 bytes for a full series. */
	public static final int ONE_HOUR = 3600;

	private static final int FIRST_CAPACITY = 64;

	/**
	 * A copy of a part of a series, oldest first.
	 *
	 * @param times
	 *            milliseconds since 1970, never falling
	 * @param values
	 *            the value at each time; not a number where the line is broken
	 */
	public record Points(long[] times, double[] values) {

		/**
		 * Number of points.
		 *
		 * @return 0 or more
		 */
		public int size() {
			return times.length;
		}

		/**
		 * The greatest value.
		 *
		 * @return not a number when there is no value
		 */
		public double greatest() {
			double greatest = Double.NaN;
			for (double value : values) {
				if (!Double.isNaN(value) && !(greatest >= value)) {
					greatest = value;
				}
			}
			return greatest;
		}

		/**
		 * The stretches that are not broken, oldest first.
		 *
		 * @return each with at least one value; none when there is no value
		 */
		public List<Stretch> stretches() {
			List<Stretch> found = new ArrayList<>();
			int start = 0;
			for (int i = 0; i <= values.length; i++) {
				if (i == values.length || Double.isNaN(values[i])) {
					if (i > start) {
						found.add(new Stretch(start, i));
					}
					start = i + 1;
				}
			}
			return found;
		}
	}

	/**
	 * Values without a gap between them.
	 *
	 * @param from
	 *            position of the first
	 * @param to
	 *            position behind the last
	 */
	public record Stretch(int from, int to) {
	}

	private final int capacity;
	private long[] times;
	private double[] values;
	private int start;
	private int size;

	/**
	 * An empty series.
	 *
	 * @param capacity
	 *            the most points that are kept, 1 or more
	 */
	public MetricSeries(int capacity) {
		if (capacity < 1) {
			throw new IllegalArgumentException("capacity " + capacity); //$NON-NLS-1$
		}
		this.capacity = capacity;
		int first = Math.min(capacity, FIRST_CAPACITY);
		times = new long[first];
		values = new double[first];
	}

	/**
	 * Appends a value.
	 *
	 * @param time
	 *            milliseconds since 1970; a time before the last one is taken as that
	 * @param value
	 *            the value, or not a number for a gap
	 */
	public synchronized void add(long time, double value) {
		long ordered = size == 0 ? time : Math.max(time, times[index(size - 1)]);
		if (size == times.length && size < capacity) {
			grow();
		}
		if (size == times.length) {
			start = (start + 1) % times.length;
			size--;
		}
		int at = index(size);
		times[at] = ordered;
		values[at] = value;
		size++;
	}

	private void grow() {
		int length = Math.min(capacity, times.length * 2);
		long[] newTimes = new long[length];
		double[] newValues = new double[length];
		for (int i = 0; i < size; i++) {
			newTimes[i] = times[index(i)];
			newValues[i] = values[index(i)];
		}
		times = newTimes;
		values = newValues;
		start = 0;
	}

	private int index(int position) {
		return (start + position) % times.length;
	}

	/**
	 * The points from a time on.
	 *
	 * @param from
	 *            milliseconds since 1970
	 * @return a copy, oldest first
	 */
	public synchronized Points since(long from) {
		int first = size;
		while (first > 0 && times[index(first - 1)] >= from) {
			first--;
		}
		int count = size - first;
		long[] someTimes = new long[count];
		double[] someValues = new double[count];
		for (int i = 0; i < count; i++) {
			someTimes[i] = times[index(first + i)];
			someValues[i] = values[index(first + i)];
		}
		return new Points(someTimes, someValues);
	}

	/**
	 * The last value that is a number.
	 *
	 * @return not a number when there is none
	 */
	public synchronized double last() {
		for (int i = size - 1; i >= 0; i--) {
			double value = values[index(i)];
			if (!Double.isNaN(value)) {
				return value;
			}
		}
		return Double.NaN;
	}

	/**
	 * The time of the last value that is a number.
	 *
	 * @return milliseconds since 1970, {@link Long#MIN_VALUE} when there is none
	 */
	public synchronized long lastTime() {
		for (int i = size - 1; i >= 0; i--) {
			if (!Double.isNaN(values[index(i)])) {
				return times[index(i)];
			}
		}
		return Long.MIN_VALUE;
	}

	/**
	 * Number of points, gaps included.
	 *
	 * @return 0 to the capacity
	 */
	public synchronized int size() {
		return size;
	}

	/**
	 * The memory that the points take now.
	 *
	 * @return bytes of the two arrays, without object headers
	 */
	public synchronized long bytes() {
		return (long) times.length * (Long.BYTES + Double.BYTES);
	}

	@Override
	public synchronized String toString() {
		return Arrays.toString(since(Long.MIN_VALUE).values());
	}
}
