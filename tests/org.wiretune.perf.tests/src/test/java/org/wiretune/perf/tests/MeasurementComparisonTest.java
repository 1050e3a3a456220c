/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.MeasurementComparison;
import org.wiretune.perf.result.MeasurementComparison.Basis;
import org.wiretune.perf.result.RunComparison;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunFileFormat;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Verdict;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

class MeasurementComparisonTest {

	private static RunFile run(ServerSettings settings, Measurement... measurements) {
		return new RunFile(RunFileFormat.SCHEMA, new RunSpecification("Test", Workload.of(WorkloadKind.RAMP), settings),
				Instant.EPOCH, Optional.of(Instant.EPOCH), RunState.COMPLETED, "", new RunEnvironment("", 2, "", "", 1, 2),
				List.of(), List.of(), List.of(measurements));
	}

	private static RunFile run(Measurement... measurements) {
		return run(ServerSettings.lab(), measurements);
	}

	private static Measurement measurement(int seed, Consumer<MeasurementBuilder> change) {
		MeasurementBuilder builder = new MeasurementBuilder();
		builder.seed = seed;
		builder.callsPerSecond = 500;
		change.accept(builder);
		return builder.build();
	}

	private static RunFile repetitions(double meanMs, int firstSeed) {
		List<Measurement> all = new ArrayList<>();
		for (int i = 1; i <= 5; i++) {
			int number = i;
			// From start to start a server differs by more than its seconds do.
			all.add(measurement(firstSeed + i, builder -> {
				builder.repetition = number;
				builder.seconds = 8;
				builder.meanMs = meanMs * (1 + 0.02 * ((number * 7 + firstSeed) % 5 - 2));
			}));
		}
		return run(all.toArray(Measurement[]::new));
	}

	@Test
	void repetitionsTellFasterSlowerAndNeither() {
		RunComparison faster = RunComparison.of(repetitions(1, 0), repetitions(0.8, 50));
		MeasurementComparison place = faster.measurements().get(0);
		assertEquals(1, faster.measurements().size());
		assertEquals(Basis.REPETITIONS, place.basis());
		assertEquals(0.8, place.timeRatio().estimate(), 0.02);
		assertTrue(place.timeRatio().contains(0.8) && place.timeRatio().high() < 1, place.timeRatio().toString());
		assertEquals(Verdict.FASTER, faster.verdict());
		assertEquals(Verdict.SLOWER, RunComparison.of(repetitions(0.8, 50), repetitions(1, 0)).verdict());
		assertEquals(Verdict.NO_DIFFERENCE_SEEN, RunComparison.of(repetitions(1, 0), repetitions(1.005, 50)).verdict());
		assertEquals(place, RunComparison.of(repetitions(1, 0), repetitions(0.8, 50)).measurements().get(0), "repeatable");
	}

	@Test
	void severalRunsOfOneSideArePooled() {
		List<RunFile> before = new ArrayList<>();
		List<RunFile> after = new ArrayList<>();
		for (int i = 0; i < 4; i++) {
			double drift = 1 + 0.03 * i;
			before.add(run(measurement(i, builder -> builder.meanMs = drift)));
			after.add(run(measurement(i + 20, builder -> builder.meanMs = 1.5 * drift)));
		}
		MeasurementComparison place = RunComparison.of(before, after).measurements().get(0);
		assertEquals(Basis.REPETITIONS, place.basis());
		assertEquals(1.5, place.timeRatio().estimate(), 0.03);
		assertEquals(4L * before.get(0).measurements().get(0).answered(), place.before().pooled().count(), 500);
		assertEquals(Verdict.SLOWER, place.verdict());
	}

