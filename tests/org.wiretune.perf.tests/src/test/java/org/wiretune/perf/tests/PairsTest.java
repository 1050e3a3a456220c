/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.stat.PairPlan;
import org.wiretune.perf.stat.PairScatter;
import org.wiretune.perf.stat.PairedRatio;
import org.wiretune.perf.stat.Ratio;
import org.wiretune.perf.stat.SignTest;
import org.wiretune.perf.stat.StudentT;

/** Pairs of starts: cases computed by hand, and simulated machines of which the truth is known. */
class PairsTest {

	private static final int SIMULATIONS = 4000;

	@Test
	void aRatioComputedByHand() {
		// logarithms ln 2, ln 2.2, ln 1.8: mean 0.690... ; standard error by hand
		double[] logs = { Math.log(2), Math.log(2.2), Math.log(1.8) };
		assertArrayEquals(logs, PairedRatio.logs(new double[] { 1, 10, 5 }, new double[] { 2, 22, 9 }), 1e-12);
		Interval ratio = PairedRatio.of(new double[] { 1, 10, 5 }, new double[] { 2, 22, 9 });
		assertEquals(Math.cbrt(2 * 2.2 * 1.8), ratio.estimate(), 1e-12);
		// deviations 0.0034, 0.0987, -0.1020; variance 0.010079; standard error 0.057963; t of 2 degrees 4.3027: 0.24940
		assertEquals(ratio.estimate() * Math.exp(0.24940), ratio.high(), 1e-3);
		assertEquals(ratio.estimate() * Math.exp(-0.24940), ratio.low(), 1e-3);
		assertEquals(3, ratio.samples());
	}

	@Test
	void theOtherWayRoundItIsTheInverse() {
		double[] one = { 3, 4, 5, 7 };
		double[] other = { 4, 4.5, 5, 9 };
		Interval forth = PairedRatio.of(one, other);
		Interval back = PairedRatio.of(other, one);
		assertEquals(1, forth.estimate() * back.estimate(), 1e-12);
		assertEquals(1, forth.low() * back.high(), 1e-12);
	}

	@Test
	void whatIsNoPairSaysNothing() {
		assertThrows(IllegalArgumentException.class, () -> PairedRatio.of(new double[2], new double[3]));
		assertEquals(Interval.NONE, PairedRatio.of(new double[0], new double[0]));
		assertEquals(Interval.NONE, PairedRatio.of(new double[] { 0, 1 }, new double[] { 1, 1 }));
		assertFalse(PairedRatio.of(new double[] { 1 }, new double[] { 2 }).isKnown());
	}

	@Test
	void signsAreCountedAsInTheBook() {
		assertEquals(2.0 / 32, SignTest.probability(new double[] { 1, 2, 3, 4, 5 }), 1e-12);
		assertEquals(2.0 * (1 + 6) / 64, SignTest.probability(new double[] { 1, 2, 3, 4, 5, -1 }), 1e-12);
		assertEquals(1, SignTest.probability(new double[] { 1, -1 }), 1e-12);
		assertEquals(1, SignTest.probability(new double[0]), 1e-12);
		assertEquals(2.0 / 32, SignTest.probability(new double[] { 1, 2, 3, 0, 4, 5 }), 1e-12, "no difference has no sign");
	}

	@Test
	void quantilesOfNineInTenAreThoseOfTheTable() {
		assertEquals(3.0777, StudentT.quantile90(1));
		assertEquals(1.3104, StudentT.quantile90(30));
		assertEquals(1.3031, StudentT.quantile90(40), 2e-4);
		assertEquals(1.2901, StudentT.quantile90(100), 2e-4);
	}

	/** A machine that gets slower and faster by a tenth from pair to pair: both of a pair feel it. */
	private static double[][] pairs(Random random, int count, double shared, double own, double effect) {
		double[][] pairs = new double[2][count];
		for (int i = 0; i < count; i++) {
			double machine = 100 * Math.exp(shared * random.nextGaussian());
			pairs[0][i] = machine * Math.exp(own * random.nextGaussian());
			pairs[1][i] = machine * Math.exp(own * random.nextGaussian()) * (1 + effect);
		}
		return pairs;
	}

