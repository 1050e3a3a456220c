/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.judged.MeasurementComparison;
import org.wiretune.perf.judged.MeasurementComparison.Basis;
import org.wiretune.perf.judged.Verdict;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Timings;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.workload.LoopKeys;

/** Runs in turn, without processes: what is started, in which order, and what comes of it. */
class InterleavedRunTest {

	@TempDir
	Path folder;

	private final RunSpecification base = RunSpecification.lab().withName("Lab");
	private final List<Variant> variants = List.of(new Variant("A", base), Variant.parse("B:clients=8", base));
	private final List<String> order = Collections.synchronizedList(new ArrayList<>());

	private static RunFile finished(Variant variant, int round, RunState state) {
		double mean = (variant.name().equals("A") ? 1 : 2) * (1 + 0.01 * round);
		RunCell cell = new RunCell("sca-sync", 1024, 200, 200, 1, 0, new Timings(mean, mean, mean, mean, mean), 1000 / mean,
				"t", 1, OptionalDouble.empty(), true);
		return new RunFile(RunFileFormat.SCHEMA, variant.specification(), Instant.now(), Optional.of(Instant.now()), state,
				state == RunState.COMPLETED ? "" : "It broke.", RunEnvironment.UNKNOWN, List.of(), List.of(cell),
				List.of(new Measurement("sca-sync 1 KB", Map.of(Measurement.BINDING, "sca-sync", Measurement.SIZE, "1 KB"), 1, Instant.now(), List.of(),
						new Distribution(200, mean, mean * 0.1, mean, mean, mean, mean, mean, mean, ""), Map.of(), 200, 1000 / mean, Map.of(), Map.of(),
						Map.of(), Resources.UNKNOWN, List.of(), List.of(), List.of(), true)));
	}

	private InterleavedRun.Outcome outcome(InterleavedRun run) throws Exception {
		return run.result().get(30, TimeUnit.SECONDS);
	}

	@Test
	void variantsTakeTurnsAndAreCompared() throws Exception {
		InterleavedRun.Outcome outcome = outcome(InterleavedRun.start(variants, 3, (variant, round, file) -> {
			order.add(variant.name() + round);
			return new InterleavedRun.Started(
					CompletableFuture.completedFuture(finished(variant, round, RunState.COMPLETED)), () -> {
					});
		}, new RunHistory(folder)));
		assertTrue(Set.of(List.of("A1", "B1", "B2", "A2", "B3", "A3"), List.of("B1", "A1", "A2", "B2", "A3", "B3")).contains(order), order.toString());
		assertEquals(RunState.COMPLETED, outcome.state());
		assertEquals(6, outcome.files().stream().distinct().count(), "a run file each");
		assertEquals(Verdict.SLOWER, outcome.comparisons().get("B").verdict());
		assertEquals(2, outcome.comparisons().get("B").measurements().get(0).timeRatio().estimate(), 1e-9);
		assertEquals(Basis.PAIRS, outcome.comparisons().get("B").measurements().get(0).basis());
		String json = Files.readString(outcome.comparisonFile());
		assertTrue(json.contains("\"before\": \"A\"") && json.contains("\"verdict\": \"slower\""), json);
		assertTrue(json.contains("\"name\": \"clients\""), json);
		assertEquals(List.of(), new RunHistory(folder).entries(), "a comparison is no run");
	}

	@Test
	void aRoundThatMustNotBeUsedIsMadeAgain() throws Exception {
		List<String> told = new ArrayList<>();
		InterleavedRun.Outcome outcome = outcome(InterleavedRun.start(variants, 3, new InterleavedRun.Starter() {
			@Override
			public InterleavedRun.Started start(Variant variant, int round, Path file) {
				RunFile run = finished(variant, round, RunState.COMPLETED);
				boolean busy = variant.name().equals("B") && round == 2;
				return new InterleavedRun.Started(CompletableFuture.completedFuture(busy ? notValid(run) : run), () -> {
				});
			}

			@Override
			public void tell(String sentence) {
				told.add(sentence);
			}
		}, new RunHistory(folder)));
		assertEquals(8, outcome.files().size());
		assertEquals(1, told.size(), told.toString());
		assertTrue(told.get(0).startsWith("Round 2 must not be used and is repeated: The machine was busy."), told.get(0));
		MeasurementComparison place = outcome.comparisons().get("B").measurements().get(0);
		assertEquals(3, place.timeRatio().samples(), "the pair of the second round is left out");
		assertEquals(Verdict.SLOWER, place.verdict());
		assertTrue(place.remarks().stream().anyMatch(remark -> remark.contains("1 of 4 starts")), place.remarks().toString());
	}

	@Test
	void roundsAreNotMadeAgainForEver() throws Exception {
		InterleavedRun.Outcome outcome = outcome(InterleavedRun.start(variants, 4,
				(variant, round, file) -> new InterleavedRun.Started(CompletableFuture.completedFuture(notValid(finished(variant, round, RunState.COMPLETED))), () -> {
				}), new RunHistory(folder)));
		assertEquals(12, outcome.files().size(), "two rounds more than four");
		assertEquals(Verdict.NOT_JUDGED, outcome.comparisons().get("B").verdict());
	}

