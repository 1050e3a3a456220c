/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.stat.Distribution;

/**
 * The figures of a line of a result, in milliseconds; what was not kept is not a number.
 *
 * @param minMs shortest
 * @param meanMs mean
 * @param maxMs longest
 * @param standardDeviationMs standard deviation
 * @param p50Ms median
 * @param p90Ms 90th percentile
 * @param p99Ms 99th percentile
 * @param p999Ms 99.9th percentile
 * @param perSecond answered calls a second
 * @param errors failed calls
 */
public record ResultFigures(double minMs, double meanMs, double maxMs, double standardDeviationMs, double p50Ms,
		double p90Ms, double p99Ms, double p999Ms, double perSecond, long errors) {

	static ResultFigures of(Measurement measurement) {
		Distribution latency = measurement.latency();
		return new ResultFigures(latency.minMs(), latency.meanMs(), latency.maxMs(), latency.standardDeviationMs(), latency.p50Ms(),
				latency.p90Ms(), latency.p99Ms(), latency.p999Ms(), measurement.perSecond(), measurement.failed());
	}

	static ResultFigures of(RunCell cell) {
		return new ResultFigures(cell.minMs(), cell.meanMs(), cell.maxMs(), Double.NaN, cell.p50Ms(), Double.NaN, cell.p99Ms(),
				Double.NaN, cell.perSecond(), cell.errors());
	}
}
