/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.wiretune.core.Figure;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.workload.FigureWords;

/**
 * The measurements of a run as comma separated values, a line each: the columns of {@link ResultTable}, the repetition,
 * the parameters, further figures, and why a measurement is not valid.
 */
public final class MeasurementsCsv {

	private MeasurementsCsv() {
	}

	/**
	 * Writes the measurements.
	 *
	 * @param run the run
	 * @return the text, UTF-8 when it is written to a file
	 */
	public static String toText(RunFile run) {
		List<Measurement> measurements = run.judgedMeasurements();
		Set<String> parameters = new LinkedHashSet<>();
		Set<Figure> figures = new LinkedHashSet<>();
		measurements.forEach(measurement -> {
			parameters.addAll(measurement.parameters().keySet());
			figures.addAll(measurement.figures().keySet());
		});
		List<String> header = new ArrayList<>(ResultTable.columns().stream().map(ResultTable.Column::id).toList());
		header.add("repetition");
		header.addAll(parameters);
		figures.forEach(figure -> header.add(FigureWords.heading(figure)));
		header.add("reasons");
		StringBuilder text = new StringBuilder(CommaSeparated.line(header));
		for (Measurement measurement : measurements) {
			List<String> row = new ArrayList<>(
					ResultTable.columns().stream().map(column -> column.field().apply(measurement)).toList());
			row.add(String.valueOf(measurement.repetition()));
			parameters.forEach(name -> row.add(measurement.parameters().getOrDefault(name, "")));
			figures.forEach(figure -> row.add(value(measurement.figures().get(figure))));
			row.add(String.join(" ", measurement.invalid()));
			text.append(CommaSeparated.line(row));
		}
		return text.toString();
	}

	private static String value(Double value) {
		return value == null || !Double.isFinite(value) ? "" : CsvNumber.of(value);
	}
}
