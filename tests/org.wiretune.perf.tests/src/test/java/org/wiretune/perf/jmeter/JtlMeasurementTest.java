/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Second;

class JtlMeasurementTest {

	private static final String GROUP = "Step 1: 2 users";

	private static PlanStep step(String group, double rate, int warmUpSeconds, int seconds) {
		return new PlanStep(group, Map.of(PlanStep.ENGINE, "JMeter"), 1, 2, rate, rate, Duration.ofSeconds(warmUpSeconds),
				Duration.ofSeconds(seconds), List.of());
	}

	private static JtlSample sample(long start, long elapsed, String thread) {
		return new JtlSample(start, elapsed, "GET /", "200", "OK", thread, true, "", 2);
	}

	private static JtlSample failure(long start, String code, String message) {
		return new JtlSample(start, 5, "GET /", code, message, "", false, "", 2);
	}

	@Test
	void percentilesAreThoseOfTheTimes() {
		JtlMeasurement calls = new JtlMeasurement(step("", 0, 0, 0));
		LongStream.rangeClosed(1, 100).forEach(i -> calls.add(sample(1000 + i * 20, i, ""), JtlMeasurement.LOCAL));
		Measurement measurement = calls.finish(List.of(), List.of(), true);
		assertEquals(100, measurement.answered());
		assertEquals(50.5, measurement.latency().meanMs(), 1e-9);
		assertEquals(50, measurement.latency().p50Ms(), 0.1);
		assertEquals(99, measurement.latency().p99Ms(), 0.1);
		assertEquals(100, measurement.latency().maxMs(), 0.1);
		assertEquals(Math.sqrt((100.0 * 100 - 1) / 12), measurement.latency().standardDeviationMs(), 1e-9);
		// The first began at 0 s, the last at 1.98 s and took 0.1 s.
		assertEquals(100 / 2.08, measurement.perSecond(), 1e-9);
		assertEquals(List.of(100L), List.of(measurement.seconds().stream().mapToLong(Second::answered).sum()));
	}

	@Test
	void theStartOfACallDecidesWhetherItIsMeasured() {
		JtlMeasurement calls = new JtlMeasurement(step(GROUP, 0, 2, 3));
		long[] starts = { 0, 1999, 2000, 4999, 5000 };
		for (long start : starts) {
			calls.add(sample(10_000 + start, 4000, ""), JtlMeasurement.LOCAL);
		}
		Measurement measurement = calls.finish(List.of(), List.of(), true);
		assertEquals(2, measurement.answered());
		assertEquals(2 / 3.0, measurement.perSecond(), 1e-9);
		assertEquals("warm-up", measurement.phases().get(0).name());
		assertEquals(5, measurement.phases().get(1).toSeconds());
	}

	@Test
	void enginesAreSummedEachByItsOwnClock() {
		JtlMeasurement calls = new JtlMeasurement(step(GROUP, 0, 1, 2));
		for (int i = 0; i < 30; i++) {
			calls.add(sample(1_000_000 + i * 100, 10, ""), "a:1");
			calls.add(sample(99_000_000 + i * 100, 30, ""), "b:1");
		}
		Measurement measurement = calls.finish(List.of("a:1", "b:1", "c:1"), List.of(), true);
		assertEquals(40, measurement.answered(), "20 of each engine began after its warm-up");
		assertEquals(20, measurement.latency().meanMs(), 1e-9);
		assertTrue(measurement.remarks().contains("The figures are the sum of 2 engines: a:1 20 answered and 0 failed, b:1 20 answered and 0 failed."), measurement.remarks().toString());
		assertEquals(3, measurement.seconds().size());
		assertEquals(20, measurement.seconds().get(1).answered());
		assertEquals(4, measurement.seconds().get(1).users());
		assertEquals(List.of("The engine c:1 made no call in this step."), measurement.invalid());
	}

