/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.launch.Variant;
import org.wiretune.perf.workload.DeclaredFigures;
import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

/** Each recipe can be made, and each measurement of the catalogue has one or a reason. */
class ProofCatalogueTest {

	private static final int MEASUREMENTS = 69;
	private static final ProofCatalogue CATALOGUE = ProofCatalogue.standard();

	static Stream<ProofRecipe> recipes() {
		return CATALOGUE.recipes().stream();
	}

	@ParameterizedTest
	@MethodSource("recipes")
	void aRecipeCanBeMade(ProofRecipe recipe) {
		RunSpecification base = ProofCatalogue.base(recipe);
		Variant before = recipe.change().before(base);
		Variant after = recipe.change().after(base);
		assertFalse(before.specification().withName("").equals(after.specification().withName("")), recipe.id() + " changes nothing");
		assertTrue(recipe.decisive().isKnown(), recipe.id() + ": " + recipe.decisive());
		for (Prediction prediction : recipe.predictions()) {
			assertTrue(DeclaredFigures.find(prediction.figure().word()).isPresent(), recipe.id() + ": " + prediction);
			assertTrue(base.workload().kind().figures().stream().anyMatch(figure -> figure.id().equals(prediction.figure().word())), recipe.id() + ": " + prediction);
		}
		assertFalse(recipe.what().isEmpty() || recipe.sourceFigure().isEmpty(), recipe.id());
		assertTrue(recipe.minutes() > 0 && recipe.servers().contains("embedded"), recipe.id());
		recipe.userKey().ifPresent(key -> assertTrue(recipe.change().before().contains(key + '=') && recipe.change().after().contains(key + '='), recipe.id() + ": " + key));
	}

	/** A proof has one value for each start, so a side measures in one place. */
	@ParameterizedTest
	@MethodSource("recipes")
	void aSideMeasuresInOnePlace(ProofRecipe recipe) {
		RunSpecification base = ProofCatalogue.base(recipe);
		for (Variant side : List.of(recipe.change().before(base), recipe.change().after(base))) {
			for (String key : List.of("bindings", "sizes", "clients", "concurrency", "thread-pools", "instances", "sessions", "dispatch", "max-pool-size", "bean-pools", "heaps", "collector",
					"batch-size", "fetch-size", "lines", "driver-rewrite", "statement-cache", "paging", "min-pool-size", "updates", "second-level-cache", "appender", "statement", "journal",
					"order-inserts", "id-strategy", "listener-cache", "connection-factory", "replies", "scheduler-threads", "endpoint", "part-threads", "maximum-pool-size", "chunk-size",
					"journal-sync")) {
				side.specification().workload().kind().key(key).filter(known -> side.specification().workload().isSet(known))
						.ifPresent(known -> assertFalse(side.specification().workload().text(known).contains(","), recipe.id() + ": " + key + " has several values"));
			}
			side.specification().workload().kind().key("variant")
					.ifPresent(known -> assertFalse(side.specification().workload().text(known).contains("\n"), recipe.id() + " has several variants"));
		}
	}

	/** Of an application of a framework each start measures one value of what it varies. */
	@ParameterizedTest
	@MethodSource("recipes")
	void anApplicationDiffersByWhatItVaries(ProofRecipe recipe) {
		Workload workload = ProofCatalogue.base(recipe).workload();
		if (workload.kind() == WorkloadKind.FRAMEWORKS) {
			String varied = FrameworkKeys.varied(workload.value(FrameworkKeys.APPLICATION)).name() + '=';
			assertTrue(recipe.change().before().startsWith(varied) && recipe.change().after().startsWith(varied), recipe.id());
		}
	}

	/** Otherwise the number of calls cannot be chosen for each side, and a cheap one never measures enough. */
	@Test
	void loopsThatAreJudgedByProcessorTimeWarmUpUntilTheyHaveSettled() {
		List<ProofRecipe> loops = CATALOGUE.recipes().stream().filter(recipe -> recipe.decisive().equals(ProofFigure.PROCESSOR))
				.filter(recipe -> ProofCatalogue.base(recipe).workload().kind() == WorkloadKind.LOOP).toList();
		assertTrue(loops.size() >= 6, loops.toString());
		loops.forEach(recipe -> assertEquals(LoopKeys.Mode.STEADY, ProofCatalogue.base(recipe).workload().value(LoopKeys.MODE), recipe.id()));
	}

	@Test
	void eachMeasurementHasARecipeOrAReason() {
		Set<String> with = new TreeSet<>();
		// Those of today's frameworks are of no catalogue of the sources.
		CATALOGUE.recipes().stream().map(ProofRecipe::measurement).filter(measurement -> measurement.startsWith("M")).forEach(with::add);
		Set<String> without = new TreeSet<>(CATALOGUE.measurementsWithout().keySet());
		Set<String> all = new TreeSet<>(with);
		all.addAll(without);
		Set<String> wanted = new TreeSet<>();
		IntStream.rangeClosed(1, MEASUREMENTS).forEach(number -> wanted.add(String.format("M%02d", number)));
		assertEquals(wanted, all);
		without.retainAll(with);
		assertEquals(Set.of(), without, "what has a recipe needs no reason");
	}

	@Test
	void idsAreTold() {
		List<String> ids = new ArrayList<>(CATALOGUE.recipes().stream().map(ProofRecipe::id).toList());
		assertEquals(ids.size(), new TreeSet<>(ids).size());
		assertEquals("M31.2", CATALOGUE.ofRule("batch-size-unset-multi-insert").getFirst().id());
		assertEquals("It needs Oracle SOA Suite.", CATALOGUE.reasonOfRule("soa-file-single-thread").orElseThrow());
		assertTrue(CATALOGUE.reasonOfRule("sca-async-binding").isEmpty());
	}

	@Test
	void aChangeTakesTheValuesOfTheUser() {
		Change change = new Change("batch-size=0, lines=1", "batch-size=500, lines=1");
		assertEquals(new Change("batch-size=10, lines=1", "batch-size=50, lines=1"), change.with("batch-size", "10", "50"));
		assertEquals(change, change.with("fetch-size", "1", "20"), "no side has it");
	}
}
