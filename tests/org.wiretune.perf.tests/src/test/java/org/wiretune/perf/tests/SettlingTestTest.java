/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.stat.SettlingTest;
import org.wiretune.perf.stat.SettlingTest.Verdict;
import org.wiretune.perf.stat.RowTrend;

/** Series made up by a formula: the time of a call in ms as a function of the seconds since the beginning. */
class SettlingTestTest {

	private static final long SECOND = 1_000_000_000L;

	/** A hundred calls a second, each of the time that the formula gives, with noise of the share given. */
	private static SettlingTest run(DoubleUnaryOperator millis, double noise, long seed) {
		SettlingTest test = new SettlingTest(0);
		Random random = new Random(seed);
		for (long at = 0; test.verdict() == Verdict.GOING_ON; at += SECOND / 100) {
			double clean = millis.applyAsDouble((double) at / SECOND);
			test.add(at, Math.max(0.01, clean * (1 + noise * random.nextGaussian())) * 1e6, 1);
		}
		return test;
	}

	@Test
	void aConstantTimeSettlesAsSoonAsThereAreWindowsForTwoLooks() {
		SettlingTest test = run(at -> 1.0, 0, 1);
		assertEquals(Verdict.SETTLED, test.verdict());
		assertEquals(6.5, test.seconds(), 0.01);
		assertEquals(13, test.windowMeans().size());
		assertEquals(651, test.calls());
		assertEquals(1.0, test.windowMeans().getFirst(), 1e-9);
		assertEquals(0.0, test.range(), 1e-9);
	}

	@Test
	void aDecayingTimeSettlesWhenWhatIsLeftNoLongerMatters() {
		SettlingTest test = run(at -> 1 + 9 * Math.exp(-at / 3), 0.02, 2);
		assertEquals(Verdict.SETTLED, test.verdict());
		double atFirstLookedWindow = test.seconds() - 6;
		// With a time constant of 3 s the decay over the windows is below 5 to 10 % only when it began below that.
		assertTrue(9 * Math.exp(-atFirstLookedWindow / 3) < 0.15, "settled after " + test.seconds());
	}

	@Test
	void aDropAtCompilationIsWaitedFor() {
		for (double drop = 2.0; drop < 6.5; drop += 0.25) {
			double at = drop;
			SettlingTest test = run(seconds -> seconds < at ? 3.0 : 1.0, 0.05, 3);
			assertEquals(Verdict.SETTLED, test.verdict());
			// A drop just before the end of the first thirteen windows cannot be known yet; any other must lie behind.
			assertTrue(test.seconds() >= at + 4.9 || at >= 6.0 && test.seconds() <= 6.51, at + ": " + test.seconds());
		}
	}

	@Test
	void stepsInARowAreAllWaitedFor() {
		SettlingTest test = run(seconds -> seconds < 2 ? 4.0 : seconds < 5 ? 2.0 : seconds < 9 ? 1.2 : 1.0, 0.03, 4);
		assertEquals(Verdict.SETTLED, test.verdict());
		assertTrue(test.seconds() > 13.9, "settled after " + test.seconds());
	}

	@Test
	void noiseAloneSettles() {
		int late = 0;
		for (long seed = 0; seed < 50; seed++) {
			SettlingTest test = run(at -> 1.0, 0.5, seed);
			assertEquals(Verdict.SETTLED, test.verdict());
			late += test.seconds() > 15 ? 1 : 0;
		}
		assertTrue(late <= 5, late + " of 50 took more than 15 s");
	}

	@Test
	void whatComesAndGoesSettles() {
		// A pause of a collector every two seconds: each fourth window is three times as slow.
		SettlingTest test = run(at -> at % 2 < 0.5 ? 3.0 : 1.0, 0.05, 5);
		assertEquals(Verdict.SETTLED, test.verdict());
		assertTrue(test.seconds() < 15, "settled after " + test.seconds());
		assertEquals(2.0, test.range(), 0.1);
	}

	@Test
	void aDriftNeverSettles() {
		SettlingTest rising = run(at -> 1 + 0.05 * at, 0.05, 6);
		assertEquals(Verdict.NEVER, rising.verdict());
		assertEquals(60.0, rising.seconds(), 0.02);
		assertEquals(Verdict.NEVER, run(at -> 10 - 0.12 * at, 0.02, 7).verdict());
	}

	@Test
	void aDriftTooSmallToMatterSettles() {
		assertEquals(Verdict.SETTLED, run(at -> 1 + 0.002 * at, 0.001, 8).verdict());
	}

	@Test
	void withoutCallsTimeIsTheLimit() {
		SettlingTest test = new SettlingTest(0);
		assertEquals(Verdict.GOING_ON, test.at(59 * SECOND));
		assertEquals(Verdict.NEVER, test.at(60 * SECOND));
		assertEquals(0, test.calls());
		assertEquals(60.0, test.seconds());
	}

	@Test
	void fewCallsMakeLongWindows() {
		SettlingTest test = new SettlingTest(0);
		for (long at = 0; test.verdict() == Verdict.GOING_ON; at += 2 * SECOND) {
			test.add(at, 2e9, 1);
		}
		// Five calls of two seconds for a window: the limit comes before there are twelve.
		assertEquals(Verdict.NEVER, test.verdict());
		assertEquals(6, test.windowMeans().size());
	}

	@Test
	void theLeastNumberOfCallsIsMade() {
		SettlingTest test = new SettlingTest(2000);
		for (long at = 0; test.verdict() == Verdict.GOING_ON; at += SECOND / 100) {
			test.add(at, 1e6, 1);
		}
		assertEquals(Verdict.SETTLED, test.verdict());
		assertTrue(test.calls() >= 2000, test.calls() + " calls");
	}

	@Test
	void trendsAgreeWithThoseComputedByHand() {
		// All 6 pairs of 1, 2, 3, 4 rise: (6 - 1) / sqrt(4 * 3 * 13 / 18).
		RowTrend rising = RowTrend.of(new double[] { 1, 2, 3, 4 });
		assertEquals(5 / Math.sqrt(156 / 18.0), rising.score(), 1e-12);
		assertEquals(1.0, rising.slope());
		assertEquals(2.5, rising.median());
		assertEquals(3 / 2.5, rising.change(4), 1e-12);
		assertEquals((3.5 - 1.5) / 3.5, rising.step(), 1e-12);
		// Two ties of two: 156 - 2 * 18 = 120, four pairs fall.
		RowTrend falling = RowTrend.of(new double[] { 3, 3, 1, 1 });
		assertEquals(-3 / Math.sqrt(120 / 18.0), falling.score(), 1e-12);
		assertEquals(2.0, falling.step(), 1e-12);
		RowTrend flat = RowTrend.of(new double[] { 2, 2, 2, 2 });
		assertEquals(new RowTrend(0, 0, 2, 0), flat);
		assertEquals(0.0, RowTrend.of(new double[] { 1, 3, 1, 3, 1, 3 }).step());
	}
}
