/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.launch.InterleavedRun;
import org.wiretune.perf.launch.ToldLimit;
import org.wiretune.perf.launch.Variant;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.Workload;

/** What the two starts of a pair are told to measure; the starts themselves are not made. */
class StartedPairsTest {

	private static final ProofRecipe LOOP = ProofCatalogue.standard().find("M01.1").orElseThrow();

	@TempDir
	Path folder;

	private final List<Workload> started = new ArrayList<>();

	private final InterleavedRun.Starter starter = (variant, round, file) -> {
		started.add(variant.specification().workload());
		return new InterleavedRun.Started(CompletableFuture.completedFuture(run(variant)), () -> {
		});
	};

	private static RunFile run(Variant variant) {
		return run(variant, List.of());
	}

	private static RunFile run(Variant variant, List<String> notes) {
		return new RunFile(RunFileFormat.SCHEMA, variant.specification(), Instant.EPOCH, Optional.of(Instant.EPOCH), RunState.COMPLETED, "", RunEnvironment.UNKNOWN, notes, List.of(), List.of());
	}

	private StartedPairs pairs(ProofRecipe recipe, RunSpecification base) {
		return new StartedPairs(recipe, base, starter, folder, new Random(1));
	}

	private Map<String, Integer> loops() {
		return Map.of(started.get(0).text(LoopKeys.BINDINGS), started.get(0).value(LoopKeys.LOOPS), started.get(1).text(LoopKeys.BINDINGS), started.get(1).value(LoopKeys.LOOPS));
	}

	@Test
	void eachSideMeasuresItsOwnNumberOfCallsAndNothingElseDiffers() throws Exception {
		StartedPairs pairs = pairs(LOOP, ProofCatalogue.base(LOOP));
		assertEquals(new ProofCalls(300, 300), pairs.calls());
		pairs.use(new ProofCalls(300, 40_000));
		ProofPair pair = pairs.next(false, false).pair();
		assertEquals(Map.of("sca-async", 300, "sca-sync", 40_000), loops());
		assertTrue(started.stream().allMatch(each -> each.value(LoopKeys.MODE) == LoopKeys.Mode.STEADY), "each warms up until its times have settled");
		assertEquals(List.of(1), started.stream().map(each -> each.value(LoopKeys.LOOPS) / each.value(LoopKeys.PROGRESS_EVERY) / 4).distinct().toList(), "shown as often");
		assertTrue(pair.against(ProofFigure.PROCESSOR).stream().noneMatch(reason -> reason.contains("differ in more")), pair.toString());
	}

	@Test
	void equalSidesMeasureAsManyAsTheEarlierOne() throws Exception {
		StartedPairs pairs = pairs(LOOP, ProofCatalogue.base(LOOP));
		pairs.use(new ProofCalls(500, 40_000));
		pairs.next(true, false);
		assertEquals(List.of(500, 500), started.stream().map(each -> each.value(LoopKeys.LOOPS)).toList());
	}

	/** What is measured from cold costs the less for a call the more of them there are. */
	@Test
	void aLoopFromColdKeepsItsNumberOfCalls() {
		RunSpecification base = ProofCatalogue.base(LOOP);
		RunSpecification cold = base.withWorkload(base.workload().with(LoopKeys.MODE, LoopKeys.Mode.LAB));
		assertEquals(ProofCalls.AS_WRITTEN, pairs(LOOP, cold).calls());
		ProofRecipe timed = ProofCatalogue.standard().find("M44.1").orElseThrow();
		assertEquals(ProofCalls.AS_WRITTEN, pairs(timed, ProofCatalogue.base(timed)).calls(), "it measures for a time, and as many calls as there are");
	}

	@Test
	void whatServersOnFilesTellOtherwiseOfTheirLimitsIsKept() throws Exception {
		List<String> same = List.of("The server took 2 s to start.", new ToldLimit("Heap", "512 MB").sentence());
		InterleavedRun.Starter servers = (variant, round, file) -> {
			List<String> notes = new ArrayList<>(same);
			notes.add(new ToldLimit("HikariPool-1", Change.isAfter(variant) ? "40 connections" : "10 connections").sentence());
			return new InterleavedRun.Started(CompletableFuture.completedFuture(run(variant, notes)), () -> {
			});
		};
		ProofPair pair = StartedPairs.ofFiles(LOOP, ProofCatalogue.base(LOOP), servers, folder, new Random(1)).next(false, false).pair();
		assertEquals(List.of("HikariPool-1 at most 10 connections."), pair.before().limits().stream().map(ToldLimit::words).toList());
		assertEquals(List.of("HikariPool-1 at most 40 connections."), pair.after().limits().stream().map(ToldLimit::words).toList());
		ProofSubject subject = new ProofSubject("hikari-pool", LOOP, "jar", "0123456789abcdef", "application.properties", 3, "0123456789abcdef");
		Proof proof = new Proof(subject, Proof.State.GOING_ON, "", List.of(pair), 5, 0.05, 0.03, new EqualPairs(Instant.EPOCH, List.of()), "2 processors", Instant.EPOCH, 10);
		Path kept = folder.resolve("kept.proof");
		ProofFile.write(kept, proof);
		assertEquals(proof.pairs(), ProofFile.read(kept).pairs());
		String text = String.join("\n", ProofText.lines(proof));
		assertTrue(text.contains("the server before the change: HikariPool-1 at most 10 connections.") && text.contains("the server after the change: HikariPool-1 at most 40 connections."), text);
	}
}
