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
import org.wiretune.perf.result.MeasurementComparison;
import org.wiretune.perf.result.RunComparison;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.stat.Interval;

/**
 * The same line in two runs.
 *
 * @param label what was measured
 * @param before the line in the earlier run, empty when that run does not have it
 * @param after the line in the later run, empty when that run does not have it
 * @param compared ratio, interval and verdict over all repetitions; empty for a line that one run has, and for the cells of
 *        old files, which keep no distribution
 */
public record ComparedRow(String label, Optional<ResultRow> before, Optional<ResultRow> after, Optional<MeasurementComparison> compared) {

	/**
	 * Puts two runs beside each other. Repetitions of the same measurement are one line.
	 *
	 * @param before the earlier run
	 * @param after the later run
	 * @return the lines of the later run, then those only the earlier one has
	 */
	public static List<ComparedRow> of(RunFile before, RunFile after) {
		Map<String, MeasurementComparison> compared = new LinkedHashMap<>();
		RunComparison.of(before, after).measurements()
				.forEach(each -> compared.putIfAbsent(MeasurementLabel.of(each.after().measurements().get(0)), each));
		Map<String, ResultRow> old = byLabel(before);
		List<ComparedRow> rows = new ArrayList<>();
		byLabel(after).forEach((label, row) -> rows
				.add(new ComparedRow(label, Optional.ofNullable(old.remove(label)), Optional.of(row), Optional.ofNullable(compared.get(label)))));
		old.forEach((label, row) -> rows.add(new ComparedRow(label, Optional.of(row), Optional.empty(), Optional.empty())));
		return List.copyOf(rows);
	}

	/** The label is made of the parameters alone, so a cell of an old file and a measurement of a new one meet. */
	private static Map<String, ResultRow> byLabel(RunFile run) {
		Map<String, ResultRow> rows = new LinkedHashMap<>();
		ResultRow.of(run).forEach(row -> rows.putIfAbsent(row.label(), row));
		return rows;
	}

	/** {@return mean milliseconds of a call in the earlier run, over its repetitions; NaN where there is none} */
	public double meanBefore() {
		return compared.map(each -> each.before().meanMs()).orElseGet(() -> before.map(row -> row.figures().meanMs()).orElse(Double.NaN));
	}

	/** {@return mean milliseconds of a call in the later run, over its repetitions; NaN where there is none} */
	public double meanAfter() {
		return compared.map(each -> each.after().meanMs()).orElseGet(() -> after.map(row -> row.figures().meanMs()).orElse(Double.NaN));
	}

	/** {@return mean after divided by mean before, empty when one of them is missing} */
	public OptionalDouble ratio() {
		double ratio = compared.map(each -> each.timeRatio().estimate()).orElseGet(() -> meanAfter() / meanBefore());
		return Double.isFinite(ratio) ? OptionalDouble.of(ratio) : OptionalDouble.empty();
	}

	/** {@return the 95 % interval of the ratio; empty where the runs do not tell it} */
	public Optional<Interval> interval() {
		return compared.map(MeasurementComparison::timeRatio).filter(Interval::isKnown);
	}

	/** {@return better, worse or the same; nothing where one of the lines must not be used or the runs allow no verdict} */
	public Change change() {
		boolean usable = before.map(ResultRow::valid).orElse(false) && after.map(ResultRow::valid).orElse(false);
		return usable ? compared.map(each -> switch (each.verdict()) {
			case FASTER -> Change.FASTER;
			case SLOWER -> Change.SLOWER;
			case NO_DIFFERENCE_SEEN -> Change.SAME;
			case NOT_COMPARABLE -> Change.NONE;
		}).orElseGet(() -> Change.of(ratio())) : Change.NONE;
	}
}
