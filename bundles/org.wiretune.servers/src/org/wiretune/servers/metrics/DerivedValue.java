/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.ArrayDeque;
import java.util.Deque;

/** Computes a {@link DerivedMetric} from sample to sample. Not safe for several threads; the connection guards it. */
final class DerivedValue {

	private record Point(double change, double over) {
	}

	/** More samples than any sensible window holds; keeps the memory bounded whatever the target's clock does. */
	private static final int MOST_POINTS = 3600;

	private final DerivedMetric metric;
	private final Deque<Point> points = new ArrayDeque<>();

	DerivedValue(DerivedMetric metric) {
		this.metric = metric;
	}

	/**
	 * Takes the totals of a new sample.
	 *
	 * @return in the unit of the metric, per cent from 0 to 100; not a number for the first sample of a process older than the window, when a total went
	 *         backwards or when no time passed
	 */
	double add(double change, double over) {
		Point now = new Point(change, over);
		Point last = points.peekLast();
		if (last != null && (change < last.change || over <= last.over)) {
			points.clear();
		}
		if (points.isEmpty() && over <= metric.window()) {
			// The process is younger than the window, and its totals began at nothing.
			points.addLast(new Point(0, 0));
		}
		double value = Double.NaN;
		if (!points.isEmpty()) {
			// The oldest point stays while the one after it is not yet as old as the window.
			while (points.size() > 1 && (over - second().over >= metric.window() || points.size() >= MOST_POINTS)) {
				points.removeFirst();
			}
			Point base = points.peekFirst();
			// A collection that ends inside the window may have begun before it, so the quotient can exceed the whole.
			value = metric.factor() * (change - base.change) / (over - base.over);
			if (metric.unit() == MetricUnit.PERCENT) {
				value = Math.min(100, value);
			}
		}
		points.addLast(now);
		return value;
	}

	private Point second() {
		var iterator = points.iterator();
		iterator.next();
		return iterator.next();
	}
}
