/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import java.util.Arrays;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.stat.PairedRatio;
import org.wiretune.perf.stat.Ratio;
import org.wiretune.perf.stat.Sample;
import org.wiretune.perf.stat.SignTest;

/**
 * A figure of the same place in two sides.
 *
 * @param figure what is compared
 * @param before the earlier side in the unit of the figure: the mean of its usable starts, with its interval where they are
 *            enough; not a number where none may be used
 * @param after the same of the later side
 * @param ratio after by before with its interval: 2 is twice as much, which {@link Figure#better()} tells to be good or bad;
 *            {@link Interval#NONE} where it must not be told
 * @param sign probability of signs so one-sided by chance, where starts are pairs ({@link SignTest}); not a number otherwise
 */
public record FigureComparison(Figure figure, Interval before, Interval after, Interval ratio, double sign) {

	/**
	 * Compares the usable starts of two sides.
	 *
	 * @param figure what is compared
	 * @param before values of the starts of the earlier side
	 * @param after values of the starts of the later side
	 * @param enough whether these are enough starts for a ratio
	 * @param inPairs whether values of one index are those of a pair
	 * @return the comparison; without a ratio where a value is 0 or missing, since there is none to it
	 */
	static FigureComparison of(Figure figure, double[] before, double[] after, boolean enough, boolean inPairs) {
		boolean told = enough && isPositive(before) && isPositive(after);
		return new FigureComparison(figure, mean(before, told), mean(after, told),
				told ? inPairs ? PairedRatio.of(before, after) : Ratio.of(before, after) : Interval.NONE,
				told && inPairs ? SignTest.probability(PairedRatio.logs(before, after)) : Double.NaN);
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

	/** {@return the largest change that the interval leaves open: 0.06 where it goes from 0.94 to 1.03; not a number without one} */
	public double leavesOpen() {
		return ratio.isKnown() ? Math.max(ratio.high() - 1, 1 - ratio.low()) : Double.NaN;
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