	@Test
	void errorsAreCountedByWhatWasAnsweredAndAreInNoTime() {
		JtlMeasurement calls = new JtlMeasurement(step("", 0, 0, 0));
		calls.add(sample(0, 10, ""), JtlMeasurement.LOCAL);
		calls.add(failure(1, "500", "Internal Server Error"), JtlMeasurement.LOCAL);
		calls.add(failure(2, "500", "Internal Server Error"), JtlMeasurement.LOCAL);
		calls.add(failure(3, "Non HTTP response code: java.net.ConnectException",
				"Non HTTP response message: Connection refused"), JtlMeasurement.LOCAL);
		for (int i = 0; i < 1000; i++) {
			calls.add(failure(4, "200", "number " + i), JtlMeasurement.LOCAL);
		}
		calls.add(new JtlSample(5, 77, "all", "200", "Number of samples in transaction : 3, number of failing samples : 0", "",
				true, "", 1), JtlMeasurement.LOCAL);
		Measurement measurement = calls.finish(List.of(), List.of(), true);
		assertEquals(1, measurement.answered());
		assertEquals(10, measurement.latency().maxMs(), 0.1);
		assertEquals(2, measurement.errors().get("GET / was answered with 500 Internal Server Error."));
		assertEquals(1, measurement.errors().get("GET / failed: java.net.ConnectException Connection refused"));
		assertEquals(1003, measurement.failed());
		assertTrue(measurement.errors().size() <= 20);
		assertTrue(measurement.remarks().stream().anyMatch(text -> text.startsWith("1 lines are sums of transaction")));
	}

	@Test
	void aRateThatWasNotMadeIsNoResult() {
		for (int made : new int[] { 50, 99 }) {
			JtlMeasurement calls = new JtlMeasurement(step(GROUP, 100, 0, 1));
			for (int i = 0; i < made; i++) {
				calls.add(sample(1000 + i, 1, ""), JtlMeasurement.LOCAL);
			}
			assertEquals(made == 50, !calls.finish(List.of(), List.of(), true).isValid());
		}
	}

	@Test
	void aClockThatJumpsNeedsNoMoreMemory() {
		JtlMeasurement calls = new JtlMeasurement(step("", 0, 0, 0));
		for (long i = 0; i < 3; i++) {
			calls.add(sample(1_000_000 - i * 500_000, 1, ""), JtlMeasurement.LOCAL);
			calls.add(sample(4_000_000_000_000L + i, 1, ""), JtlMeasurement.LOCAL);
		}
		assertEquals(2, calls.finish(List.of(), List.of(), true).seconds().size());
	}

	@Test
	void callsAreSortedIntoStepsByTheirThread() {
		List<RunEvent> events = new ArrayList<>();
		LiveResult live = new LiveResult(List.of(step("Step 1: 2 users", 0, 0, 1), step("Step 2: 12 users", 0, 0, 1)),
				List.of("10.0.0.2:1099", "10.0.0.3:1099"), events::add);
		live.add(sample(0, 1, "10.0.0.2:1099-Step 1: 2 users 1-1"));
		live.add(sample(0, 1, "10.0.0.3:1099-Step 1: 2 users 1-2"));
		live.add(sample(2000, 1, "10.0.0.2:1099-Step 2: 12 users 2-12"));
		live.add(sample(900, 1, "10.0.0.3:1099-Step 1: 2 users 1-2"));
		live.add(sample(900, 1, "setUp 1-1"));
		live.invalidate("It rained.");
		List<Measurement> measurements = live.finishAll(false);
		assertEquals(List.of(3L, 1L), measurements.stream().map(Measurement::answered).toList());
		assertEquals(List.of(true, false), measurements.stream().map(Measurement::complete).toList());
		assertTrue(measurements.get(0).isValid());
		assertEquals("It rained.", measurements.get(1).invalid().getFirst());
		assertEquals(1, live.strangers());
		assertEquals(5, live.calls());
	}
}