	@Test
	void oneRunOfEachIsComparedByItsSeconds() {
		RunComparison comparison = RunComparison.of(run(measurement(1, builder -> {
		})), run(measurement(2, builder -> builder.meanMs = 2)));
		MeasurementComparison place = comparison.measurements().get(0);
		assertEquals(Basis.SECONDS, place.basis());
		assertTrue(place.timeRatio().contains(2), place.timeRatio().toString());
		assertEquals(Verdict.SLOWER, place.verdict());
		assertTrue(place.remarks().get(0).contains("repeat the measurement"), place.remarks().toString());
	}

	@Test
	void withoutSecondsTheCallsAreDrawn() {
		Consumer<MeasurementBuilder> brief = builder -> builder.seconds = 2;
		MeasurementComparison place = RunComparison.of(run(measurement(1, brief)), run(measurement(2, brief)))
				.measurements().get(0);
		assertEquals(Basis.CALLS, place.basis());
		assertTrue(place.timeRatio().isKnown());
	}

	@Test
	void cellsWithoutHistogramsHaveARatioAndNoVerdict() {
		RunFile before = SampleRun.run(SampleRun.START, SampleRun.cell("sca-async", 102400, 8));
		RunFile after = SampleRun.run(SampleRun.START, SampleRun.cell("sca-async", 102400, 4));
		MeasurementComparison place = RunComparison.of(before, after).measurements().get(0);
		assertEquals(0.5, place.timeRatio().estimate());
		assertEquals(Verdict.NOT_COMPARABLE, place.verdict());
		assertEquals(Verdict.SLOWER, RunComparison.of(List.of(after, after, after), List.of(before, before, before)).verdict(),
				"repeated runs of cells are repetitions");
	}

	@Test
	void moreThanOneChangeHasNoVerdict() {
		ServerSettings one = ServerSettings.lab().toBuilder().maximumHeapMegabytes(512).build();
		ServerSettings two = one.toBuilder().scaMaximumConcurrency(77).build();
		Measurement slow = measurement(1, builder -> builder.meanMs = 2);
		RunFile before = run(measurement(2, builder -> {
		}));
		assertEquals(Verdict.SLOWER, RunComparison.of(before, run(one, slow)).verdict());
		RunComparison both = RunComparison.of(before, run(two, slow));
		assertEquals(Verdict.NOT_COMPARABLE, both.verdict());
		assertTrue(both.reasons().get(0).endsWith("[bench-one-change-at-a-time]"), both.reasons().toString());
		assertEquals(2, both.measurements().get(0).timeRatio().estimate(), 0.1, "the ratio is told all the same");
		assertEquals(Verdict.NOT_COMPARABLE, RunComparison.of(List.of(before, run(one, slow)), List.of(before)).verdict(),
				"a side of different settings");
	}

	@Test
	void anInvalidMeasurementHasNoVerdict() {
		Measurement invalid = measurement(1, builder -> builder.meanMs = 2).withInvalid(List.of("The machine swapped."));
		MeasurementComparison place = RunComparison.of(run(measurement(2, builder -> {
		})), run(invalid)).measurements().get(0);
		assertEquals(Verdict.NOT_COMPARABLE, place.verdict());
		assertTrue(place.remarks().get(0).contains("The machine swapped."), place.remarks().toString());
	}

	@Test
	void aBetterMeanWithAWorseSpreadIsSaid() {
		RunComparison comparison = RunComparison.of(run(measurement(1, builder -> {
			builder.meanMs = 1;
		})), run(measurement(2, builder -> {
			builder.meanMs = 0.7;
			builder.tailMs = 9;
		})));
		MeasurementComparison place = comparison.measurements().get(0);
		assertEquals(Verdict.FASTER, place.verdict());
		assertTrue(place.remarks().stream().anyMatch(remark -> remark.endsWith("[bench-average-only]")),
				place.remarks().toString());
		MeasurementComparison clean = RunComparison.of(run(measurement(1, builder -> {
		})), run(measurement(2, builder -> builder.meanMs = 0.5))).measurements().get(0);
		assertFalse(clean.remarks().stream().anyMatch(remark -> remark.contains("bench-average-only")));
	}
}
