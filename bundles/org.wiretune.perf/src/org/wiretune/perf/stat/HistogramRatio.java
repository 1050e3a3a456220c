/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.StreamSupport;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;

/**
 * Ratio of a figure of two histograms with a 95 % interval by bootstrap: the calls of each side are drawn anew from its
 * histogram (each count from a Poisson distribution around what was counted). It takes calls as independent of each other,
 * which neighbouring calls are not; the interval is therefore the narrowest that can be right, and is only used where
 * there are neither repetitions nor enough seconds.
 */
public final class HistogramRatio {

	private static final int DRAWS = 1000;
	private static final long SEED = 20110413;
	/** From here on a Poisson distribution is drawn as the normal one it nearly is. */
	private static final double LARGE = 50;

	private HistogramRatio() {
	}

	/** The drawn counts of a histogram beside its values in ascending order. */
	private record Counts(double[] values, double[] counts) {

		static Counts of(Histogram histogram) {
			int size = Math.toIntExact(StreamSupport.stream(histogram.recordedValues().spliterator(), false).count());
			Counts result = new Counts(new double[size], new double[size]);
			int i = 0;
			for (HistogramIterationValue step : histogram.recordedValues()) {
				result.values[i] = histogram.medianEquivalentValue(step.getValueIteratedTo());
				result.counts[i++] = step.getCountAddedInThisIterationStep();
			}
			return result;
		}

		Counts drawn(Random random) {
			double[] drawn = new double[counts.length];
			for (int i = 0; i < drawn.length; i++) {
				drawn[i] = poisson(counts[i], random);
			}
			return new Counts(values, drawn);
		}

		double mean() {
			double sum = 0;
			double count = 0;
			for (int i = 0; i < values.length; i++) {
				sum += values[i] * counts[i];
				count += counts[i];
			}
			return sum / count;
		}

		double percentile(double percent) {
			double count = 0;
			for (double each : counts) {
				count += each;
			}
			double reached = 0;
			for (int i = 0; i < values.length; i++) {
				reached += counts[i];
				if (reached >= count * percent / 100 && reached > 0) {
					return values[i];
				}
			}
			return Double.NaN;
		}
	}

	/**
	 * Ratio of the means.
	 *
	 * @param before histogram of the one side
	 * @param after histogram of the other side
	 * @return mean after by mean before; {@link Interval#NONE} when one of them is empty
	 */
	public static Interval ofMeans(Histogram before, Histogram after) {
		return of(before, after, Counts::mean);
	}

	/**
	 * Ratio of a percentile.
	 *
	 * @param before histogram of the one side
	 * @param after histogram of the other side
	 * @param percent the percentile, such as 90
	 * @return percentile after by percentile before; {@link Interval#NONE} when one of them is empty
	 */
	public static Interval ofPercentiles(Histogram before, Histogram after, double percent) {
		return of(before, after, counts -> counts.percentile(percent));
	}

	private static Interval of(Histogram before, Histogram after, ToDoubleFunction<Counts> figure) {
		Counts old = Counts.of(before);
		Counts changed = Counts.of(after);
		double estimate = figure.applyAsDouble(changed) / figure.applyAsDouble(old);
		if (!(estimate > 0) || !Double.isFinite(estimate)) {
			return Interval.NONE;
		}
		Random random = new Random(SEED);
		double[] logs = new double[DRAWS];
		for (int draw = 0; draw < DRAWS; draw++) {
			double ratio = figure.applyAsDouble(changed.drawn(random)) / figure.applyAsDouble(old.drawn(random)) / estimate;
			logs[draw] = ratio > 0 ? Math.log(ratio) : 0;
		}
		return Ratio.around(estimate, logs, 1, (int) Math.min(Integer.MAX_VALUE,
				Math.min(before.getTotalCount(), after.getTotalCount())));
	}

	private static double poisson(double mean, Random random) {
		if (mean > LARGE) {
			return Math.max(0, Math.rint(mean + Math.sqrt(mean) * random.nextGaussian()));
		}
		double limit = Math.exp(-mean);
		double product = random.nextDouble();
		int count = 0;
		while (product > limit) {
			product *= random.nextDouble();
			count++;
		}
		return count;
	}
}
