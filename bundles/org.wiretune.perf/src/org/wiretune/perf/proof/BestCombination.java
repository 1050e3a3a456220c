/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.wiretune.safety.order.Backwards;

/**
 * The combination of fixes that is worth most together. Gains do not add up: two fixes may remove the same wait, and one may
 * lose what it gains alone. So all that gained are measured together against none, and then each against the others without
 * it, the least gain first; what makes the rest slower is left out. Every step is a proof of its own by the method.
 *
 * @param <F> a fix
 * @param together the fixes that stay
 * @param leftOut the fixes that gained alone and make the others slower
 * @param open the fixes of which no verdict says what they do to the others; they stay
 * @param proof all that stay against none; empty where fewer than two gained, or the time was used up before
 */
public record BestCombination<F>(List<F> together, List<F> leftOut, List<F> open, Optional<Proof> proof) {

	/** Copies the lists. */
	public BestCombination {
		together = List.copyOf(together);
		leftOut = List.copyOf(leftOut);
		open = List.copyOf(open);
	}

	/**
	 * A fix that gained alone.
	 *
	 * @param <F> a fix
	 * @param fix the fix
	 * @param proof what it gained
	 */
	public record Gained<F>(F fix, Proof proof) {
	}

	/**
	 * Measures fixes together.
	 *
	 * @param <F> a fix
	 */
	@FunctionalInterface
	public interface Measure<F> {

		/**
		 * Measures.
		 *
		 * @param before the fixes of the earlier side, none for the files as they are
		 * @param after the fixes of the later side
		 * @return the proof; empty where the time is used up
		 * @throws IOException where the proof cannot be made or kept
		 * @throws InterruptedException where it is stopped
		 */
		Optional<Proof> of(List<F> before, List<F> after) throws IOException, InterruptedException;
	}

	/**
	 * Finds the combination.
	 *
	 * @param <F> a fix
	 * @param proofs fixes that were measured alone, in any order
	 * @param measure measures them together
	 * @return the combination; that of one fix, or none, where no more gained
	 * @throws IOException where a proof cannot be made or kept
	 * @throws InterruptedException where it is stopped
	 */
	public static <F> BestCombination<F> of(List<Gained<F>> proofs, Measure<F> measure) throws IOException, InterruptedException {
		List<F> all = proofs.stream().filter(gained -> ProofJudgement.of(gained.proof()).verdict() == ProofVerdict.FASTER)
				.sorted(Comparator.comparingDouble((Gained<F> gained) -> ProofRace.gain(gained.proof())).reversed()).map(Gained::fix).toList();
		if (all.size() < 2) {
			return new BestCombination<>(all, List.of(), List.of(), Optional.empty());
		}
		Optional<Proof> proof = measure.of(List.of(), all);
		List<F> together = new ArrayList<>(all);
		List<F> leftOut = new ArrayList<>();
		List<F> open = new ArrayList<>();
		for (F fix : Backwards.of(all)) {
			if (together.size() < 2 || proof.isEmpty()) {
				break;
			}
			List<F> without = new ArrayList<>(together);
			without.remove(fix);
			ProofVerdict verdict = measure.of(without, together).map(made -> ProofJudgement.of(made).verdict()).orElse(ProofVerdict.NOT_VALID);
			if (verdict == ProofVerdict.SLOWER) {
				together = without;
				leftOut.add(fix);
			} else if (verdict == ProofVerdict.NOT_VALID) {
				open.add(fix);
			}
		}
		if (!leftOut.isEmpty()) {
			// One fix alone has been measured against none before.
			proof = together.size() < 2 ? Optional.empty() : measure.of(List.of(), together);
		}
		return new BestCombination<>(together, leftOut, open, proof);
	}
}
