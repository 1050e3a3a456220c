/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which fixes are best together, from proofs whose outcome is known. */
class BestCombinationTest {

	private final List<String> measured = new ArrayList<>();

	/** A proof of pairs with a ratio, which scatter a little. */
	private static Proof proof(String rule, double ratio) {
		ProofRecipe recipe = new ProofRecipe("own", "own", "", "what", Set.of(rule), "load", List.of(), new Change("a", "b"), Map.of(), Map.of(), ProofFigure.PROCESSOR, List.of(), Optional.empty(), "",
				List.of("jar"), 5);
		List<ProofPair> pairs = new ArrayList<>();
		for (int i = 0; i < ProofMethod.FEWEST + ProofMethod.FRESH; i++) {
			double scatter = 1 + 0.004 * (i % 3 - 1);
			pairs.add(new ProofPair(start(1), start(ratio * scatter), i >= ProofMethod.FEWEST));
		}
		return new Proof(new ProofSubject(rule, recipe, "jar", "print", "", 0, ""), Proof.State.DONE, "", pairs, ProofMethod.FEWEST, 0.05, 0.05, new EqualPairs(Instant.now(), List.of(0.004, -0.003, 0.002, -0.004)),
				"machine", Instant.now(), 60);
	}

	private static ProofStart start(double value) {
		return new ProofStart(Map.of(ProofFigure.PROCESSOR.word(), value), List.of(), List.of());
	}

	private static BestCombination.Gained<String> gained(String fix, double ratio) {
		return new BestCombination.Gained<>(fix, proof(fix, ratio));
	}

	/** Time of a call with some fixes: each has its own factor, but c loses where a is. */
	private static double time(List<String> fixes) {
		double time = 1;
		time *= fixes.contains("a") ? 0.6 : 1;
		time *= fixes.contains("b") ? 0.8 : 1;
		time *= fixes.contains("c") ? fixes.contains("a") ? 1.3 : 0.9 : 1;
		return time;
	}

	private Optional<Proof> measure(List<String> before, List<String> after) {
		measured.add(before + " " + after);
		return Optional.of(proof("", time(after) / time(before)));
	}

	@Test
	void whatMakesTheOthersSlowerIsLeftOut() throws Exception {
		BestCombination<String> best = BestCombination.of(List.of(gained("c", 0.9), gained("none", 1), gained("b", 0.8), gained("worse", 1.2), gained("a", 0.6)), this::measure);
		assertEquals(List.of("a", "b"), best.together());
		assertEquals(List.of("c"), best.leftOut());
		assertTrue(best.open().isEmpty());
		assertEquals(List.of("[] [a, b, c]", "[a, b] [a, b, c]", "[a] [a, b]", "[b] [a, b]", "[] [a, b]"), measured);
		assertEquals(0.48, ProofJudgement.of(best.proof().orElseThrow()).judged().ratio().estimate(), 0.01);
	}

	@Test
	void oneThatGainsIsTheBestByItself() throws Exception {
		BestCombination<String> best = BestCombination.of(List.of(gained("a", 0.6), gained("none", 1)), this::measure);
		assertEquals(List.of("a"), best.together());
		assertTrue(measured.isEmpty() && best.proof().isEmpty());
	}

	@Test
	void withoutTimeNothingIsLeftOutAndNothingIsSaid() throws Exception {
		BestCombination<String> best = BestCombination.of(List.of(gained("a", 0.6), gained("b", 0.8)), (before, after) -> Optional.empty());
		assertEquals(List.of("a", "b"), best.together());
		assertTrue(best.proof().isEmpty() && best.leftOut().isEmpty());
	}

	@Test
	void whatHasNoVerdictStaysAndIsTold() throws Exception {
		BestCombination<String> best = BestCombination.of(List.of(gained("a", 0.6), gained("b", 0.8)), (before, after) -> before.isEmpty() ? measure(before, after) : Optional.empty());
		assertEquals(List.of("b", "a"), best.open());
		assertFalse(best.proof().isEmpty());
	}
}
