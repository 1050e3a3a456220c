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
 */
public record ProofMaking(Path folder, ProofSubject subject, RunSpecification base, List<ProofSubject> alike, EqualPairsStore store, String machine) {

	/** Copies the list. */
	public ProofMaking {
		alike = List.copyOf(alike);
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
		return store.find(key(), Instant.now());
	}

	private String key() {
		return ProofPrint.equal(subject.recipe(), base, subject.server(), machine);
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
		long began = System.nanoTime();
		ProofProgress progress = new ProofProgress(subject, from, equal());
		listener.step(progress.step());
		Proof proof = ProofRun.make(subject, from, equal(), machine, method, pairs, new ProofRun.Listener() {

			@Override
			public void changed(Proof changed) throws IOException {
				ProofFile.write(ProofFile.of(folder, subject), changed);
				progress.changed(changed, gone());
				listener.step(progress.step());
			}

			@Override
			public void equal(EqualPairs made) throws IOException {
				store.keep(key(), made);
				progress.equal(made, gone());
				listener.step(progress.step());
			}

			@Override
			public void tell(String sentence) {
				listener.tell(sentence);
			}

			private double gone() {
				return Nanoseconds.toSeconds(System.nanoTime() - began);
			}
		});
		for (ProofSubject other : alike) {
			ProofFile.write(ProofFile.of(folder, other), proof.about(other));
		}
		return proof;
	}
}
