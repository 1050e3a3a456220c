/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.Second;

/** The seconds of all measurements of a run as comma separated values, a line for each second. */
public final class SecondsCsv {

	private record Column(String name, ToDoubleFunction<Second> figure) {
	}

	private static final List<Column> COLUMNS = List.of(new Column("meanMs", Second::meanMs),
			new Column("p50Ms", Second::p50Ms), new Column("p99Ms", Second::p99Ms), new Column("maxMs", Second::maxMs),
			new Column("heapMegabytes", Second::heapMegabytes), new Column("pauseMs", Second::pauseMs),
			new Column("serverCpu", Second::serverCpu), new Column("driverCpu", Second::driverCpu),
			new Column("otherCpu", Second::otherCpu), new Column("allocatedMegabytes", Second::allocatedMegabytes));

	private SecondsCsv() {
	}

	/**
	 * Writes the seconds.
	 *
	 * @param run the run
	 * @return the text
	 */
	public static String toText(RunFile run) {
		List<String> header = new ArrayList<>(
				List.of("transaction", "repetition", "second", "phase", "answered", "errors", "users", "collections", "valid"));
		COLUMNS.forEach(column -> header.add(column.name));
		StringBuilder text = new StringBuilder(CommaSeparated.line(header));
		for (Measurement measurement : run.judgedMeasurements()) {
			for (Second second : measurement.seconds()) {
				List<String> row = new ArrayList<>(List.of(measurement.id(), String.valueOf(measurement.repetition()),
						String.valueOf(second.second()), second.phase(), String.valueOf(second.answered()),
						String.valueOf(second.errors()), String.valueOf(second.users()), String.valueOf(second.collections()),
						TEXTS.get(measurement.isValid() ? "table.yes" : "table.no")));
				COLUMNS.forEach(column -> row.add(figure(column.figure.applyAsDouble(second))));
				text.append(CommaSeparated.line(row));
			}
		}
		return text.toString();
	}

	private static String figure(double value) {
		return Double.isFinite(value) ? CsvNumber.of(value) : "";
	}
}
