/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

/**
 * How many pairs are measured, settled before the first of them counts. To look after each pair and stop once the interval
 * leaves 1 finds differences that are not there; so the number follows from the scatter of a pilot, the effect that is
 * looked for and the time there is. An effect of the wanted size is then found nine times in ten where the scatter is well
 * known, and about three times in four where a pilot of two or three pairs is all that tells of it ({@code PairsTest}).
 * <p>
 * The number is the least n with (t(0.975, n - 1) + t(0.9, degrees)) s / root(n) at most ln(1 + effect), where s is the
 * scatter with its degrees of freedom: a pilot of two pairs knows little of it, and t for one degree says so. C. Stein ("A
 * Two-Sample Test for a Linear Hypothesis Whose Power is Independent of the Variance", 1945) takes the degrees of the pilot
 * in both terms, which keeps the promise whatever the pilot and asks for more time than anybody has.
 *
 * @param pairs pairs to be measured; at least {@link #FEWEST}
 * @param detectable effect that so many pairs find nine times in ten where the scatter is known: 0.05 is 5 % more or less; not a number where the
 *            scatter is not known
 * @param isEnough whether that is the wanted effect or less
 */
public record PairPlan(int pairs, double detectable, boolean isEnough) {

	/** So many pairs a verdict needs. */
	public static final int FEWEST = 3;

	/**
	 * Plans.
	 *
	 * @param scatter how the pairs scatter
	 * @param effect the effect that is to be found, above 0: 0.05 is 5 %
	 * @param most so many pairs the time allows
	 * @return as many pairs as the effect needs, or as many as there is time for and the effect that these can find; none
	 *         where the time does not allow {@link #FEWEST}
	 */
	public static PairPlan of(PairScatter scatter, double effect, int most) {
		if (!(effect > 0)) {
			throw new IllegalArgumentException("an effect of " + effect + " cannot be looked for");
		}
		if (most < FEWEST) {
			return new PairPlan(0, Double.NaN, false);
		}
		if (!scatter.isKnown()) {
			return new PairPlan(most, Double.NaN, false);
		}
		for (int pairs = FEWEST; pairs <= most; pairs++) {
			double detectable = detectable(scatter, pairs);
			if (detectable <= effect) {
				return new PairPlan(pairs, detectable, true);
			}
		}
		return new PairPlan(most, detectable(scatter, most), false);
	}

	/**
	 * The effect that a number of pairs finds nine times in ten.
	 *
	 * @param scatter how the pairs scatter
	 * @param pairs pairs, at least two
	 * @return the effect: 0.05 is 5 %
	 */
	public static double detectable(PairScatter scatter, int pairs) {
		return Math.expm1((StudentT.quantile975(pairs - 1.0) + StudentT.quantile90(scatter.degrees())) * scatter.deviation() / Math.sqrt(pairs));
	}
}
