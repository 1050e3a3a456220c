/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.Optional;

/**
 * How far a proof is and how long it still takes: equal pairs, planned pairs and those that confirm count as one line of pairs.
 * Before the plan the fewest pairs are expected, and before the first pair the minutes of the recipe. Used by one thread.
 */
public final class ProofProgress {

	private static final double MINUTE = 60;

	/**
	 * How far it is.
	 *
	 * @param made pairs that count
	 * @param of pairs that are expected
	 * @param secondsLeft what the rest takes, about
	 */
	public record Step(int made, int of, double secondsLeft) {

		/** {@return such as {@code pair 3 of 12, about 4 minutes left}; what is under way is counted} */
		public String words() {
			return made >= of ? TEXTS.get("proof.progress.done", of) : TEXTS.get("proof.progress", made + 1, of, Math.max(1, (long) Math.ceil(secondsLeft / MINUTE)));
		}
	}

	private final int equalBefore;
	private final int pairsBefore;
	private final double estimate;
	private int equal;
	private int planned;
	private int pairs;
	private int fresh;
	private double seconds;
	private boolean isOver;

	/**
	 * A proof that begins or goes on.
	 *
	 * @param subject what is to be shown
	 * @param earlier what an earlier call has come to; empty for none
	 * @param kept equal pairs that are kept; empty for none
	 */
	public ProofProgress(ProofSubject subject, Optional<Proof> earlier, Optional<EqualPairs> kept) {
		equalBefore = kept.map(each -> each.logs().size()).orElse(0);
		equal = equalBefore;
		earlier.ifPresent(this::take);
		pairsBefore = pairs + fresh;
		// The minutes are those of all pairs that the method plans usually.
		estimate = subject.recipe().minutes() * MINUTE / (ProofMethod.EQUAL + ProofMethod.FEWEST + ProofMethod.FRESH);
	}

	/**
	 * Takes the proof after a pair.
	 *
	 * @param proof the proof
	 * @param secondsGone what this call took so far
	 */
	public void changed(Proof proof, double secondsGone) {
		take(proof);
		seconds = secondsGone;
	}

	/**
	 * Takes equal pairs.
	 *
	 * @param made how many there are
	 * @param secondsGone what this call took so far
	 */
	public void equal(EqualPairs made, double secondsGone) {
		equal = made.logs().size();
		seconds = secondsGone;
	}

	private void take(Proof proof) {
		planned = proof.planned();
		pairs = proof.logs(false).length;
		fresh = proof.logs(true).length;
		isOver = proof.state() != Proof.State.GOING_ON;
	}

	/** {@return how far it is} */
	public Step step() {
		int made = equal + pairs + fresh;
		int of = isOver ? made : Math.max(equal, ProofMethod.EQUAL) + Math.max(pairs, Math.max(planned, ProofMethod.FEWEST)) + Math.max(fresh, ProofMethod.FRESH);
		int here = made - equalBefore - pairsBefore;
		return new Step(made, of, (of - made) * (here == 0 ? estimate : seconds / here));
	}
}
