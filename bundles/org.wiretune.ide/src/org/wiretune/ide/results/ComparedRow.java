/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wiretune.perf.result.RunFile;

/**
 * The same line in two runs.
 *
 * @param label what was measured
 * @param before the line in the earlier run, empty when that run does not have it
 * @param after the line in the later run, empty when that run does not have it
 */
public record ComparedRow(String label, Optional<ResultRow> before, Optional<ResultRow> after) {

	/**
	 * Puts two runs beside each other.
	 *
	 * @param before the earlier run
	 * @param after the later run
	 * @return the lines of the later run, then those only the earlier one has
	 */
	public static List<ComparedRow> of(RunFile before, RunFile after) {
		Map<String, ResultRow> old = new LinkedHashMap<>();
		ResultRow.of(before).forEach(row -> old.putIfAbsent(key(row), row));
		List<ComparedRow> rows = new ArrayList<>();
		for (ResultRow row : ResultRow.of(after)) {
			rows.add(new ComparedRow(row.label(), Optional.ofNullable(old.remove(key(row))), Optional.of(row)));
		}
		old.values().forEach(row -> rows.add(new ComparedRow(row.label(), Optional.of(row), Optional.empty())));
		return List.copyOf(rows);
	}

	/** The label is made of the parameters alone, so a cell of an old file and a measurement of a new one meet. */
	private static String key(ResultRow row) {
		return row.label();
	}

	/** {@return mean after divided by mean before, empty when one of them is missing} */
	public OptionalDouble ratio() {
		if (before.isEmpty() || after.isEmpty()) {
			return OptionalDouble.empty();
		}
		double ratio = after.get().figures().meanMs() / before.get().figures().meanMs();
		return Double.isFinite(ratio) ? OptionalDouble.of(ratio) : OptionalDouble.empty();
	}

	/** {@return better, worse or the same; nothing where one of the lines must not be used} */
	public Change change() {
		boolean usable = before.map(ResultRow::valid).orElse(false) && after.map(ResultRow::valid).orElse(false);
		return usable ? Change.of(ratio()) : Change.NONE;
	}
}
