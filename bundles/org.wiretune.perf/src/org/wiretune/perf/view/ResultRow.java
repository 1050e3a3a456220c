/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.report.ResultTable;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.workload.FigureWords;
import org.wiretune.safety.quantity.Quantity;

/**
 * A line of a result.
 *
 * @param key tells the line from the others and finds it in other runs
 * @param place what was varied, as comparisons name it; the same for all repetitions
 * @param label what was measured, for people
 * @param figures its figures
 * @param validity whether the figures may be used
 * @param complete whether it was measured to its end
 * @param details further sentences: reasons, errors, figures, remarks
 */
public record ResultRow(String key, String place, String label, ResultFigures figures, Validity validity, boolean complete,
		List<String> details) {

	/** Whether figures may be used. */
	public enum Validity {
		/** They may. */
		VALID,
		/** They must not. */
		INVALID,
		/** Nobody examined it, so nothing is judged by them. */
		UNCHECKED
	}

	/** Copies the list. */
	public ResultRow {
		details = List.copyOf(details);
	}

	/**
	 * The lines of a run: its measurements, and cells of a loop that no measurement covers.
	 *
	 * @param run the run
	 * @return the lines in the order they were measured
	 */
	public static List<ResultRow> of(RunFile run) {
		List<ResultRow> rows = new ArrayList<>();
		run.judgedMeasurements().forEach(measurement -> rows.add(of(measurement)));
		uncovered(run).forEach(cell -> rows.add(of(cell)));
		return List.copyOf(rows);
	}

	/** How many lines a run has, without making them. */
	static int count(RunFile run) {
		return run.measurements().size() + (int) uncovered(run).count();
	}

	private static Stream<RunCell> uncovered(RunFile run) {
		return run.cells().stream().filter(cell -> run.measurements().stream().noneMatch(each -> covers(each, cell)));
	}

	/** Whether a measurement has the binding and the size of a cell. */
	static boolean covers(Measurement measurement, RunCell cell) {
		String size = measurement.parameters().getOrDefault(Measurement.SIZE, "");
		OptionalInt bytes = MeasurementLabel.bytes(size);
		return cell.binding().equals(measurement.parameters().get(Measurement.BINDING)) && bytes.isPresent()
				&& bytes.getAsInt() == cell.sizeBytes();
	}

	private static ResultRow of(RunCell cell) {
		List<String> details = new ArrayList<>();
		if (!cell.complete()) {
			details.add(TEXTS.get("row.incomplete"));
		}
		cell.queueMeanMs().ifPresent(queue -> details.add(TEXTS.get("cell.detail.queue", Quantity.milliseconds(queue))));
		details.add(TEXTS.get("row.unchecked"));
		return new ResultRow(cell.binding() + ' ' + cell.sizeBytes(), cell.binding() + ' ' + cell.sizeLabel(),
				cell.bindingLabel() + ", " + cell.sizeLabel(), ResultFigures.of(cell), Validity.UNCHECKED, cell.complete(), details);
	}

	private static ResultRow of(Measurement measurement) {
		List<String> details = new ArrayList<>(measurement.invalid());
		if (!measurement.complete()) {
			details.add(TEXTS.get("row.incomplete"));
		}
		measurement.errors().forEach((sentence, count) -> details.add(TEXTS.get("row.errors", count, sentence)));
		measurement.others().forEach((name, times) -> details.add(TEXTS.get("row.other", name,
				Quantity.milliseconds(times.meanMs()), ResultTable.percentile(times.count(), 99, times.p99Ms()), Quantity.milliseconds(times.maxMs()))));
		measurement.figures().forEach(
				(figure, value) -> details.add(TEXTS.get("row.figure", FigureWords.label(figure), FigureWords.value(figure, value))));
		details.addAll(measurement.remarks());
		return new ResultRow(measurement.id(), RunComparison.placeOf(measurement), MeasurementLabel.of(measurement), ResultFigures.of(measurement),
				measurement.isValid() ? Validity.VALID : Validity.INVALID, measurement.complete(), details);
	}

	/** {@return the sign before the label: why the figures are not to be used, in a word; empty where they are} */
	public String mark() {
		return validity == Validity.INVALID ? TEXTS.get("row.mark.invalid") : validity == Validity.UNCHECKED ? TEXTS.get("row.mark.unchecked")
				: !complete ? TEXTS.get("row.mark.incomplete") : "";
	}

	/** {@return whether its figures may be used} */
	public boolean valid() {
		return validity == Validity.VALID;
	}
}
