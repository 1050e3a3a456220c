/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.text.Texts;

/** Follows the heap of a server from one answer to the next. Used by one thread. */
final class HeapCourse {

	/** Above this share of an interval the collections are excessive: more than half of the time is lost. */
	static final double EXCESSIVE_SHARE = 0.5;

	private static final int MOST_POINTS = 10_000;
	private static final double NANOS_IN_SECOND = 1e9;
	private static final double MICROS_IN_MILLI = 1e3;
	private static final double MICROS_IN_SECOND = 1e6;
	private static final double BYTES_IN_MEGABYTE = 1024.0 * 1024.0;

	private final LongSupplier clock;
	private final List<Double> seconds = new ArrayList<>();
	private final List<Double> heap = new ArrayList<>();
	private long start;
	private long last;
	private JsonFields first;
	private JsonFields newest;
	private double longestMs;
	private double largestMegabytes;
	private double excessiveSeconds;
	private double allSeconds;

	HeapCourse(LongSupplier clock) {
		this.clock = clock;
	}

	/** Takes an answer; the first one is where the course begins. */
	void add(JsonFields resources) {
		long now = clock.getAsLong();
		double megabytes = resources.number("heapBytes", Double.NaN) / BYTES_IN_MEGABYTE;
		if (first == null) {
			first = resources;
			start = now;
		} else {
			double interval = (now - last) / NANOS_IN_SECOND;
			double collecting = (micros(resources) - micros(newest)) / MICROS_IN_SECOND;
			longestMs = Math.max(longestMs, resources.number("longestPauseMicros", 0) / MICROS_IN_MILLI);
			if (collecting > interval * EXCESSIVE_SHARE) {
				excessiveSeconds += interval;
			}
		}
		newest = resources;
		last = now;
		allSeconds = (now - start) / NANOS_IN_SECOND;
		largestMegabytes = Math.max(largestMegabytes, megabytes);
		if (heap.size() < MOST_POINTS) {
			seconds.add(allSeconds);
			heap.add(megabytes);
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
		double collectingMs = (micros(newest) - micros(first)) / MICROS_IN_MILLI;
		recorder.figure(Texts.get("figure.heapMost"), largestMegabytes);
		recorder.figure(Texts.get("figure.collections"),
				newest.longInteger("collections", 0) - first.longInteger("collections", 0));
		recorder.figure(Texts.get("figure.collectionMs"), collectingMs);
		recorder.figure(Texts.get("figure.longestMs"), longestMs);
		recorder.figure(Texts.get("figure.collectionShare"),
				allSeconds > 0 ? collectingMs / 10 / allSeconds : Double.NaN);
		recorder.figure(Texts.get("figure.excessive"), excessiveSeconds);
		recorder.series(Texts.get("series.heapSeconds"), seconds);
		recorder.series(Texts.get("series.heap"), heap);
	}
}
