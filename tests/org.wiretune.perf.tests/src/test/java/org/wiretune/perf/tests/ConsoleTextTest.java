/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.event.ConsoleText;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Timings;
import org.wiretune.perf.stat.Distribution;

class ConsoleTextTest {

	private static final Instant TIME = Instant.parse("2011-03-04T13:52:08Z");

	private final Locale locale = Locale.getDefault();
	private final ConsoleText console = new ConsoleText(ZoneId.of("America/Los_Angeles"));

	@AfterEach
	void restoreLocale() {
		Locale.setDefault(locale);
	}

	@Test
	void progressIsTheLineOfTheLab() {
		RunEvent event = new RunEvent.Progress(TIME, BindingUnderTest.SCA_SYNC, 1024, false, 10, 200, 3.1, 0.0098,
				"Default : 0", 384, 154);
		String lab = "[Fri Mar 04 05:52:08 PST 2011] runs 10, throughput average 3.10 ms per run, received objects size = "
				+ "10.0 KB, thread name 'Default : 0', total heap 384 MB, free heap 154 MB";
		assertEquals(List.of(lab), console.lines(event));
		Locale.setDefault(Locale.GERMANY);
		assertEquals(List.of(lab), console.lines(event), "the same on every machine");
	}

	@Test
	void figuresHaveTheirUnitAndNoFalsePrecision() {
		assertEquals("2.07 ms", average(2.0666666));
		assertEquals("935 \u00b5s", average(0.935));
		assertEquals("17.2 ns", average(0.00001719999));
		assertEquals("0 ms", average(0));
		assertEquals("1.40 s", average(1400));
		assertEquals("\u2013", average(Double.NaN));
	}

	@Test
	void aWarmUpIsAnnouncedAndItsRunsAreNotShown() {
		assertEquals(
				List.of("[Fri Mar 04 05:52:08 PST 2011] Warm-up: SCA async, 100 KB, 200 runs that are not measured"),
				console.lines(new RunEvent.WarmUpStarted(TIME, BindingUnderTest.SCA_ASYNC, 102400, 200)));
		assertEquals(List.of(), console.lines(new RunEvent.Progress(TIME, BindingUnderTest.SCA_ASYNC, 102400, true, 10,
				200, 3.1, 1, "Default : 0", 384, 154)));
		assertEquals(List.of("[Fri Mar 04 05:52:08 PST 2011] Performance Test started: SCA async, 100 KB, 200 runs"),
				console.lines(new RunEvent.MeasurementStarted(TIME, BindingUnderTest.SCA_ASYNC, 102400, 200)));
	}

	@Test
	void aCellEndsWithMedianTailAndThroughput() {
		RunCell cell = new RunCell("sca-async", 102400, 200, 200, 1, 1, new Timings(2.31, 1, 2.2, 5.25, 11.7504), 432.9,
				"Pool_SIBus_SCA : 0", 19.5, OptionalDouble.of(0.712), true);
		assertEquals(
				List.of("[Fri Mar 04 05:52:08 PST 2011] Result: SCA async, 100 KB: 200 runs, average 2.31 ms, p50 2.20 ms, "
						+ "p99 not valid (too few), max 11.8 ms, throughput 433 per second, 1 errors. "
						+ "Each message waited 712 \u00b5s in the queue on average."),
				console.lines(new RunEvent.CellFinished(TIME, cell)));
		RunCell cut = new RunCell("sca-sync", 1024, 17, 200, 1000, 0, Timings.NONE, 0, "", 0, OptionalDouble.empty(),
				false);
		assertEquals(List.of("[Fri Mar 04 05:52:08 PST 2011] Result: SCA sync, 1 KB: 17 runs, average \u2013, p50 \u2013, "
				+ "p99 \u2013, max \u2013, throughput 0 per second, 0 errors. Each run is the mean of 1,000 calls, because "
				+ "one call is shorter than the timer can tell. The measurement was cut off before all runs were done."),
				console.lines(new RunEvent.CellFinished(TIME, cut)));
	}

