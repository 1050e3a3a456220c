/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import org.wiretune.gclog.internal.Sums;

/** Counts incidents by kind. Used by the thread that reads. */
final class IncidentCounts {

	private static final int MOST_LINES = 20;

	private final Map<IncidentKind, Count> counts = new EnumMap<>(IncidentKind.class);

	private static final class Count {
		long count;
		long total;
		long max;
		final List<Long> lines = new ArrayList<>();
	}

	void add(IncidentKind kind, long line, long nanos) {
		Count count = counts.computeIfAbsent(kind, key -> new Count());
		count.count++;
		count.total = Sums.add(count.total, nanos);
		count.max = Math.max(count.max, nanos);
		if (count.lines.size() < MOST_LINES) {
			count.lines.add(line);
		}
	}

	Map<IncidentKind, Incident> build() {
		Map<IncidentKind, Incident> seen = new EnumMap<>(IncidentKind.class);
		counts.forEach((kind, count) -> seen.put(kind, new Incident(count.count, count.total, count.max, List.copyOf(count.lines))));
		return Map.copyOf(seen);
	}
}
