/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/** What was imported, as lines for people. */
public final class ImportText {

	private ImportText() {
	}

	/**
	 * Tells an imported run.
	 *
	 * @param run the run; it has one measurement
	 * @return lines without line end: the figures, the errors, why they must not be used, and notes
	 */
	public static List<String> lines(RunFile run) {
		Measurement measurement = run.measurements().get(0);
		List<String> lines = new ArrayList<>();
		lines.add(TEXTS.get("import.line", measurement.id(), measurement.answered(), Quantity.milliseconds(measurement.latency().meanMs()),
				percentile(measurement, 50, measurement.latency().p50Ms()), percentile(measurement, 90, measurement.latency().p90Ms()),
				percentile(measurement, 99, measurement.latency().p99Ms()), Quantity.milliseconds(measurement.latency().maxMs()),
				Digits.measured(measurement.perSecond()), measurement.failed()));
		measurement.errors().forEach((sentence, count) -> lines.add(TEXTS.get("console.errors", count, sentence)));
		measurement.invalid().forEach(reason -> lines.add(TEXTS.get("console.invalid", reason)));
		lines.addAll(run.notes());
		return lines;
	}

	private static String percentile(Measurement measurement, double percent, double milliseconds) {
		return ResultTable.percentile(measurement.latency().count(), percent, milliseconds);
	}
}
