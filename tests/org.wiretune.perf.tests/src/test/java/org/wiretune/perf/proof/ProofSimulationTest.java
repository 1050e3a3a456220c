/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.perf.stat.Interval;

/** The method on machines of which the truth is known: how often it is wrong, what it finds, and how often the interval holds the truth. */
@Tag("slow")
class ProofSimulationTest {

	private static final int PROOFS = 2000;
	private static final Duration TEN_MINUTES = Duration.ofMinutes(10);
	private static final double SECONDS_OF_PAIR = 20;
	private static final long SEED = 20261126;

	private record Quiet(List<String> sentences) implements ProofRun.Listener {

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
			sentences.add(sentence);
		}
	}

	private static SimulatedMachine.Tally simulated(double shared, double own, double disturbance, double effect) throws IOException, InterruptedException {
		SimulatedMachine.Tally tally = new SimulatedMachine.Tally();
		Random random = new Random(SEED);
		for (int i = 0; i < PROOFS; i++) {
			SimulatedMachine machine = new SimulatedMachine(random, shared, own, disturbance, effect, SECONDS_OF_PAIR);
			Quiet quiet = new Quiet(new ArrayList<>());
			Proof proof = ProofRun.make(SimulatedMachine.subject(), Optional.empty(), Optional.empty(), "simulated", new ProofMethod(ProofMethod.EFFECT, TEN_MINUTES), machine, quiet);
			ProofJudgement judgement = ProofJudgement.of(proof);
			tally.proofs++;
			tally.pairs += machine.made;
			tally.verdicts.merge(judgement.verdict(), 1, Integer::sum);
			tally.promised += proof.detectable() <= proof.effect() ? 1 : 0;
			Interval ratio = judgement.judged().ratio();
			if (ratio.isKnown()) {
				tally.judged++;
				tally.held += ratio.contains(1 + effect) ? 1 : 0;
			}
		}
		System.out.printf("shared %.2f own %.2f disturbed %.2f effect %+.2f: %s%n", shared, own, disturbance, effect, tally);
		return tally;
	}

	/** Quiet and disturbed machines: a verdict by chance in at most one of twenty proofs. */
	@ParameterizedTest
	@CsvSource({ "0.10, 0.01, 0", "0.10, 0.03, 0", "0.30, 0.05, 0", "0.10, 0.10, 0", "0.10, 0.03, 0.2", "0.30, 0.03, 0.7" })
	void equalSidesDifferInFewProofs(double shared, double own, double disturbance) throws IOException, InterruptedException {
		SimulatedMachine.Tally tally = simulated(shared, own, disturbance, 0);
		assertTrue(tally.share(ProofVerdict.FASTER, ProofVerdict.SLOWER) <= 0.05, tally.toString());
		assertTrue(tally.share(ProofVerdict.NO_DIFFERENCE) >= 0.95, tally.toString());
	}

	/** The interval is the one of all pairs, those of the confirmation too. */
	@ParameterizedTest
	@CsvSource({ "0.10, 0.03, 0", "0.10, 0.03, 0.05", "0.10, 0.03, 0.10", "0.10, 0.03, 0.30", "0.30, 0.05, 0.05" })
	void theIntervalHoldsTheTruth(double shared, double own, double effect) throws IOException, InterruptedException {
		double coverage = simulated(shared, own, 0, effect).coverage();
		assertTrue(coverage >= 0.93 && coverage <= 0.97, "holds the truth in " + coverage);
	}

	/** What is planted is found, on a machine where a start has a luck of 3 %. */
	@ParameterizedTest
	@CsvSource({ "0.05, 0.50", "0.10, 0.90", "0.30, 0.99" })
	void whatIsPlantedIsFound(double effect, double wanted) throws IOException, InterruptedException {
		SimulatedMachine.Tally tally = simulated(0.10, 0.03, 0, effect);
		assertTrue(tally.share(ProofVerdict.SLOWER) >= wanted, tally.toString());
		assertEquals(0, tally.verdicts.getOrDefault(ProofVerdict.FASTER, 0), "never the wrong way");
	}

	/** Where the scatter is too large for the time, the plan says so before the pairs are made. */
	@Test
	void whatCannotBeFoundIsToldBeforehand() throws IOException, InterruptedException {
		SimulatedMachine.Tally tally = simulated(0.10, 0.15, 0, 0.05);
		assertTrue(tally.promised <= 0.05 * tally.proofs, tally.toString());
		Quiet quiet = new Quiet(new ArrayList<>());
		ProofRun.make(SimulatedMachine.subject(), Optional.empty(), Optional.empty(), "simulated", new ProofMethod(ProofMethod.EFFECT, TEN_MINUTES),
				new SimulatedMachine(new Random(1), 0.1, 0.15, 0, 0.05, SECONDS_OF_PAIR), quiet);
		assertTrue(quiet.sentences().stream().anyMatch(each -> each.matches("A difference of 5 % needs .* minutes; 10 will not do\\..*")), quiet.sentences().toString());
	}
}