	@Test
	void theEndSaysHowItEnded() {
		assertEquals(List.of("[Fri Mar 04 05:52:08 PST 2011] Performance Test finished"),
				console.lines(new RunEvent.Finished(TIME, RunState.COMPLETED, "")));
		assertEquals(List.of("[Fri Mar 04 05:52:08 PST 2011] Performance Test failed: The server's gone {0}."),
				console.lines(new RunEvent.Finished(TIME, RunState.FAILED, "The server's gone {0}.")));
	}

	@Test
	void portsAndProcessesAreNotGrouped() {
		assertEquals(
				List.of("[Fri Mar 04 05:52:08 PST 2011] Server ready after 1.23 s: process 123456, HTTP port 34567, "
						+ "maximum heap 384 MB, OpenJDK 25"),
				console.lines(new RunEvent.ServerReady(TIME, 123456, 34567, 1, "", "OpenJDK 25", "Linux", 2, 384, 1234,
						List.of())));
	}

	private String average(double mean) {
		String line = console.lines(new RunEvent.Progress(TIME, BindingUnderTest.WS_SYNC, 1, false, 1, 1, mean, 0, "", 0, 0))
				.get(0);
		return line.replaceFirst(".*throughput average (.+) per run.*", "$1");
	}

	@Test
	void aLoopHasTheLinesOfTheLabAndNoOthers() {
		console.lines(new RunEvent.MeasurementStarted(TIME, BindingUnderTest.SCA_SYNC, 1024, 200));
		assertEquals(List.of(), console.lines(new RunEvent.PhaseStarted(TIME, "sca-sync 1 KB", "measurement")));
		Measurement measurement = new Measurement("sca-sync 1 KB", Map.of(), 1, TIME, List.of(), Distribution.NONE, Map.of(),
				0, 0, Map.of(), Map.of(), Map.of(), Resources.UNKNOWN, List.of(), List.of(), List.of(), true);
		assertEquals(List.of(), console.lines(new RunEvent.MeasurementFinished(TIME, measurement)));
		assertEquals(List.of("[Fri Mar 04 05:52:08 PST 2011] Not valid: The times had not settled."), console.lines(
				new RunEvent.MeasurementFinished(TIME, measurement.withInvalid(List.of("The times had not settled.")))));
	}

	@Test
	void theEndSaysWhatMustNotBeUsedInOneLineForEachReason() {
		for (int i = 0; i < 15; i++) {
			Measurement measurement = new Measurement("http-sync " + i + " KB", Map.of(), 1, TIME, List.of(), Distribution.NONE, Map.of(),
					0, 0, Map.of(), Map.of(), Map.of(), Resources.UNKNOWN, List.of(),
					i < 11 ? List.of("Other programs used " + (69 + i) + ".5 % of the machine.") : List.of(), List.of(), true);
			console.lines(new RunEvent.MeasurementFinished(TIME, measurement));
		}
		String stamp = "[Fri Mar 04 05:52:08 PST 2011] ";
		assertEquals(List.of(stamp + "11 of 15 measurements must not be used.",
				stamp + "  Other programs used 69.5\u201379.5 % of the machine. (11 of 15 measurements.)", stamp + "Performance Test finished"),
				console.lines(new RunEvent.Finished(TIME, RunState.COMPLETED, "")));
	}

	@Test
	void aWarmUpWithoutANumberGoesOnUntilTheTimesHaveSettled() {
		assertEquals(List.of("[Fri Mar 04 05:52:08 PST 2011] Warm-up: SCA async, 100 KB, until the times have settled"),
				console.lines(new RunEvent.WarmUpStarted(TIME, BindingUnderTest.SCA_ASYNC, 102400,
						RunEvent.WarmUpStarted.UNTIL_SETTLED)));
	}
}
