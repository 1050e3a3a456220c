/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.internal.Sums;

/** The rows that a finding rests on: how many, how long they stopped the application, and the first of them with their lines. */
final class Evidence {

	private final GcEvents events;
	private final List<Integer> rows = new ArrayList<>();
	private final List<Long> lines = new ArrayList<>();
	private long count;
	private long pauseNanos;
	private long longestNanos;

	Evidence(GcEvents events) {
		this.events = events;
	}

	void add(int row) {
		count++;
		long pause = Math.max(0, events.get(GcColumn.PAUSE, row));
		pauseNanos = Sums.add(pauseNanos, pause);
		longestNanos = Math.max(longestNanos, pause);
		if (rows.size() < GcFinding.MOST_ROWS) {
			rows.add(row);
			lines.add(events.get(GcColumn.LINE, row));
		}
	}

	void lines(List<Long> more) {
		more.stream().limit(Math.max(0, GcFinding.MOST_ROWS - lines.size())).forEach(lines::add);
	}

	long count() {
		return count;
	}

	/** {@return how long all of them stopped the application, in nanoseconds} */
	long pauseNanos() {
		return pauseNanos;
	}

	/** {@return how long the longest of them stopped it, in nanoseconds} */
	long longestNanos() {
		return longestNanos;
	}

	List<Integer> rows() {
		return List.copyOf(rows);
	}

	List<Long> lines() {
		return List.copyOf(lines);
	}
}
