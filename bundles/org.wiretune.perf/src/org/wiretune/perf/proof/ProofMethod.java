/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import java.time.Duration;
import java.util.Arrays;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.stat.PairPlan;
import org.wiretune.perf.stat.PairScatter;
import org.wiretune.perf.stat.Sample;
import org.wiretune.perf.stat.SignTest;
import org.wiretune.perf.stat.StudentT;

/**
 * The method of a proof. The unit is a fresh start of the server (A. Georges et al., "Statistically Rigorous Java Performance
 * Evaluation", 2007); two starts next to each other are a pair, in the order A B, B A, B A, A B (G. Box et al., "Statistics for
 * Experimenters", 2005). A pilot of {@link #PILOT} pairs fixes how many are made ({@link PairPlan}), before the first counts.
 * The value of a pair is the logarithm of its ratio, and their mean has an interval by Student's t. A difference is one where
 * that interval leaves 1 out, and where it is larger than what equal pairs show ({@link EqualPairs#floor}). It is believed when
 * {@link #FRESH} fresh pairs point the same way and the interval of all still leaves 1 out.
 *
 * @param effect the effect that is to be found: 0.05 is 5 %
 * @param time what all pairs together may take
 */
public record ProofMethod(double effect, Duration time) {

	/** Pairs of equal sides for a machine and a workload. */
	public static final int EQUAL = 4;
	/** Pairs from which the number follows; they count, since they are made like all others. */
	public static final int PILOT = 2;
	/** Fewer pairs have intervals too wide for anything. */
	public static final int FEWEST = 5;
	/** More pairs find little more in the time they take. */
	public static final int MOST = 20;
	/** Pairs that have to confirm a difference. */
	public static final int FRESH = 3;
	/** The effect that is looked for unless another is asked for. */
	public static final double EFFECT = 0.05;

	private static final int MOST_TOLD = 2000;
	/**
	 * A pilot that shows so many times what the fewest pairs find needs no more of them: where there is no difference that
	 * happens to one pilot in two hundred, and then the pairs after it still have to show it.
	 */
	private static final double CLEAR = 2;

	/** Checks that there is an effect to look for. */
	public ProofMethod {
		if (!(effect > 0)) {
			throw new IllegalArgumentException("an effect of " + effect + " cannot be looked for");
		}
	}

	/**
	 * What was planned.
	 *
	 * @param pairs pairs that are made, pilot and all; 0 where the time is not enough for any verdict
	 * @param detectable the effect that these find nine times in ten; not a number where nothing is known
	 * @param isEnough whether that is the wanted effect
	 * @param isClear whether the pilot shows so much more than the fewest pairs find that no more are made
	 * @param seconds what they take, the fresh pairs of a confirmation too
	 * @param secondsNeeded what finding the wanted effect takes, the same
	 */
	public record Plan(int pairs, double detectable, boolean isEnough, boolean isClear, double seconds, double secondsNeeded) {
	}

	/**
	 * Plans.
	 *
	 * @param pilot logarithms of the pairs of the pilot
	 * @param equal what is known of equal pairs here
	 * @param secondsOfPair what a pair takes
	 * @param secondsGone what was used up already, the pilot too
	 * @return the plan
	 */
	public Plan plan(double[] pilot, EqualPairs equal, double secondsOfPair, double secondsGone) {
		PairScatter scatter = equal.scatter(pilot);
		int affordable = pilot.length + (int) Math.floor((time.toMillis() / 1000.0 - secondsGone) / secondsOfPair) - FRESH;
		int most = Math.min(MOST, affordable);
		double seconds = (needed(scatter) + FRESH - pilot.length) * secondsOfPair + secondsGone;
		if (most < FEWEST) {
			return new Plan(0, Double.NaN, false, false, 0, seconds);
		}
		boolean clear = scatter.isKnown() && Math.abs(Sample.mean(pilot)) >= CLEAR * Math.log1p(PairPlan.detectable(scatter, FEWEST));
		int pairs = clear ? FEWEST : Math.max(FEWEST, PairPlan.of(scatter, effect, most).pairs());
		double detectable = scatter.isKnown() ? PairPlan.detectable(scatter, pairs) : Double.NaN;
		return new Plan(pairs, detectable, detectable <= effect, clear, (pairs + FRESH - pilot.length) * secondsOfPair + secondsGone, seconds);
	}

	private int needed(PairScatter scatter) {
		int pairs = FEWEST;
		while (scatter.isKnown() && pairs < MOST_TOLD && PairPlan.detectable(scatter, pairs) > effect) {
			pairs++;
		}
		return pairs;
	}

	/**
	 * What pairs say.
	 *
	 * @param ratio after by before, with its 95 % interval
	 * @param floor the effect below which nothing can be seen here: 0.02 is 2 %
	 * @param differs whether there is a difference
	 * @param sign probability of signs so one-sided by chance
	 */
	public record Judged(Interval ratio, double floor, boolean differs, double sign) {
	}

	/**
	 * Judges pairs.
	 *
	 * @param logs logarithms of their ratios
	 * @param equal what is known of equal pairs here
	 * @return what they say; too few say nothing
	 */
	public static Judged judge(double[] logs, EqualPairs equal) {
		if (logs.length < PairPlan.FEWEST) {
			return new Judged(logs.length == 0 ? Interval.NONE : Interval.unknown(Math.exp(Sample.mean(logs)), logs.length), Double.NaN, false, Double.NaN);
		}
		double mean = Sample.mean(logs);
		double half = StudentT.quantile975(logs.length - 1.0) * Sample.standardError(logs);
		double floor = equal.floor(logs);
		Interval ratio = new Interval(Math.exp(mean), Math.exp(mean - half), Math.exp(mean + half), logs.length);
		return new Judged(ratio, Math.expm1(floor), Math.abs(mean) > half && Math.abs(mean) > floor, SignTest.probability(logs));
	}

	/**
	 * Whether fresh pairs confirm a difference.
	 *
	 * @param planned the pairs that showed it
	 * @param fresh pairs that were made to confirm it
	 * @return whether these point the same way, and all together still differ; not known, so false, with too few fresh pairs
	 */
	public static boolean confirms(double[] planned, double[] fresh, EqualPairs equal) {
		return fresh.length >= FRESH && Sample.mean(planned) * Sample.mean(fresh) > 0 && judge(joined(planned, fresh), equal).differs();
	}

	/** {@return pairs that showed something and those that were to confirm it} @param planned the ones @param fresh the others */
	static double[] joined(double[] planned, double[] fresh) {
		double[] all = Arrays.copyOf(planned, planned.length + fresh.length);
		System.arraycopy(fresh, 0, all, planned.length, fresh.length);
		return all;
	}
}
