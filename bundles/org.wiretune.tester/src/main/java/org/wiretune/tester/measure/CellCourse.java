/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.measure;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;

/** What the lab's lines say after 10, 20, 30 ... runs, kept for the run file. Of a long phase the beginning. Thread-safe. */
final class CellCourse {

	/** The lab has 20 lines; ten times as many are kept. */
	private static final int MOST_POINTS = 200;

	private record Point(double meanMs, double freeHeapMegabytes) {
	}

	private final Map<Integer, Point> points = new ConcurrentSkipListMap<>();

	void add(int runs, double meanMs, double freeHeapMegabytes) {
		if (points.size() < MOST_POINTS && Double.isFinite(meanMs)) {
			points.put(runs, new Point(meanMs, freeHeapMegabytes));
		}
	}

	boolean isEmpty() {
		return points.isEmpty();
	}

	List<Double> runs() {
		return points.keySet().stream().map(Integer::doubleValue).toList();
	}

	List<Double> means() {
		return values(Point::meanMs);
	}

	List<Double> freeHeap() {
		return values(Point::freeHeapMegabytes);
	}

	private List<Double> values(Function<Point, Double> value) {
		return points.values().stream().map(value).toList();
	}
}