	@Test
	void theIntervalHoldsTheTruthAsOftenAsItSays() {
		for (int count : new int[] { 3, 5, 10 }) {
			Random random = new Random(count);
			int held = 0;
			for (int i = 0; i < SIMULATIONS; i++) {
				double[][] pairs = pairs(random, count, 0.10, 0.03, 0.05);
				held += PairedRatio.of(pairs[0], pairs[1]).contains(1.05) ? 1 : 0;
			}
			assertEquals(0.95, held / (double) SIMULATIONS, 0.012, count + " pairs");
		}
	}

	@Test
	void equalSidesAreCalledDifferentInOneCaseOfTwentyAtMost() {
		Random random = new Random(7);
		int different = 0;
		for (int i = 0; i < SIMULATIONS; i++) {
			double[][] pairs = pairs(random, 4, 0.2, 0.05, 0);
			different += PairedRatio.of(pairs[0], pairs[1]).contains(1) ? 0 : 1;
		}
		assertEquals(0.05, different / (double) SIMULATIONS, 0.012);
	}

	@Test
	void pairsSeeWhatTwoSidesDoNot() {
		Random random = new Random(11);
		double apart = 0;
		double paired = 0;
		for (int i = 0; i < 300; i++) {
			double[][] pairs = pairs(random, 6, 0.10, 0.02, 0);
			apart += Ratio.of(pairs[0], pairs[1]).relativeHalfWidth() / 300;
			paired += PairedRatio.of(pairs[0], pairs[1]).relativeHalfWidth() / 300;
		}
		assertTrue(paired < apart / 3, "half widths " + paired + " and " + apart);
	}

	@Test
	void aPlanFindsTheEffectAsOftenAsItPromises() {
		assertTrue(found(2) > 0.70, "a pilot of two: " + found(2));
		assertTrue(found(3) > 0.75, "a pilot of three: " + found(3));
		assertTrue(found(11) > 0.84, "ten degrees of freedom: " + found(11));
		assertTrue(found(40) > 0.87, "a scatter that is known: " + found(40));
	}

	/** The share of planted effects of 5 % that are found by as many pairs as a pilot asks for. */
	private static double found(int pilot) {
		Random random = new Random(pilot);
		int found = 0;
		for (int i = 0; i < SIMULATIONS; i++) {
			double[][] first = pairs(random, pilot, 0.10, 0.02, 0.05);
			PairPlan plan = PairPlan.of(PairScatter.of(List.of(PairedRatio.logs(first[0], first[1]))), 0.05, 200);
			double[][] pairs = pairs(random, plan.pairs(), 0.10, 0.02, 0.05);
			found += PairedRatio.of(pairs[0], pairs[1]).low() > 1 ? 1 : 0;
		}
		return found / (double) SIMULATIONS;
	}

	@Test
	void thePlanIsTheLeastThatIsEnough() {
		PairScatter scatter = new PairScatter(0.03, 10);
		PairPlan plan = PairPlan.of(scatter, 0.05, 100);
		assertTrue(plan.isEnough());
		assertTrue(PairPlan.detectable(scatter, plan.pairs()) <= 0.05);
		assertTrue(PairPlan.detectable(scatter, plan.pairs() - 1) > 0.05);
	}

	@Test
	void whatTheTimeDoesNotAllowIsSaidBeforehand() {
		PairPlan few = PairPlan.of(new PairScatter(0.30, 10), 0.05, 8);
		assertFalse(few.isEnough());
		assertEquals(8, few.pairs());
		assertTrue(few.detectable() > 0.3, "so many find " + few.detectable());
		assertEquals(0, PairPlan.of(new PairScatter(0.01, 10), 0.05, 2).pairs(), "less than three give no verdict");
		assertFalse(PairPlan.of(PairScatter.UNKNOWN, 0.05, 9).isEnough());
		assertThrows(IllegalArgumentException.class, () -> PairPlan.of(PairScatter.UNKNOWN, 0, 9));
	}

	@Test
	void seriesOfEqualSidesAreCountedEachAroundItsMean() {
		PairScatter scatter = PairScatter.of(List.of(new double[] { 0, 2 }, new double[] { 10, 12, 14 }, new double[] { 99 }));
		// (2 + 8) / (1 + 2)
		assertEquals(Math.sqrt(10.0 / 3), scatter.deviation(), 1e-12);
		assertEquals(3, scatter.degrees());
		assertFalse(PairScatter.of(List.of(new double[] { 1 })).isKnown());
	}
}
