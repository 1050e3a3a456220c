/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.RunSpecification;
import org.wiretune.safety.quantity.Nanoseconds;

/**
 * Makes a proof and keeps it in its folder after each pair, so that one that was stopped goes on from there. One thread makes it.
 *
 * @param folder where proofs are kept
 * @param subject what is to be shown
 * @param base what both sides are made of
 * @param alike findings with the same values, for which the same pairs are kept
 * @param store keeps the equal pairs of this machine
 * @param machine the machine in words
 * @param equalKey tells the equal pairs that it may use from others
 */
public record ProofMaking(Path folder, ProofSubject subject, RunSpecification base, List<ProofSubject> alike, EqualPairsStore store, String machine, String equalKey) {

	/** Copies the list. */
	public ProofMaking {
		alike = List.copyOf(alike);
	}

	/** A proof whose sides differ by what the run says; the parameters are those of all. */
	public ProofMaking(Path folder, ProofSubject subject, RunSpecification base, List<ProofSubject> alike, EqualPairsStore store, String machine) {
		this(folder, subject, base, alike, store, machine, ProofPrint.equal(subject.recipe(), base, subject.server(), machine));
	}

	/**
	 * A proof on files of the user.
	 *
	 * @param before fingerprint of the earlier configuration
	 * @param folder where proofs are kept
	 * @param subject what is to be shown
	 * @param load the run of both sides
	 * @param alike findings with the same fixes
	 * @param store keeps the equal pairs of this machine
	 * @param machine the machine in words
	 * @return what makes it
	 */
	public static ProofMaking ofFiles(String before, Path folder, ProofSubject subject, RunSpecification load, List<ProofSubject> alike, EqualPairsStore store, String machine) {
		return new ProofMaking(folder, subject, load, alike, store, machine, ProofPrint.equalOfFiles(before, subject.recipe(), load, subject.server(), machine));
	}

	/** Hears how it goes. */
	public interface Listener {

		/** Takes how far it is, before the first pair and after each. @param step how far */
		void step(ProofProgress.Step step);

		/** Takes a sentence. @param sentence a sentence */
		void tell(String sentence);
	}

	/** {@return what an earlier call has come to with the same values; one that failed is made anew} */
	public Optional<Proof> earlier() {
		Path file = ProofFile.of(folder, subject);
		try {
			return Files.exists(file) ? Optional.of(ProofFile.read(file)).filter(kept -> kept.subject().fingerprint().equals(subject.fingerprint()) && kept.state() != Proof.State.FAILED)
					.map(kept -> kept.about(subject)) : Optional.empty();
		} catch (IOException unreadable) {
			return Optional.empty();
		}
	}

	/** {@return the equal pairs that are kept of this machine and workload} */
	public Optional<EqualPairs> equal() {
		return store.find(equalKey, Instant.now());
	}

	/**
	 * Makes the proof, or what is missing of it.
	 *
	 * @param method effect and time
	 * @param from what is gone on from, such as {@link #earlier()}; empty to begin anew
	 * @param pairs makes pairs
	 * @param listener hears how it goes
	 * @return the proof
	 * @throws IOException where a start is not possible or the proof cannot be kept
	 * @throws InterruptedException where it is stopped; what is finished is kept
	 */
	public Proof make(ProofMethod method, Optional<Proof> from, ProofRun.Pairs pairs, Listener listener) throws IOException, InterruptedException {
		Proof proof = ProofRun.make(subject, from, equal(), machine, method, pairs, keeping(from, listener));
		keepAlike(proof);
		return proof;
	}

	/**
	 * {@return the proof as one of a race, which goes on from {@link #earlier()}; {@link #keepAlike} is called after it}
	 *
	 * @param pairs makes pairs
	 * @param listener hears how it goes
	 */
	public ProofRace.Entrant entrant(ProofRun.Pairs pairs, Listener listener) {
		Optional<Proof> from = earlier();
		return new ProofRace.Entrant(subject, pairs, keeping(from, listener), this::equal, from);
	}

	/** Keeps a proof for the other findings with the same values too. @param proof the proof @throws IOException where it cannot be kept */
	public void keepAlike(Proof proof) throws IOException {
		for (ProofSubject other : alike) {
			ProofFile.write(ProofFile.of(folder, other), proof.about(other));
		}
	}

	private ProofRun.Listener keeping(Optional<Proof> from, Listener listener) {
		ProofProgress progress = new ProofProgress(subject, from, equal());
		return new ProofRun.Listener() {

			private long last;
			private double secondsGone;

			@Override
			public void begins() {
				last = System.nanoTime();
				listener.step(progress.step());
			}

			@Override
			public void changed(Proof changed) throws IOException {
				ProofFile.write(ProofFile.of(folder, subject), changed);
				progress.changed(changed, gone());
				listener.step(progress.step());
			}

			@Override
			public void equal(EqualPairs made) throws IOException {
				store.keep(equalKey, made);
				progress.equal(made, gone());
				listener.step(progress.step());
			}

			@Override
			public void tell(String sentence) {
				listener.tell(sentence);
			}

			/** The time of its own pairs, without that of others in a race. */
			private double gone() {
				long now = System.nanoTime();
				secondsGone += Nanoseconds.toSeconds(now - last);
				last = now;
				return secondsGone;
			}
		};
	}
}
