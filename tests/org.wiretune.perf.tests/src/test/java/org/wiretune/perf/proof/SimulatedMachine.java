/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/**
 * A machine of which the truth is known: what others do to it changes slowly and hits both starts of a pair, each start has
 * its own luck, now and then one is disturbed, and pairs take turns.
 */
final class SimulatedMachine implements ProofRun.Pairs {

	/** One start in so many is disturbed. */
	private static final int DISTURBED = 25;

	private final Random random;
	private final double shared;
	private final double own;
	private final double disturbance;
	private final double effect;
	private final double seconds;
	private double machine;
	int made;

	/**
	 * A machine.
	 *
	 * @param shared deviation of what hits both starts of a pair, as a logarithm
	 * @param own deviation of a start
	 * @param disturbance by how much a disturbed start is worse, as a logarithm
	 * @param effect the truth: 0.05 makes the later side 5 % worse
	 * @param seconds what a pair takes
	 */
	SimulatedMachine(Random random, double shared, double own, double disturbance, double effect, double seconds) {
		this.random = random;
		this.shared = shared;
		this.own = own;
		this.disturbance = disturbance;
		this.effect = effect;
		this.seconds = seconds;
	}

	@Override
	public ProofRun.Made next(boolean equal, boolean fresh) {
		made++;
		machine = 0.8 * machine + 0.6 * shared * random.nextGaussian();
		return new ProofRun.Made(new ProofPair(start(0), start(equal ? 0 : Math.log1p(effect)), fresh), seconds);
	}

	private ProofStart start(double logEffect) {
		double luck = own * random.nextGaussian() + (random.nextInt(DISTURBED) == 0 ? disturbance : 0);
		return new ProofStart(Map.of(ProofFigure.PROCESSOR.word(), 0.002 * Math.exp(machine + luck + logEffect)), List.of(), List.of());
	}

	/** A recipe that judges processor time. */
	static ProofSubject subject() {
		ProofRecipe recipe = new ProofRecipe("M00.1", "M00", "source", "what", Set.of("some-rule"), "steady", List.of(), new Change("heap=256", "heap=512"), Map.of(), Map.of(),
				ProofFigure.PROCESSOR, List.of(), Optional.empty(), "2", List.of("embedded"), 5);
		return new ProofSubject("some-rule", recipe, "embedded", "print", "", 0, "");
	}

	/** What many proofs came to. */
	static final class Tally {

		final Map<ProofVerdict, Integer> verdicts = new TreeMap<>();
		int proofs;
		int held;
		int judged;
		int promised;
		int pairs;

		double share(ProofVerdict... counted) {
			int sum = 0;
			for (ProofVerdict each : counted) {
				sum += verdicts.getOrDefault(each, 0);
			}
			return (double) sum / proofs;
		}

		double coverage() {
			return (double) held / judged;
		}

		@Override
		public String toString() {
			return verdicts + " of " + proofs + ", coverage " + coverage() + ", promised " + promised + ", pairs a proof " + (double) pairs / proofs;
		}
	}
}
