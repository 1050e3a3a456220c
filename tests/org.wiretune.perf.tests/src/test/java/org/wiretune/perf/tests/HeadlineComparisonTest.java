/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.api.Test;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.judged.MeasurementComparison;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.judged.Verdict;
import org.wiretune.perf.report.ComparisonJson;
import org.wiretune.perf.report.ComparisonText;
import org.wiretune.perf.report.HtmlReport;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.view.ComparedRow;
import org.wiretune.perf.view.RunComparisonText;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.perf.workload.DataFigures;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.perf.workload.FigureWords;
import org.wiretune.perf.workload.MemoryFigures;
import org.wiretune.perf.workload.MemoryKeys;
import org.wiretune.perf.workload.PoolKeys;
import org.wiretune.perf.workload.SenderFigures;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;
import org.wiretune.perf.workload.WorkloadKind;

/** Runs of every kind of workload are judged by the figure that tells what the workload came to. */
class HeadlineComparisonTest {

	private static final double USUAL = 100;
	private static final double BETTER_BY = 1.25;

	static Stream<Arguments> workloads() {
		Stream<Arguments> kinds = WorkloadKind.all().stream().map(kind -> named(kind.id(), Workload.of(kind)));
		return Stream.of(kinds, varied(WorkloadKind.DATA, DataKeys.WORK, DataKeys.Work.values()),
				varied(WorkloadKind.POOLS, PoolKeys.POOL, PoolKeys.Pool.values()), varied(WorkloadKind.MEMORY, MemoryKeys.LOAD, MemoryKeys.Load.values()))
				.flatMap(each -> each);
	}

	private static <T> Stream<Arguments> varied(WorkloadKind kind, WorkloadKey<T> key, T[] values) {
		return Stream.of(values).map(value -> named(kind.id() + ' ' + value, Workload.of(kind).with(key, value)));
	}

	private static Arguments named(String name, Workload workload) {
		return Arguments.of(Named.of(name, workload));
	}

	private static RunFile run(Workload workload, ServerSettings settings, int start, Measurement... measurements) {
		return new RunFile(RunFileFormat.SCHEMA, new RunSpecification("Made up", workload, settings), Instant.ofEpochSecond(start),
				Optional.of(Instant.ofEpochSecond(start + 30)),
				RunState.COMPLETED, "", new RunEnvironment("", 2, "", "", 1, 2), List.of(), List.of(), List.of(measurements));
	}

	/** A measurement with a headline of so much, whatever its figure; the calls are alike where they are not the headline. */
	private static Measurement measurement(Workload workload, double headline, int seed) {
		MeasurementBuilder builder = new MeasurementBuilder();
		builder.seed = seed;
		builder.seconds = 8;
		builder.callsPerSecond = 200;
		Figure figure = workload.kind().headline(workload);
		if (figure.equals(CommonFigures.MEAN_TIME)) {
			builder.meanMs = headline;
		} else if (figure.equals(CommonFigures.CALLS_PER_SECOND)) {
			builder.callsPerSecond = headline;
		} else {
			builder.figures.put(figure, headline);
		}
		return builder.build();
	}

