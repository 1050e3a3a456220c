/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.result.Timings;
import org.wiretune.tester.measure.CellStatistics;

class CellStatisticsTest {

	@Test
	void figuresAgreeWithThoseComputedByHand() {
		CellStatistics statistics = new CellStatistics();
		// 1, 2, ... 200 ms: mean 100.5, the 100th is 100, the 198th is 198.
		for (int i = 200; i >= 1; i--) {
			statistics.record(i * 1_000_000L, 1);
		}
		Timings timings = statistics.timings();
		assertEquals(100.5, timings.meanMs(), 1e-9);
		assertEquals(1.0, timings.minMs(), 1e-9);
		assertEquals(100.0, timings.p50Ms(), 0.1);
		assertEquals(198.0, timings.p99Ms(), 0.2);
		assertEquals(200.0, timings.maxMs(), 1e-9);
		assertEquals(200, statistics.runs());
	}

	@Test
	void aBatchCountsAsItsCalls() {
		CellStatistics statistics = new CellStatistics();
		statistics.record(15_000, 1000);
		statistics.record(25_000, 1000);
		assertEquals(2, statistics.runs());
		assertEquals(2000, statistics.calls());
		assertEquals(20e-6, statistics.timings().meanMs(), 1e-12);
		assertEquals(15e-6, statistics.timings().p50Ms(), 15e-9);
		assertEquals(25e-6, statistics.timings().maxMs(), 1e-12);
	}

	@Test
	void errorsAreInNoTime() {
		CellStatistics statistics = new CellStatistics();
		statistics.recordError();
		assertEquals(Timings.NONE, statistics.timings());
		assertTrue(Double.isNaN(statistics.meanMs()));
		statistics.record(3_000_000, 1);
		statistics.recordError();
		assertEquals(3, statistics.runs());
		assertEquals(2, statistics.errors());
		assertEquals(1, statistics.calls());
		assertEquals(new Timings(3, 3, 3, 3, 3), statistics.timings());
	}

	@Test
	void timeInTheQueueIsApart() {
		CellStatistics statistics = new CellStatistics();
		assertEquals(OptionalDouble.empty(), statistics.queueMeanMs());
		statistics.recordQueue(500_000);
		statistics.recordQueue(1_500_000);
		assertEquals(OptionalDouble.of(1.0), statistics.queueMeanMs());
	}
}
