/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * A proof as far as it has come: what was to be shown, and the pairs. What follows from them is not kept but judged
 * ({@link ProofJudgement}), so that it cannot disagree. Immutable.
 *
 * @param subject what is to be shown
 * @param state how far it is
 * @param reason why it was stopped or cannot be made, a sentence; empty otherwise
 * @param pairs the pairs in the order in which they were made, those that do not count too
 * @param planned pairs that were planned; 0 before the plan
 * @param effect the effect that was looked for: 0.05 is 5 %
 * @param detectable effect that the planned pairs find nine times in ten; not a number where it is not known
 * @param equal what equal pairs showed on this machine
 * @param machine where it was made
 * @param at when the last pair was made
 * @param seconds what it took so far
 * @param calls how many calls a start of each side measures
 */
public record Proof(ProofSubject subject, State state, String reason, List<ProofPair> pairs, int planned, double effect, double detectable, EqualPairs equal, String machine,
		Instant at, double seconds, ProofCalls calls) {

	/** How far a proof is. */
	public enum State {
		/** More pairs are to come. */
		GOING_ON,
		/** All pairs are made. */
		DONE,
		/** It cannot be made here. */
		FAILED
	}

	/** Copies the list and checks that nothing is missing. */
	public Proof {
		Objects.requireNonNull(subject, "subject");
		Objects.requireNonNull(state, "state");
		Objects.requireNonNull(reason, "reason");
		Objects.requireNonNull(equal, "equal");
		Objects.requireNonNull(calls, "calls");
		pairs = List.copyOf(pairs);
	}

	/** A proof whose workload says how much is measured; the parameters are those of all. */
	public Proof(ProofSubject subject, State state, String reason, List<ProofPair> pairs, int planned, double effect, double detectable, EqualPairs equal, String machine,
			Instant at, double seconds) {
		this(subject, state, reason, pairs, planned, effect, detectable, equal, machine, at, seconds, ProofCalls.AS_WRITTEN);
	}

	/** {@return the same proof of another finding with the same values} @param other what it is about */
	public Proof about(ProofSubject other) {
		return new Proof(other, state, reason, pairs, planned, effect, detectable, equal, machine, at, seconds, calls);
	}

	/** {@return the logarithms of the pairs that count} @param fresh those that were made to confirm, or the others */
	double[] logs(boolean fresh) {
		ProofFigure figure = subject.recipe().decisive();
		return pairs.stream().filter(pair -> pair.fresh() == fresh && pair.counts(figure)).mapToDouble(pair -> pair.log(figure)).toArray();
	}

	/** {@return the pairs that count} */
	List<ProofPair> counted() {
		return pairs.stream().filter(pair -> pair.counts(subject.recipe().decisive())).toList();
	}
}
