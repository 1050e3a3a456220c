/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.measure;

import java.util.OptionalDouble;
import org.HdrHistogram.Histogram;
import org.wiretune.perf.result.Timings;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.safety.quantity.Nanoseconds;

/**
 * Times of the calls of one cell. Mean, shortest and longest are exact; percentiles come from a histogram with three
 * significant digits, so they are at most 0.1 % too high. Thread-safe.
 */
public final class CellStatistics {

	private static final double NANOS_IN_MILLI = Nanoseconds.IN_MILLISECOND;
	private static final int SIGNIFICANT_DIGITS = 3;
	/** The histogram counts in hundredths of a nanosecond, so that a call of 15 ns keeps its three digits. */
	private static final double PARTS_IN_NANO = 100.0;

	private final Histogram histogram = new Histogram(SIGNIFICANT_DIGITS);
	private long calls;
	private double sumNanos;
	private double sumOfRuns;
	private double sumOfSquares;
	private double minNanos = Double.MAX_VALUE;
	private double maxNanos;
	private long queued;
	private double queueSumNanos;
	private int runs;
	private int errors;

	/**
	 * Records a run that was answered.
	 *
	 * @param nanos what the run took, in nanoseconds
	 * @param callsInRun calls in the run, 1 or more
	 */
	public synchronized void record(long nanos, int callsInRun) {
		double perCall = (double) nanos / callsInRun;
		runs++;
		calls += callsInRun;
		sumNanos += nanos;
		sumOfRuns += perCall;
		sumOfSquares += perCall * perCall;
		minNanos = Math.min(minNanos, perCall);
		maxNanos = Math.max(maxNanos, perCall);
		histogram.recordValue(Math.max(0, Math.round(perCall * PARTS_IN_NANO)));
	}

	/** Records a run that failed. */
	public synchronized void recordError() {
		runs++;
		errors++;
	}

	/**
	 * Records how long a message lay in the queue.
	 *
	 * @param nanos nanoseconds
	 */
	public synchronized void recordQueue(long nanos) {
		queued++;
		queueSumNanos += nanos;
	}

	/** {@return runs, those that failed included} */
	public synchronized int runs() {
		return runs;
	}

	/** {@return runs that failed} */
	public synchronized int errors() {
		return errors;
	}

	/** {@return calls that were answered} */
	public synchronized long calls() {
		return calls;
	}

	/** {@return mean time per answered call so far in milliseconds, not a number without one} */
	public synchronized double meanMs() {
		return calls == 0 ? Double.NaN : sumNanos / calls / NANOS_IN_MILLI;
	}

	/** {@return mean time in the queue in milliseconds, empty for a binding without queue} */
	public synchronized OptionalDouble queueMeanMs() {
		return queued == 0 ? OptionalDouble.empty() : OptionalDouble.of(queueSumNanos / queued / NANOS_IN_MILLI);
	}

	/** {@return the times per answered call} */
	public synchronized Timings timings() {
		if (calls == 0) {
			return Timings.NONE;
		}
		return new Timings(meanMs(), Nanoseconds.toMilliseconds(minNanos), percentile(50), percentile(99),
				Nanoseconds.toMilliseconds(maxNanos));
	}

	/**
	 * {@return how the times are spread, each run counted once; where a run times several calls together, the spread is
	 * that of the means of the runs. The histogram is rounded to whole nanoseconds, the figures are not}
	 */
	public synchronized Distribution distribution() {
		if (calls == 0) {
			return Distribution.NONE;
		}
		Histogram nanos = new Histogram(Distribution.SIGNIFICANT_DIGITS);
		histogram.recordedValues().forEach(step -> nanos.recordValueWithCount(
				Math.round(step.getValueIteratedTo() / PARTS_IN_NANO), step.getCountAddedInThisIterationStep()));
		int answered = runs - errors;
		double mean = sumOfRuns / answered;
		double deviation = Math.sqrt(Math.max(0, sumOfSquares / answered - mean * mean));
		return new Distribution(answered, meanMs(), Nanoseconds.toMilliseconds(deviation), Nanoseconds.toMilliseconds(minNanos), percentile(50),
				percentile(90), percentile(99), percentile(99.9), Nanoseconds.toMilliseconds(maxNanos),
				Distribution.of(nanos).histogram());
	}

	/** The histogram gives the upper end of a bucket, which must not lie outside what was measured. */
	private double percentile(double percent) {
		double nanos = histogram.getValueAtPercentile(percent) / PARTS_IN_NANO;
		return Nanoseconds.toMilliseconds(Math.clamp(nanos, minNanos, maxNanos));
	}
}
