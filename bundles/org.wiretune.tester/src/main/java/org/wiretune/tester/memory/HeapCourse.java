/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.MemoryFigures;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.tester.probe.MeasurementRecorder;

/** Follows the heap of a server from one answer to the next. Used by one thread. */
final class HeapCourse {

	/** Above this share of an interval the collections are excessive: more than half of the time is lost. */
	static final double EXCESSIVE_SHARE = 0.5;

	private static final int MOST_POINTS = 10_000;
	private static final double MICROS_IN_SECOND = 1e6;

	private final LongSupplier clock;
	private final List<Double> seconds = new ArrayList<>();
	private final List<Double> heap = new ArrayList<>();
	private long start;
	private long last;
	private JsonFields first;
	private JsonFields newest;
	private double longestSeconds;
	private double mostBytes;
	private double excessiveSeconds;
	private double allSeconds;

	HeapCourse(LongSupplier clock) {
		this.clock = clock;
	}

	/** Takes an answer; the first one is where the course begins. */
	void add(JsonFields resources) {
		long now = clock.getAsLong();
		double bytes = resources.number("heapBytes", Double.NaN);
		if (first == null) {
			first = resources;
			start = now;
		} else {
			double interval = Nanoseconds.toSeconds(now - last);
			double collecting = (micros(resources) - micros(newest)) / MICROS_IN_SECOND;
			longestSeconds = Math.max(longestSeconds, resources.number("longestPauseMicros", 0) / MICROS_IN_SECOND);
			if (collecting > interval * EXCESSIVE_SHARE) {
				excessiveSeconds += interval;
			}
		}
		newest = resources;
		last = now;
		allSeconds = Nanoseconds.toSeconds(now - start);
		mostBytes = Math.max(mostBytes, bytes);
		if (heap.size() < MOST_POINTS) {
			seconds.add(allSeconds);
			heap.add(bytes);
		}
	}

	private static long micros(JsonFields resources) {
		return resources.longInteger("pauseMicros", 0);
	}

	double excessiveSeconds() {
		return excessiveSeconds;
	}

	/** Writes its figures and series. */
	void write(MeasurementRecorder recorder) {
		if (first == null) {
			return;
		}
		double collecting = (micros(newest) - micros(first)) / MICROS_IN_SECOND;
		recorder.figure(MemoryFigures.HEAP, mostBytes);
		recorder.figure(MemoryFigures.COLLECTIONS,
				newest.longInteger("collections", 0) - first.longInteger("collections", 0));
		recorder.figure(MemoryFigures.COLLECTION_TIME, collecting);
		recorder.figure(MemoryFigures.LONGEST_PAUSE, longestSeconds);
		recorder.figure(MemoryFigures.COLLECTION_SHARE,
				allSeconds > 0 ? collecting * 100 / allSeconds : Double.NaN);
		recorder.figure(MemoryFigures.EXCESSIVE, excessiveSeconds);
		recorder.series(MemoryFigures.HEAP_TIMES, seconds);
		recorder.series(MemoryFigures.HEAP_USED, heap);
	}
}
