/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import org.wiretune.perf.report.ResultTable;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/**
 * The figures of a line of a result as texts with their units; a dash for what was not kept, and a sign for a percentile
 * beyond which too few times lie.
 *
 * @param minimum shortest
 * @param mean mean
 * @param maximum longest
 * @param standardDeviation standard deviation
 * @param p90 90th percentile
 * @param p99 99th percentile
 * @param p999 99.9th percentile
 * @param perSecond answered calls a second
 * @param errors failed calls
 */
public record ResultFigures(String minimum, String mean, String maximum, String standardDeviation, String p90, String p99,
		String p999, String perSecond, long errors) {

	static ResultFigures of(Measurement measurement) {
		Distribution latency = measurement.latency();
		return of(latency, measurement.perSecond(), measurement.failed());
	}

	static ResultFigures of(RunCell cell) {
		return of(new Distribution(cell.loops() - cell.errors(), cell.meanMs(), Double.NaN, cell.minMs(), cell.p50Ms(), Double.NaN,
				cell.p99Ms(), Double.NaN, cell.maxMs(), ""), cell.perSecond(), cell.errors());
	}

	private static ResultFigures of(Distribution times, double perSecond, long errors) {
		return new ResultFigures(Quantity.milliseconds(times.minMs()).text(), Quantity.milliseconds(times.meanMs()).text(), Quantity.milliseconds(times.maxMs()).text(),
				Quantity.milliseconds(times.standardDeviationMs()).text(), ResultTable.percentile(times.count(), 90, times.p90Ms()),
				ResultTable.percentile(times.count(), 99, times.p99Ms()), ResultTable.percentile(times.count(), 99.9, times.p999Ms()),
				Digits.measured(perSecond), errors);
	}
}
