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
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.judged.MeasurementComparison.Basis;
import org.wiretune.perf.judged.MeasurementComparison;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.judged.Verdict;
import org.wiretune.perf.report.ComparisonText;
import org.wiretune.perf.report.HtmlReport;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
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

	/** Repetitions within one start of the server, as a run of five repetitions gives them. */
	private static RunFile repetitions(double meanMs, int firstSeed) {
		List<Measurement> all = new ArrayList<>();
		for (int i = 1; i <= 5; i++) {
			int number = i;
			all.add(measurement(firstSeed + i, builder -> {
				builder.repetition = number;
				builder.seconds = 8;
				builder.meanMs = meanMs;
			}));
		}
		return run(all.toArray(Measurement[]::new));
	}

	/** From start to start a server differs by more than its seconds do. */
	private static List<RunFile> starts(int count, double meanMs, int firstSeed) {
		List<RunFile> runs = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			double mean = meanMs * (1 + 0.02 * ((i * 7 + firstSeed) % 5 - 2));
			runs.add(run(measurement(firstSeed + i, builder -> {
				builder.seconds = 8;
				builder.meanMs = mean;
			})));
		}
		return runs;
	}

	@Test
	void startsTellFasterSlowerAndNeither() {
		RunComparison faster = RunComparison.of(starts(5, 1, 0), starts(5, 0.8, 50));
		MeasurementComparison place = faster.measurements().get(0);
		assertEquals(1, faster.measurements().size());
		assertEquals(Basis.STARTS, place.basis());
		assertEquals(0.8, place.timeRatio().estimate(), 0.02);
		assertTrue(place.timeRatio().contains(0.8) && place.timeRatio().high() < 1, place.timeRatio().toString());
		assertEquals(Verdict.FASTER, faster.verdict());
		assertEquals(5, place.before().starts());
		assertTrue(place.before().milliseconds().orElseThrow().contains(1), place.before().text());
		assertEquals(Verdict.SLOWER, RunComparison.of(starts(5, 0.8, 50), starts(5, 1, 0)).verdict());
		assertEquals(Verdict.NO_DIFFERENCE_SEEN, RunComparison.of(starts(5, 1, 0), starts(5, 1.005, 50)).verdict());
		assertEquals(place, RunComparison.of(starts(5, 1, 0), starts(5, 0.8, 50)).measurements().get(0), "repeatable");
	}

	@Test
	void severalRunsOfOneSideAreItsStarts() {
		List<RunFile> before = new ArrayList<>();
		List<RunFile> after = new ArrayList<>();
		for (int i = 0; i < 4; i++) {
			double drift = 1 + 0.03 * i;
			before.add(run(measurement(i, builder -> builder.meanMs = drift)));
			after.add(run(measurement(i + 20, builder -> builder.meanMs = 1.5 * drift)));
		}
		MeasurementComparison place = RunComparison.of(before, after).measurements().get(0);
		assertEquals(Basis.STARTS, place.basis());
		assertEquals(1.5, place.timeRatio().estimate(), 0.03);
		assertEquals(4, place.timeRatio().samples());
		assertEquals(Verdict.SLOWER, place.verdict());
	}

	/** Compared by their calls, 45 of 66 pairs of equal settings were called different; by five repetitions 83 %. */
	@Test
	void oneStartOfEachHasNoVerdictHoweverFarApart() {
		List<RunComparison> single = List.of(
				RunComparison.of(run(measurement(1, builder -> {
				})), run(measurement(2, builder -> builder.meanMs = 2))),
				RunComparison.of(run(measurement(1, builder -> builder.seconds = 2)), run(measurement(2, builder -> builder.seconds = 2))),
				RunComparison.of(repetitions(1, 0), repetitions(0.5, 50)));
		for (RunComparison comparison : single) {
			MeasurementComparison place = comparison.measurements().get(0);
			assertEquals(Verdict.NOT_JUDGED, comparison.verdict());
			assertEquals(Basis.NOTHING, place.basis());
			assertFalse(place.timeRatio().isKnown(), "an interval of one start would be too narrow");
			assertTrue(place.remarks().get(0).contains("started once") && place.remarks().get(0).endsWith("Run the test 2 more times with each setting."), place.remarks().toString());
			assertTrue(place.remarks().stream().noneMatch(remark -> remark.contains("--")), "an IDE has no such argument");
			assertEquals(1, ComparisonText.lines("a", "b", comparison).stream().filter(line -> line.contains("run --against with --rounds 5")).count(),
					"the command line has");
			assertTrue(place.before().isUsable() && place.after().isUsable(), "the times are told with their intervals");
		}
		MeasurementComparison two = RunComparison.of(starts(2, 1, 0), starts(5, 2, 50)).measurements().get(0);
		assertEquals(Verdict.NOT_JUDGED, two.verdict());
		assertTrue(two.remarks().get(0).startsWith("There are 2 usable start(s) before and 5 after"), two.remarks().toString());
		assertTrue(two.remarks().get(0).contains("until there are 3") && !two.remarks().get(0).contains("--"), two.remarks().toString());
		assertTrue(ComparisonText.lines("a", "b", RunComparison.of(starts(3, 1, 0), starts(3, 2, 50))).stream().noneMatch(line -> line.contains("--rounds")),
				"there are enough");
	}

	@Test
	void cellsThatNobodyExaminedHaveNoVerdict() {
		RunFile before = SampleRun.run(SampleRun.START, SampleRun.cell("sca-async", 102400, 8));
		RunFile after = SampleRun.run(SampleRun.START, SampleRun.cell("sca-async", 102400, 4));
		MeasurementComparison place = RunComparison.of(List.of(after, after, after), List.of(before, before, before)).measurements().get(0);
		assertEquals(Verdict.NOT_JUDGED, place.verdict());
		assertEquals("not judged", place.before().text());
		assertEquals("4 ms (not valid)", place.before().marked());
		assertTrue(place.remarks().get(0).contains("keeps no record"), place.remarks().toString());
	}

	@Test
	void moreThanOneChangeHasNoVerdict() {
		ServerSettings one = ServerSettings.lab().toBuilder().maximumHeapMegabytes(512).build();
		ServerSettings two = one.toBuilder().scaMaximumConcurrency(77).build();
		List<RunFile> before = starts(3, 1, 0);
		List<RunFile> slow = starts(3, 2, 20);
		assertEquals(Verdict.SLOWER, RunComparison.of(before, with(one, slow)).verdict());
		RunComparison both = RunComparison.of(before, with(two, slow));
		assertEquals(Verdict.NOT_JUDGED, both.verdict());
		assertTrue(both.reasons().get(0).endsWith("[bench-one-change-at-a-time]"), both.reasons().toString());
		assertEquals(2, both.measurements().get(0).timeRatio().estimate(), 0.1, "the ratio is told all the same");
		assertEquals(Verdict.NOT_JUDGED, RunComparison.of(List.of(before.get(0), with(one, slow).get(0), before.get(1)), before).verdict(),
				"a side of different settings");
	}

	/** Settings of concurrency were compared by one caller, and "no difference seen" was taken for an answer. */
	@Test
	void oneCallerDoesNotJudgeSettingsOfConcurrency() {
		String id = "[parallel-clients-needed-for-concurrency-test]";
		ServerSettings lab = ServerSettings.lab();
		ServerSettings sessions = lab.toBuilder().scaMaximumConcurrency(77).build();
		ServerSettings pool = lab.toBuilder().threadPool(new ThreadPoolSettings("Default", 5, 100, 5000, "server.xml:20")).build();
		ServerSettings heap = lab.toBuilder().maximumHeapMegabytes(900).build();
		for (ServerSettings changed : List.of(sessions, pool)) {
			RunComparison one = RunComparison.of(loops(1, lab), loops(1, changed));
			assertEquals(1, one.settings().size());
			assertEquals(Verdict.NOT_JUDGED, one.verdict());
			assertTrue(one.reasons().get(0).startsWith("One client calls") && one.reasons().get(0).endsWith(id), one.reasons().toString());
			assertEquals(List.of(), RunComparison.of(loops(2, lab), loops(2, changed)).reasons(), "two callers");
		}
		assertEquals(List.of(), RunComparison.of(loops(1, lab), loops(1, heap)).reasons(), "a heap is no concurrency");
		assertEquals(List.of(), RunComparison.of(loops(1, lab), loops(1, lab)).reasons());
	}

	private static List<RunFile> loops(int clients, ServerSettings settings) {
		return starts(3, 1, clients).stream().map(run -> new RunFile(run.schema(), RunSpecification.lab().withServer(settings).withClients(clients),
				run.startedAt(), run.endedAt(), run.state(), "", run.environment(), run.notes(), List.of(), run.measurements())).toList();
	}

	private static List<RunFile> with(ServerSettings settings, List<RunFile> runs) {
		return runs.stream().map(run -> run(settings, run.measurements().toArray(Measurement[]::new))).toList();
	}

	@Test
	void anInvalidMeasurementHasNoVerdictAndNoTime() {
		Measurement invalid = measurement(1, builder -> builder.meanMs = 2).withInvalid(List.of("The machine swapped."));
		MeasurementComparison place = RunComparison.of(starts(3, 1, 0), List.of(run(invalid), run(invalid), run(invalid))).measurements().get(0);
		assertEquals(Verdict.NOT_JUDGED, place.verdict());
		assertTrue(place.remarks().get(0).contains("The machine swapped."), place.remarks().toString());
		assertEquals("not judged", place.after().text());
		assertTrue(place.after().milliseconds().isEmpty());
		assertTrue(place.after().marked().endsWith(" ms (not valid)"), place.after().marked());
		assertFalse(place.timeRatio().isKnown());
	}

	@Test
	void aStartThatMustNotBeUsedIsLeftOutAndNamed() {
		List<RunFile> after = new ArrayList<>(starts(4, 2, 20));
		after.add(run(measurement(1, builder -> builder.meanMs = 90).withInvalid(List.of("The machine swapped."))));
		MeasurementComparison place = RunComparison.of(starts(4, 1, 0), after).measurements().get(0);
		assertEquals(Verdict.SLOWER, place.verdict());
		assertEquals(2, place.timeRatio().estimate(), 0.1);
		assertTrue(place.remarks().contains("After, 1 of 5 starts must not be used and are left out: The machine swapped."), place.remarks().toString());
	}

	/** Eleven places with nearly the same reason were 22 lines of text and as many items of HTML. */
	@Test
	void nearlyEqualReasonsOfManyPlacesAreOneLineInEveryReport() {
		RunComparison comparison = RunComparison.of(busy(15, 11, 40), busy(15, 11, 60));
		List<String> lines = ComparisonText.lines("a", "b", comparison);
		List<String> reasons = lines.stream().filter(line -> line.contains("must not be used")).map(String::strip).toList();
		assertEquals(List.of("The earlier measurement must not be used: Other programs used 40\u201350 % of the machine. (11 of 15 measurements.)",
				"The later measurement must not be used: Other programs used 60\u201370 % of the machine. (11 of 15 measurements.)"), reasons);
		assertEquals(15, lines.stream().filter(line -> line.contains("Time of a call")).count(), "each place has its line");
		String html = HtmlReport.toText("a", Map.of("b", comparison));
		assertEquals(2, html.split("must not be used: Other programs", -1).length - 1, html);
	}

	/** A run of one measurement for each number of users, the last so many of which must not be used. */
	private static RunFile busy(int all, int invalid, int share) {
		List<Measurement> measurements = new ArrayList<>();
		for (int i = 0; i < all; i++) {
			int number = i;
			Measurement measurement = measurement(i, builder -> {
				builder.parameters.put("users", String.valueOf(number + 1));
				builder.seconds = 2;
			});
			int first = all - invalid;
			measurements.add(i < first ? measurement
					: measurement.withInvalid(List.of("Other programs used " + (share + i - first) + " % of the machine.")));
		}
		return run(measurements.toArray(Measurement[]::new));
	}

	@Test
	void aBetterMeanWithAWorseSpreadIsSaid() {
		List<RunFile> wild = new ArrayList<>();
		for (int i = 0; i < 3; i++) {
			wild.add(run(measurement(40 + i, builder -> {
				builder.meanMs = 0.7;
				builder.tailMs = 9;
			})));
		}
		MeasurementComparison place = RunComparison.of(starts(3, 1, 0), wild).measurements().get(0);
		assertEquals(Verdict.FASTER, place.verdict());
		assertTrue(place.remarks().stream().anyMatch(remark -> remark.endsWith("[bench-average-only]")),
				place.remarks().toString());
		MeasurementComparison clean = RunComparison.of(starts(3, 1, 0), starts(3, 0.5, 20)).measurements().get(0);
		assertFalse(clean.remarks().stream().anyMatch(remark -> remark.contains("bench-average-only")));
	}
}
