/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How many calls each side gets, where a start costs something besides its calls and the clock has ticks. */
class CallSizingTest {

	/** What a virtual machine does by itself while it is measured, in seconds. */
	private static final double BY_ITSELF = 0.35;

	private static ProofStart start(int calls, double secondsOfCall, double byItself) {
		double seconds = Math.floor((calls * secondsOfCall + byItself) / ProcessorClock.TICK_SECONDS) * ProcessorClock.TICK_SECONDS;
		return new ProofStart(Map.of("calls", (double) calls, "processor-seconds", seconds), List.of(), List.of());
	}

	private static int rounds(CallSizing sizing, double before, double after, double byItself) {
		int rounds = 1;
		while (!sizing.take(new ProofPair(start(sizing.calls().before(), before, byItself), start(sizing.calls().after(), after, byItself), false))) {
			assertFalse(sizing.isHopeless(), sizing.calls().toString());
			rounds++;
		}
		return rounds;
	}

	/** The lab's first finding: a call of SCA async takes a hundred times what one of SCA sync does. */
	@Test
	void theCheapSideGetsMoreCallsAndTheDearOneNone() {
		CallSizing sizing = new CallSizing(new ProofCalls(300, 300));
		int rounds = rounds(sizing, 0.005, 50e-6, BY_ITSELF);
		assertEquals(300, sizing.calls().before(), "it measured enough as it is written");
		double seconds = sizing.calls().after() * 50e-6 + BY_ITSELF;
		assertTrue(seconds >= ProcessorClock.ENOUGH_SECONDS && seconds < 4 * ProcessorClock.ENOUGH_SECONDS, sizing.calls() + ": " + seconds);
		assertTrue(rounds <= 3, rounds + " rounds");
	}

	@Test
	void sidesThatMeasureEnoughStayAsTheyAreWritten() {
		CallSizing sizing = new CallSizing(new ProofCalls(1000, 1000));
		assertEquals(1, rounds(sizing, 0.0012, 0.0013, 0));
		assertEquals(new ProofCalls(1000, 1000), sizing.calls());
	}

	/** From far less than a tick the way is found in steps, and none of them overshoots by much. */
	@Test
	void aCallOfLessThanATickIsFoundToo() {
		CallSizing sizing = new CallSizing(new ProofCalls(200, 200));
		rounds(sizing, 0.01, 5e-6, 0.02);
		double seconds = sizing.calls().after() * 5e-6;
		assertTrue(seconds >= 0.9 * ProcessorClock.ENOUGH_SECONDS && seconds < 4 * ProcessorClock.ENOUGH_SECONDS, sizing.calls().toString());
	}

	/** A start that was held up while it measured made one side of two equal ones look so cheap that it got 3.5 times the calls. */
	@Test
	void sidesThatAreAlikeMeasureAsManyCallsThoughChanceMadeOneLookCheap() {
		CallSizing sizing = new CallSizing(new ProofCalls(3000, 3000));
		sizing.take(new ProofPair(start(3000, 6e-6, 0.25), start(3000, 20e-6, 0.25), false));
		assertEquals(sizing.calls().before(), sizing.calls().after(), sizing.calls().toString());
		rounds(sizing, 6e-6, 6e-6, BY_ITSELF);
		assertEquals(sizing.calls().before(), sizing.calls().after(), sizing.calls().toString());
		assertTrue(sizing.calls().after() * 6e-6 < 20 * ProcessorClock.ENOUGH_SECONDS, sizing.calls().toString());
	}

	/** Where one side is half as dear again, what the virtual machine does by itself falls on as many calls of both. */
	@Test
	void sidesOfTheSameOrderMeasureAsManyCalls() {
		CallSizing sizing = new CallSizing(new ProofCalls(100, 100));
		rounds(sizing, 0.002, 0.0012, BY_ITSELF);
		assertEquals(sizing.calls().before(), sizing.calls().after(), sizing.calls().toString());
	}

	@Test
	void whatTakesNoProcessorTimeIsGivenUp() {
		CallSizing sizing = new CallSizing(new ProofCalls(1000, 1000));
		for (int i = 1; i <= CallSizing.MOST; i++) {
			assertFalse(sizing.take(new ProofPair(start(sizing.calls().before(), 0.01, 0), start(sizing.calls().after(), 0, 0), false)));
			assertEquals(i == CallSizing.MOST, sizing.isHopeless());
		}
		assertEquals(10_000_000, sizing.calls().after(), "the most that a workload may say");
	}

	@Test
	void theLimitFollowsFromTheClock() {
		assertEquals(1.1547, ProcessorClock.ENOUGH_SECONDS, 1e-4);
		double scatter = ProcessorClock.TICK_SECONDS / Math.sqrt(6) * Math.sqrt(2) / ProcessorClock.ENOUGH_SECONDS;
		assertEquals(ProofMethod.EFFECT / 10, scatter, 1e-12, "two counters, each the difference of two readings");
		assertEquals(0.289, ProcessorClock.LEAST_SECONDS, 1e-3, "two fifths of the effect, which the interval of the pairs holds");
	}

	@Test
	void callsAreToldForBothSidesOrNone() {
		assertTrue(ProofCalls.AS_WRITTEN.isAsWritten());
		assertThrows(IllegalArgumentException.class, () -> new ProofCalls(0, 100));
		assertThrows(IllegalArgumentException.class, () -> new ProofCalls(-1, -1));
	}
}