	private static RunFile notValid(RunFile run) {
		Measurement valid = run.measurements().get(0);
		Measurement measurement = new Measurement(valid.id(), valid.parameters(), 1, valid.startedAt(), List.of(), valid.latency(), Map.of(), 200,
				valid.perSecond(), Map.of(), Map.of(), Map.of(), Resources.UNKNOWN, List.of(), List.of("The machine was busy."), List.of(), true);
		return new RunFile(RunFileFormat.SCHEMA, run.specification(), run.startedAt(), run.endedAt(), run.state(), run.reason(), run.environment(), List.of(),
				run.cells(), List.of(measurement));
	}

	@Test
	void roundsAreMirrorsAndTheFirstIsDrawn() {
		Set<List<Integer>> firsts = new HashSet<>();
		for (int seed = 0; seed < 20; seed++) {
			TurnOrder turns = new TurnOrder(2, new Random(seed));
			List<Integer> first = turns.next();
			List<Integer> mirror = List.of(first.get(1), first.get(0));
			assertEquals(List.of(mirror, mirror, first), List.of(turns.next(), turns.next(), turns.next()));
			firsts.add(first);
		}
		assertEquals(2, firsts.size());
		TurnOrder three = new TurnOrder(3, new Random(1));
		for (int block = 0; block < 5; block++) {
			List<Integer> one = three.next();
			List<Integer> other = three.next();
			assertEquals(Set.of(0, 1, 2), Set.copyOf(one));
			assertEquals(one, List.of(other.get(2), other.get(1), other.get(0)));
		}
	}

	@Test
	void cancelStopsTheRunUnderWayAndStartsNoOther() throws Exception {
		CountDownLatch second = new CountDownLatch(2);
		InterleavedRun run = InterleavedRun.start(variants, 5, (variant, round, file) -> {
			order.add(variant.name() + round);
			CompletableFuture<RunFile> result = new CompletableFuture<>();
			if (order.size() < 3) {
				result.complete(finished(variant, round, RunState.COMPLETED));
			}
			second.countDown();
			return new InterleavedRun.Started(result, () -> result.complete(finished(variant, round, RunState.STOPPED)));
		}, new RunHistory(folder));
		assertTrue(second.await(30, TimeUnit.SECONDS));
		run.cancel();
		InterleavedRun.Outcome outcome = outcome(run);
		assertEquals(RunState.STOPPED, outcome.state());
		assertTrue(order.size() <= 3, order.toString());
		assertNotNull(outcome.comparisonFile(), "the first round is complete and compared");
	}

	@Test
	void aRunThatFailsEndsItAll() throws Exception {
		InterleavedRun.Outcome outcome = outcome(InterleavedRun.start(variants, 5, (variant, round, file) -> {
			order.add(variant.name() + round);
			return new InterleavedRun.Started(CompletableFuture.completedFuture(finished(variant, round, RunState.FAILED)),
					() -> {
					});
		}, new RunHistory(folder)));
		assertEquals(1, order.size(), order.toString());
		assertEquals(RunState.FAILED, outcome.state());
		assertEquals("It broke.", outcome.reason());
		assertNull(outcome.comparisonFile());
	}

	@Test
	void aRunThatCannotStartIsTold() throws Exception {
		InterleavedRun.Outcome outcome = outcome(InterleavedRun.start(variants, 5, (variant, round, file) -> {
			throw new IOException("There is no tester.");
		}, new RunHistory(folder)));
		assertEquals(RunState.FAILED, outcome.state());
		assertEquals("There is no tester.", outcome.reason());
	}

	@Test
	void variantsAreReadLikeAWorkloadFile() {
		Variant variant = Variant.parse("big heap: heap=1024, sizes=1 KB, 2 KB, clients=8, jvm=-XX:+UseSerialGC", base);
		assertEquals("big heap", variant.name());
		assertEquals(1024, variant.specification().server().maximumHeapMegabytes());
		assertEquals(List.of(1024, 2048), variant.specification().sizes());
		assertEquals(8, variant.specification().workload().value(LoopKeys.CLIENTS));
		assertEquals(List.of("-XX:+UseSerialGC"), variant.specification().server().jvmArguments());
		assertEquals("clients=8", Variant.parse("clients=8", base).name());
	}

	@Test
	void nonsenseIsRefusedWithASentence() {
		for (String text : List.of("nonsense", "clients=many", "heap=1", "speed=9", "", "=", "A:")) {
			String message = assertThrows(IllegalArgumentException.class, () -> Variant.parse(text, base), text).getMessage();
			assertTrue(message.endsWith("."), message);
		}
		assertThrows(IllegalArgumentException.class, () -> InterleavedRun.start(List.of(variants.get(0), variants.get(0)), 1,
				(variant, round, file) -> null, new RunHistory(folder)));
	}
}