	/** From start to start a figure differs by a few percent. */
	private static List<RunFile> starts(Workload workload, ServerSettings settings, int count, double headline, int seed) {
		List<RunFile> runs = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			runs.add(run(workload, settings, seed + i, measurement(workload, headline * (1 + 0.01 * ((i * 7 + seed) % 3 - 1)), seed + i)));
		}
		return runs;
	}

	private static List<RunFile> starts(Workload workload, int count, double headline, int seed) {
		return starts(workload, ServerSettings.lab(), count, headline, seed);
	}

	private static double better(Workload workload) {
		return workload.kind().headline(workload).better() == Better.HIGHER ? USUAL * BETTER_BY : USUAL / BETTER_BY;
	}

	@ParameterizedTest
	@MethodSource("workloads")
	void aClearDifferenceOfTheHeadlineIsTheVerdict(Workload workload) {
		Figure headline = workload.kind().headline(workload);
		RunComparison better = RunComparison.of(starts(workload, 3, USUAL, 0), starts(workload, 3, better(workload), 50));
		assertEquals(Verdict.FASTER, better.verdict(), () -> better.measurements().toString());
		MeasurementComparison place = better.measurements().get(0);
		assertEquals(headline, place.headline().figure());
		assertEquals(better(workload) / USUAL, place.headline().ratio().estimate(), 0.02);
		assertTrue(place.headline().ratio().isKnown());
		assertEquals(Verdict.SLOWER, RunComparison.of(starts(workload, 3, better(workload), 50), starts(workload, 3, USUAL, 0)).verdict());
	}

	@ParameterizedTest
	@MethodSource("workloads")
	void equalHeadlinesAreNoDifference(Workload workload) {
		assertEquals(Verdict.NO_DIFFERENCE_SEEN, RunComparison.of(starts(workload, 3, USUAL, 0), starts(workload, 3, USUAL * 1.002, 50)).verdict());
	}

	@ParameterizedTest
	@MethodSource("workloads")
	void whatMustNotBeUsedTellsTheReason(Workload workload) {
		List<RunFile> invalid = starts(workload, 3, better(workload), 50).stream()
				.map(run -> run(workload, ServerSettings.lab(), 1, run.measurements().get(0).withInvalid(List.of("The machine was busy.")))).toList();
		RunComparison refused = RunComparison.of(starts(workload, 3, USUAL, 0), invalid);
		assertEquals(Verdict.NOT_JUDGED, refused.verdict());
		assertTrue(refused.measurements().get(0).remarks().get(0).contains("The machine was busy."), refused.measurements().toString());
		assertFalse(refused.measurements().get(0).headline().ratio().isKnown());
	}

	@ParameterizedTest
	@MethodSource("workloads")
	void theGateIsThatOfTimes(Workload workload) {
		RunComparison few = RunComparison.of(starts(workload, 3, USUAL, 0), starts(workload, 2, better(workload), 50));
		assertEquals(Verdict.NOT_JUDGED, few.verdict());
		assertTrue(few.measurements().get(0).needsStarts());
		ServerSettings other = ServerSettings.lab().toBuilder().maximumHeapMegabytes(777).scaMaximumConcurrency(3).build();
		RunComparison twoChanges = RunComparison.of(starts(workload, 3, USUAL, 0), starts(workload, other, 3, better(workload), 50));
		assertEquals(Verdict.NOT_JUDGED, twoChanges.verdict());
		assertTrue(twoChanges.reasons().get(0).contains("bench-one-change-at-a-time"), twoChanges.reasons().toString());
	}

	@ParameterizedTest
	@MethodSource("workloads")
	void textJsonPageAndViewTellTheHeadline(Workload workload) {
		Figure headline = workload.kind().headline(workload);
		List<RunFile> before = starts(workload, 3, USUAL, 0);
		List<RunFile> after = starts(workload, 3, better(workload), 50);
		RunComparison compared = RunComparison.of(before, after);
		String json = ComparisonJson.toText("A", Map.of("B", compared));
		assertTrue(json.contains("\"id\": \"" + headline.id() + '"') && json.contains("\"verdict\": \"faster\""), json);
		if (headline.equals(CommonFigures.MEAN_TIME)) {
			return;
		}
		String text = String.join("\n", ComparisonText.lines("A", "B", compared));
		assertTrue(text.contains(FigureWords.label(headline) + ": ") && text.contains("the intervals rest on starts of the server"), text);
		assertTrue(HtmlReport.toText("A", Map.of("B", compared)).contains("Before: " + FigureWords.label(headline)));
		ServerSettings larger = ServerSettings.lab().toBuilder().maximumHeapMegabytes(777).build();
		List<RunFile> history = new ArrayList<>(before);
		history.addAll(starts(workload, larger, 3, better(workload), 50));
		ComparedRow row = ComparedRow.of(before.get(2), history.get(5), history).get(0);
		assertTrue(row.verdict().matches("\u25b2 1\\.[23] times (faster|better)"), row.verdict());
		assertEquals(FigureWords.withUnit(headline, row.compared().orElseThrow().headline().after().estimate()), row.valueAfter());
		assertTrue(RunComparisonText.of(before.get(2), history.get(5), history, ZoneOffset.UTC).attribution()
				.contains("Compared by: " + FigureWords.label(headline) + ". More is better."));
	}

	@Test
	void stepsOnTheWayToThePeakAreNotCompared() {
		Workload workload = Workload.of(WorkloadKind.RATED_SENDERS);
		List<List<RunFile>> sides = new ArrayList<>();
		for (double peak : new double[] { USUAL, USUAL * BETTER_BY }) {
			sides.add(starts(workload, 3, peak, 3).stream().map(run -> {
				MeasurementBuilder step = new MeasurementBuilder();
				step.parameters.put("users", "2 senders");
				step.figures.put(SenderFigures.OFFERED, 40.0);
				return run(workload, ServerSettings.lab(), 1, step.build(), run.measurements().get(0));
			}).toList());
		}
		RunComparison compared = RunComparison.of(sides.get(0), sides.get(1));
		assertEquals(1, compared.measurements().size());
		assertEquals(Verdict.FASTER, compared.verdict());
		ComparedRow row = ComparedRow.of(sides.get(0).get(0), sides.get(1).get(0), List.of()).get(0);
		assertEquals("not compared: a step", row.verdict());
	}

	@Test
	void thereIsNoRatioToNothing() {
		Workload workload = Workload.of(WorkloadKind.RATED_SENDERS);
		List<RunFile> none = new ArrayList<>(starts(workload, 2, USUAL, 0));
		none.add(run(workload, ServerSettings.lab(), 9, measurement(workload, 0, 9)));
		RunComparison compared = RunComparison.of(none, starts(workload, 3, USUAL, 50));
		assertEquals(Verdict.NOT_JUDGED, compared.verdict());
		assertEquals(List.of("There is no ratio of the figure \"peak of sustained messages a second\", because it is 0 or missing in one of the starts."),
				compared.measurements().get(0).remarks());
	}

	@Test
	void moreThatIsNoRateIsBetterAndNotFaster() {
		Workload workload = Workload.of(WorkloadKind.MEMORY);
		RunComparison compared = RunComparison.of(starts(workload, 3, USUAL, 0), starts(workload, 3, USUAL * BETTER_BY, 50));
		assertEquals(MemoryFigures.SENT, compared.measurements().get(0).headline().figure());
		assertEquals("better", compared.label());
		assertEquals("worse", RunComparison.of(starts(workload, 3, USUAL * BETTER_BY, 50), starts(workload, 3, USUAL, 0)).label());
	}

	@Test
	void aDataWorkloadTellsWhatItCostsTheDatabase() {
		Workload workload = Workload.of(WorkloadKind.DATA);
		Figure cost = DataFigures.of(workload.value(DataKeys.WORK)).processorTime();
		List<List<RunFile>> sides = new ArrayList<>();
		for (double seconds : new double[] { 0.02, 0.01 }) {
			sides.add(starts(workload, 3, USUAL, 0).stream().map(run -> {
				Measurement measurement = run.measurements().get(0);
				return run(workload, ServerSettings.lab(), 1, measurement.withResources(measurement.resources(), Map.of(cost, seconds)));
			}).toList());
		}
		MeasurementComparison compared = RunComparison.of(sides.get(0), sides.get(1)).measurements().get(0);
		assertEquals(Verdict.NO_DIFFERENCE_SEEN, compared.verdict());
		assertEquals(0.5, compared.besides().stream().filter(each -> each.figure().equals(cost)).findFirst().orElseThrow().ratio().estimate(), 1e-9);
		assertTrue(compared.besides().stream().noneMatch(each -> each.figure().equals(CommonFigures.PROCESSOR_TIME)), "the server has no part in it");
	}

	@Test
	void processorTimeForACallStandsBeside() {
		List<List<RunFile>> sides = new ArrayList<>();
		Workload workload = Workload.of(WorkloadKind.RAMP);
		for (double cpu : new double[] { 0.4, 0.8 }) {
			List<RunFile> side = new ArrayList<>();
			for (int i = 0; i < 3; i++) {
				MeasurementBuilder builder = new MeasurementBuilder();
				builder.seed = i;
				builder.seconds = 8;
				builder.serverCpu = cpu;
				side.add(run(workload, ServerSettings.lab(), i, builder.build()));
			}
			sides.add(side);
		}
		MeasurementComparison compared = RunComparison.of(sides.get(0), sides.get(1)).measurements().get(0);
		assertEquals(Verdict.NO_DIFFERENCE_SEEN, compared.verdict(), "it is told and gives no verdict");
		assertTrue(compared.besides().stream().anyMatch(each -> each.figure().equals(CommonFigures.PROCESSOR_TIME)
				&& each.ratio().contains(2)), compared.toString());
		assertTrue(String.join("\n", ComparisonText.lines("A", "B", RunComparison.of(sides.get(0), sides.get(1))))
				.contains("processor time of the server for a call: "));
	}
}
