/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.stat.LoadCurve;
import org.wiretune.perf.stat.LoadCurve.Step;
import org.wiretune.perf.stat.LoadCurveText;

class LoadCurveTest {

	/** One server of 10 ms for a call and 4 places: 400 a second from 4 users on. */
	private static Step ideal(double users) {
		double latency = Math.max(10, users * 1000 / 400);
		return new Step(users, users / latency * 1000, latency);
	}

	private static LoadCurve ideal(double... users) {
		return LoadCurve.of(DoubleStream.of(users).mapToObj(LoadCurveTest::ideal).toList());
	}

	@Test
	void theCornerOfAnIdealServerIsPlateauAndKnee() {
		LoadCurve curve = ideal(1, 2, 4, 8, 16);
		assertEquals(4, curve.plateau().orElseThrow().load());
		assertEquals(4, curve.knee().orElseThrow().load());
		assertEquals(400, curve.peak().orElseThrow().perSecond(), 1e-9);
		// 400 a second with 10 ms each: 4 users; with 90 ms of thinking 40.
		assertEquals(4, curve.usersToFill(0).orElseThrow(), 1e-9);
		assertEquals(40, curve.usersToFill(90).orElseThrow(), 1e-9);
		assertEquals(List.of("Throughput stops growing at 4 users: 400 per second, within 5 % of the peak of 400 per second.",
				"Latency turns at 4 users: mean 10 ms there, 40 ms at 16 users."), LoadCurveText.of(curve, "users"));
	}

	@Test
	void itsSentencesAreKnownAgain() {
		for (LoadCurve curve : List.of(ideal(1, 2, 4, 8, 16), ideal(1, 2, 3, 4), ideal(1, 2))) {
			LoadCurveText.of(curve, "calls a second").forEach(sentence -> assertTrue(LoadCurveText.isOne(sentence), sentence));
			assertTrue(LoadCurveText.isOne(LoadCurveText.usersToFill(curve, 90)));
		}
		for (String other : List.of("", "Closed model: 4 users wait for each reply.", "The throughput stops growing.", "Latency turns.")) {
			assertFalse(LoadCurveText.isOne(other), other);
		}
	}

	@Test
	void aServerThatIsNotFullHasNeither() {
		LoadCurve curve = ideal(1, 2, 3, 4);
		assertEquals(Optional.empty(), curve.plateau());
		assertEquals(Optional.empty(), curve.knee());
		assertTrue(LoadCurveText.of(curve, "users").getFirst()
				.startsWith("Saturation was not reached: from 3 to 4 users the throughput still grew from 300 to 400 per second"));
	}

	@Test
	void aPeakInTheMiddleIsThePlateauWhenThroughputFallsBehindIt() {
		LoadCurve curve = LoadCurve.of(List.of(new Step(1, 100, 10), new Step(10, 900, 11), new Step(20, 1000, 20),
				new Step(40, 700, 57), new Step(80, 400, 200)));
		assertEquals(20, curve.plateau().orElseThrow().load());
		assertEquals(40, curve.knee().orElseThrow().load(), "the farthest below the line from 10 to 200 ms");
	}

	@Test
	void latencyThatGrowsEvenlyOrScattersDoesNotTurn() {
		assertEquals(Optional.empty(), LoadCurve.of(List.of(new Step(1, 100, 10), new Step(2, 100, 20), new Step(3, 100, 30),
				new Step(4, 100, 40))).knee());
		assertEquals(Optional.empty(), LoadCurve.of(List.of(new Step(1, 100, 10), new Step(2, 200, 9), new Step(3, 300, 9.5),
				new Step(4, 400, 12))).knee(), "from 10 to 12 ms is scatter");
		assertEquals(Optional.empty(), LoadCurve.of(List.of(new Step(1, 100, 30), new Step(2, 200, 20), new Step(3, 300, 10)))
				.knee(), "latency falls, as from a cold start");
	}

	@Test
	void repetitionsBecomeOneStepAndUnknownOnesAreLeftOut() {
		LoadCurve curve = LoadCurve.of(List.of(new Step(2, 100, 4), new Step(1, 50, 2), new Step(2, 300, 6),
				new Step(3, Double.NaN, Double.NaN)));
		assertEquals(List.of(new Step(1, 50, 2), new Step(2, 200, 5)), curve.steps());
		assertEquals(List.of("A plateau and a knee need at least 3 steps; there were 2."), LoadCurveText.of(curve, "users"));
		assertEquals(Optional.empty(), curve.plateau());
		assertEquals(Optional.empty(), LoadCurve.of(List.of()).peak());
	}
}
