/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.wiretune.core.Better;
import org.wiretune.perf.stat.PairScatter;
import org.wiretune.perf.stat.Sample;
import org.wiretune.perf.stat.StudentT;
import org.wiretune.safety.quantity.Nanoseconds;

/**
 * Many proofs in a time that is not enough for all: each has its pilot, then those that promise most are made whole, one
 * after the other, and what shows nothing gets no more than its pilot. What a pilot drops is told as not measured to the
 * end, never as a verdict, and a verdict comes of the planned pairs as ever; so choosing among proofs makes none of them
 * more often wrong (O. Maron and A. Moore, "Hoeffding Races", 1994, drop what cannot win any more in the same way).
 */
public final class ProofRace {

	/**
	 * One of the proofs.
	 *
	 * @param subject what is to be shown
	 * @param pairs makes its pairs
	 * @param listener hears how it goes
	 * @param equal finds the equal pairs that are kept
	 * @param earlier what an earlier call has come to; empty for none
	 */
	public record Entrant(ProofSubject subject, ProofRun.Pairs pairs, ProofRun.Listener listener, Equal equal, Optional<Proof> earlier) {
	}

	/** Finds equal pairs, which another entrant may have made meanwhile. */
	@FunctionalInterface
	public interface Equal {

		/** {@return the equal pairs that are kept} */
		Optional<EqualPairs> find();
	}

	/** The scatter of a pilot of two pairs beside equal pairs: an end that one of ten gains exceeds. */
	private static final double PLAUSIBLE = 0.9;

	private final List<Entrant> entrants;
	private final String machine;
	private final double effect;
	private final Duration budget;
	private final Consumer<String> told;
	private final LongSupplier nanos;
	private final Map<Entrant, Proof> proofs = new LinkedHashMap<>();
	private double secondsGone;

	/**
	 * A race.
	 *
	 * @param entrants the proofs
	 * @param machine the machine in words
	 * @param effect the effect that is looked for
	 * @param budget what all together may take
	 * @param told hears what is dropped
	 */
	public ProofRace(List<Entrant> entrants, String machine, double effect, Duration budget, Consumer<String> told) {
		this(entrants, machine, effect, budget, told, System::nanoTime);
	}

	/** The same with another clock. */
	ProofRace(List<Entrant> entrants, String machine, double effect, Duration budget, Consumer<String> told, LongSupplier nanos) {
		this.nanos = nanos;
		this.entrants = List.copyOf(entrants);
		this.machine = machine;
		this.effect = effect;
		this.budget = budget;
		this.told = told;
	}

	/**
	 * Makes the proofs.
	 *
	 * @return all of them, the largest gain first, then those that are worth nothing here, then those without a verdict
	 * @throws IOException where a proof cannot be kept
	 * @throws InterruptedException where it is stopped
	 */
	public List<Proof> run() throws IOException, InterruptedException {
		for (Entrant entrant : entrants) {
			Proof earlier = entrant.earlier().orElseGet(() -> ProofRun.begun(entrant.subject(), new ProofMethod(effect, budget), machine));
			// Pilots take time too; when it is over no further one is made.
			proofs.put(entrant, hasPilot(earlier) || secondsLeft() <= 0 ? earlier : pilot(entrant));
		}
		List<Entrant> promising = new ArrayList<>(entrants);
		promising.sort(Comparator.comparing((Entrant entrant) -> promise(proofs.get(entrant))).reversed());
		for (Entrant entrant : promising) {
			Proof proof = proofs.get(entrant);
			if (proof.state() != Proof.State.GOING_ON) {
				continue;
			}
			double left = secondsLeft();
			if (!hasPilot(proof)) {
				drop(entrant, TEXTS.get("proof.race.time"));
			} else if (promise(proof) < Math.log1p(effect)) {
				drop(entrant, TEXTS.get("proof.race.nothing", ProofMethod.PILOT));
			} else if (left <= 0) {
				drop(entrant, TEXTS.get("proof.race.time"));
			} else {
				long began = nanos.getAsLong();
				Duration time = Duration.ofMillis((long) (1000 * left));
				proofs.put(entrant, ProofRun.make(entrant.subject(), Optional.of(proof), entrant.equal().find(), machine, new ProofMethod(effect, time), entrant.pairs(), entrant.listener()));
				secondsGone += Nanoseconds.toSeconds(nanos.getAsLong() - began);
			}
		}
		return ranked(proofs.values().stream().toList());
	}

	private double secondsLeft() {
		return budget.toMillis() / 1000.0 - secondsGone;
	}

	private static boolean hasPilot(Proof proof) {
		return proof.logs(false).length >= ProofMethod.PILOT;
	}

	private Proof pilot(Entrant entrant) throws IOException, InterruptedException {
		long began = nanos.getAsLong();
		Proof proof = ProofRun.pilot(entrant.subject(), entrant.earlier(), entrant.equal().find(), machine, new ProofMethod(effect, budget), entrant.pairs(), entrant.listener());
		secondsGone += Nanoseconds.toSeconds(nanos.getAsLong() - began);
		return proof;
	}

	private void drop(Entrant entrant, String reason) throws IOException {
		Proof proof = proofs.get(entrant);
		Proof dropped = new Proof(proof.subject(), Proof.State.GOING_ON, reason, proof.pairs(), 0, proof.effect(), Double.NaN, proof.equal(), proof.machine(), proof.at(), proof.seconds(),
				proof.calls());
		proofs.put(entrant, dropped);
		entrant.listener().changed(dropped);
		told.accept(entrant.subject().id() + ": " + reason);
	}

	/** {@return the gain that a proof may still have, as a logarithm: what it shows and what its scatter leaves open} */
	static double promise(Proof proof) {
		double[] logs = proof.logs(false);
		if (logs.length == 0) {
			return Double.NEGATIVE_INFINITY;
		}
		PairScatter scatter = proof.equal().scatter(logs);
		double open = scatter.isKnown() ? StudentT.quantile90(scatter.degrees()) * scatter.deviation() / Math.sqrt(logs.length) : PLAUSIBLE;
		return gain(proof, Sample.mean(logs)) + open;
	}

	/** A ratio below 1 is a gain where less is better. */
	private static double gain(Proof proof, double log) {
		return proof.subject().recipe().decisive().better() == Better.HIGHER ? log : -log;
	}

	/** {@return the gain that a proof measured, as a logarithm} @param proof a proof with a verdict */
	static double gain(Proof proof) {
		return gain(proof, Math.log(ProofJudgement.of(proof).judged().ratio().estimate()));
	}

	/** {@return proofs by what they gain here} @param proofs proofs */
	public static List<Proof> ranked(List<Proof> proofs) {
		List<Proof> ranked = new ArrayList<>(proofs);
		ranked.sort(Comparator.comparing((Proof proof) -> ProofJudgement.of(proof).verdict() == ProofVerdict.NOT_VALID)
				.thenComparing(proof -> -gain(proof)));
		return List.copyOf(ranked);
	}
}
