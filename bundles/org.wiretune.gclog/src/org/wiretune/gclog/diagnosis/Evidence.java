/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;

/** The first rows of a finding with their lines. */
final class Evidence {

	private static final int MOST = 20;

	private final GcEvents events;
	private final List<Integer> rows = new ArrayList<>();
	private final List<Long> lines = new ArrayList<>();
	private long count;

	Evidence(GcEvents events) {
		this.events = events;
	}

	void add(int row) {
		count++;
		if (rows.size() < MOST) {
			rows.add(row);
			lines.add(events.get(GcColumn.LINE, row));
		}
	}

	void lines(List<Long> more) {
		more.stream().limit(Math.max(0, MOST - lines.size())).forEach(lines::add);
	}

	long count() {
		return count;
	}

	List<Integer> rows() {
		return List.copyOf(rows);
	}

	List<Long> lines() {
		return List.copyOf(lines);
	}
}
