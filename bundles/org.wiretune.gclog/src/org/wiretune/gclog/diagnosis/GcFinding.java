/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import java.util.List;

import org.wiretune.core.observed.Observed;
import org.wiretune.core.observed.Sighting;

/**
 * Something in a log that asks for a change.
 *
 * @param seen what was observed, with measured value and limit
 * @param setting one option for this virtual machine; empty where none helps
 * @param rows the rows it rests on, the first of them
 * @param lines the lines it rests on, counted from 1, the first of them
 */
public record GcFinding(Observed seen, String setting, List<Integer> rows, List<Long> lines) implements Sighting {

	/** How many rows and lines a finding names at most. */
	public static final int MOST_ROWS = 20;

	/** Copies the lists. */
	public GcFinding {
		rows = List.copyOf(rows);
		lines = List.copyOf(lines);
	}

	/** {@return its id in the catalogue} */
	public String id() {
		return seen.id();
	}
}
