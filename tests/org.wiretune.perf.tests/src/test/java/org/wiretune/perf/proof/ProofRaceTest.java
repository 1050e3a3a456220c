/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Eight pieces of advice of which three are worth something, in a time that is not enough for all. */
class ProofRaceTest {

	private static final double[] EFFECTS = { 0, -0.30, 0, 0, -0.15, 0, 0.02, -0.20 };
	private static final Set<String> WORTH = Set.of("advice-1", "advice-4", "advice-7");
	private static final int TRIES = 200;
	private static final double SECONDS_OF_PAIR = 20;

	private static final ProofRun.Listener QUIET = new ProofRun.Listener() {

		@Override
		public void changed(Proof proof) {
			// not kept
		}

		@Override
		public void equal(EqualPairs equal) {
			// not kept
		}

		@Override
		public void tell(String sentence) {
			// not told
		}
	};

	private static ProofSubject subject(int number) {
		ProofRecipe recipe = new ProofRecipe("M00." + number, "M00", "source", "what", Set.of("advice-" + number), "steady", List.of(), new Change("heap=256", "heap=512"), Map.of(), Map.of(),
				ProofFigure.PROCESSOR, List.of(), Optional.empty(), "2", List.of("embedded"), 5);
		return new ProofSubject("advice-" + number, recipe, "embedded", "print " + number, "", 0, "");
	}

	@Test
	void whatMattersLeads() throws Exception {
		Random random = new Random(20261126);
		EqualPairs equal = new EqualPairs(Instant.now(), List.of(0.03, -0.02, 0.01, -0.03));
		int lead = 0;
		int pairs = 0;
		int wrong = 0;
		List<String> told = new ArrayList<>();
		for (int i = 0; i < TRIES; i++) {
			double[] seconds = { 0 };
			List<SimulatedMachine> machines = new ArrayList<>();
			List<ProofRace.Entrant> entrants = new ArrayList<>();
			for (int number = 0; number < EFFECTS.length; number++) {
				SimulatedMachine machine = new SimulatedMachine(random, 0.1, 0.03, 0, EFFECTS[number], SECONDS_OF_PAIR);
				machines.add(machine);
				entrants.add(new ProofRace.Entrant(subject(number), (equalSides, fresh) -> {
					seconds[0] += SECONDS_OF_PAIR;
					return machine.next(equalSides, fresh);
				}, QUIET, () -> Optional.of(equal), Optional.empty()));
			}
			List<Proof> proofs = new ProofRace(entrants, "simulated", ProofMethod.EFFECT, Duration.ofMinutes(40), told::add, () -> (long) (seconds[0] * 1e9)).run();
			Set<String> first = new TreeSet<>();
			proofs.subList(0, WORTH.size()).forEach(proof -> first.add(proof.subject().rule()));
			lead += first.equals(WORTH) ? 1 : 0;
			wrong += (int) proofs.stream().filter(proof -> !WORTH.contains(proof.subject().rule()) && ProofJudgement.of(proof).verdict() == ProofVerdict.FASTER).count();
			pairs += machines.stream().mapToInt(machine -> machine.made).sum();
			assertTrue(seconds[0] <= 60 * 40 + ProofMethod.MOST * SECONDS_OF_PAIR, "it keeps to its time: " + seconds[0]);
		}
		System.out.printf("led in %d of %d tries, %.1f pairs a try, %d wrong%n", lead, TRIES, (double) pairs / TRIES, wrong);
		assertTrue(lead >= 0.9 * TRIES, "led in " + lead + " of " + TRIES);
		assertTrue(wrong <= 0.05 * TRIES, wrong + " pieces of advice called faster by chance");
		assertTrue(told.stream().anyMatch(each -> each.contains("leave no gain open")), "what shows nothing is told");
	}

	/** Nine pieces of advice with half a minute of pairs each are more than two minutes, pilots alone. */
	@Test
	void noPilotBeginsWhenTheTimeIsOver() throws Exception {
		Random random = new Random(9);
		double[] seconds = { 0 };
		List<ProofRace.Entrant> entrants = new ArrayList<>();
		for (int number = 0; number < 9; number++) {
			SimulatedMachine machine = new SimulatedMachine(random, 0.1, 0.03, 0, -0.3, SECONDS_OF_PAIR);
			entrants.add(new ProofRace.Entrant(subject(number), (equalSides, fresh) -> {
				seconds[0] += SECONDS_OF_PAIR;
				return machine.next(equalSides, fresh);
			}, QUIET, Optional::empty, Optional.empty()));
		}
		List<String> told = new ArrayList<>();
		List<Proof> proofs = new ProofRace(entrants, "simulated", ProofMethod.EFFECT, Duration.ofMinutes(3), told::add, () -> (long) (seconds[0] * 1e9)).run();
		assertEquals(9, proofs.size(), "each is told");
		assertEquals(2, proofs.stream().filter(proof -> !proof.pairs().isEmpty()).count(), "a pilot and its equal pairs take two minutes");
		assertEquals(4 * 60, seconds[0], 1e-9, "the one that was begun is finished");
		assertEquals(9, told.stream().filter(each -> each.contains("The time was used up before it")).count());
	}

	/** A pilot that was stopped before its end is finished, and not taken for one without promise. */
	@Test
	void aPilotGoesOn() throws Exception {
		EqualPairs equal = new EqualPairs(Instant.now(), List.of(0.03, -0.02, 0.01, -0.03));
		SimulatedMachine machine = new SimulatedMachine(new Random(2), 0.1, 0.01, 0, -0.3, SECONDS_OF_PAIR);
		ProofPair one = machine.next(false, false).pair();
		Proof stopped = new Proof(subject(1), Proof.State.GOING_ON, "", List.of(one), 0, 0.05, Double.NaN, equal, "simulated", Instant.now(), SECONDS_OF_PAIR);
		Proof proof = new ProofRace(List.of(new ProofRace.Entrant(subject(1), machine, QUIET, () -> Optional.of(equal), Optional.of(stopped))), "simulated", ProofMethod.EFFECT,
				Duration.ofMinutes(30), sentence -> {
				}).run().getFirst();
		assertEquals(ProofVerdict.FASTER, ProofJudgement.of(proof).verdict());
		assertEquals(one, proof.pairs().getFirst());
	}

	@Test
	void theRankingTellsWhatDoesNotHold() throws Exception {
		Random random = new Random(5);
		List<Proof> proofs = new ArrayList<>();
		for (int number : new int[] { 0, 1 }) {
			proofs.add(ProofRun.make(subject(number), Optional.empty(), Optional.empty(), "simulated", new ProofMethod(ProofMethod.EFFECT, Duration.ofMinutes(10)),
					new SimulatedMachine(random, 0.1, 0.01, 0, EFFECTS[number], SECONDS_OF_PAIR), QUIET));
		}
		List<String> lines = ProofText.ranking(ProofRace.ranked(proofs));
		assertEquals("Ranking by gain:", lines.get(0));
		assertTrue(lines.get(1).startsWith("  1. advice-1: faster; Processor time of a call 0.7"), lines.toString());
		assertEquals("Advice that does not hold here: advice-0.", lines.get(3));
	}
}
