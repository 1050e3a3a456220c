/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import java.util.Arrays;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.stat.Ratio;
import org.wiretune.perf.stat.Sample;

/**
 * A figure of the same place in two sides.
 *
 * @param figure what is compared
 * @param before the earlier side in the unit of the figure: the mean of its usable starts, with its interval where they are
 *            enough; not a number where none may be used
 * @param after the same of the later side
 * @param ratio after by before with its interval: 2 is twice as much, which {@link Figure#better()} tells to be good or bad;
 *            {@link Interval#NONE} where it must not be told
 */
public record FigureComparison(Figure figure, Interval before, Interval after, Interval ratio) {

	/**
	 * Compares the usable starts of two sides.
	 *
	 * @param figure what is compared
	 * @param before values of the starts of the earlier side
	 * @param after values of the starts of the later side
	 * @param enough whether these are enough starts for a ratio
	 * @return the comparison; without a ratio where a value is 0 or missing, since there is none to it
	 */
	static FigureComparison of(Figure figure, double[] before, double[] after, boolean enough) {
		boolean told = enough && isPositive(before) && isPositive(after);
		return new FigureComparison(figure, mean(before, told), mean(after, told), told ? Ratio.of(before, after) : Interval.NONE);
	}

	private static boolean isPositive(double[] values) {
		return Arrays.stream(values).allMatch(value -> value > 0 && Double.isFinite(value));
	}

	private static Interval mean(double[] values, boolean withInterval) {
		if (values.length == 0) {
			return Interval.NONE;
		}
		return withInterval ? MeasurementSide.interval(values) : Interval.unknown(Sample.mean(values), values.length);
	}

	/** {@return what the ratio comes to: faster or slower where its whole interval lies on one side of 1} */
	Verdict verdict() {
		if (!ratio.isKnown() || figure.better() == Better.NEITHER) {
			return Verdict.NOT_JUDGED;
		}
		if (ratio.low() <= 1 && ratio.high() >= 1) {
			return Verdict.NO_DIFFERENCE_SEEN;
		}
		return ratio.high() < 1 == (figure.better() == Better.LOWER) ? Verdict.FASTER : Verdict.SLOWER;
	}
}
