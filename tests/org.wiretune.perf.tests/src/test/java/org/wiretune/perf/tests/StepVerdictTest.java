/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.perf.search.PeakSearch;
import org.wiretune.perf.search.Slope;
import org.wiretune.perf.search.StepVerdict;

class StepVerdictTest {

	private static StepVerdict verdict(long due, long sent, long received, double growth, long waiting, double lateMs) {
		return StepVerdict.of(new StepVerdict.Figures(10, due, sent, received, growth, waiting, lateMs, 1000));
	}

	@Test
	void eachLimitHasItsVerdict() {
		assertEquals(StepVerdict.KEPT_UP, verdict(10_000, 10_000, 10_000, 0, 5, 3));
		assertEquals(StepVerdict.KEPT_UP, verdict(10_000, 9_800, 9_604, 0, 196, 1000));
		assertEquals(StepVerdict.SENT_TOO_FEW, verdict(10_000, 9_799, 9_799, 0, 0, 3));
		assertEquals(StepVerdict.RECEIVED_TOO_FEW, verdict(10_000, 10_000, 9_799, 0, 201, 3));
		assertEquals(StepVerdict.BACKLOG_GREW, verdict(10_000, 10_000, 9_900, 20.1, 201, 3));
		assertEquals(StepVerdict.TOO_LATE, verdict(10_000, 10_000, 10_000, 0, 5, 1000.1));
	}

	@Test
	void fewMessagesUnderWayAreNoBacklog() {
		assertEquals(StepVerdict.KEPT_UP, verdict(20, 20, 18, 0.3, 2, 3));
		assertEquals(StepVerdict.KEPT_UP, verdict(10_000, 10_000, 10_000, 100, 150, 3));
	}

	@Test
	void aSlopeIsThatOfTheLine() {
		Slope slope = new Slope();
		assertEquals(0, slope.perSecond());
		slope.add(1, 7);
		assertEquals(0, slope.perSecond());
		slope.add(2, 10);
		slope.add(3, 13);
		assertEquals(3, slope.perSecond(), 1e-9);
		slope.add(4, 0);
		// By hand: times 1 to 4 have the mean 2.5, values 7.5; (-1.5*-0.5 - 0.5*2.5 + 0.5*5.5 + 1.5*-7.5) / 5
		assertEquals(-1.8, slope.perSecond(), 1e-9);
	}

	/** Receivers that take so many a second, reckoned without a clock: the search ends at what they take. */
	@ParameterizedTest
	@ValueSource(ints = { 1000, 1730, 20_000 })
	void simulatedReceiversAreFoundAtWhatTheyTake(int capacity) {
		int rate = 50;
		double seconds = 10;
		PeakSearch search = new PeakSearch(new PeakSearch.Plan(1, 1000, 0, 0));
		for (OptionalInt next = search.next(); next.isPresent(); next = search.next()) {
			double offered = next.getAsInt() * rate;
			double received = Math.min(offered, capacity);
			Slope waiting = new Slope();
			for (double time = 0; time <= seconds; time += 0.1) {
				waiting.add(time, time * (offered - received));
			}
			search.record(StepVerdict.of(new StepVerdict.Figures(seconds, offered * seconds, Math.round(offered * seconds),
					Math.round(received * seconds), waiting.perSecond(), Math.round((offered - received) * seconds), 0,
					1000)) == StepVerdict.KEPT_UP);
		}
		double found = search.best() * rate;
		assertTrue(found > capacity - rate && found <= capacity / (1 - StepVerdict.TOLERANCE), found + " of " + capacity);
	}
}
