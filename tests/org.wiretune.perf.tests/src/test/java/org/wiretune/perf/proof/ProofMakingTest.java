/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;

/** A proof is kept after each pair, goes on from there, and tells how far it is. */
class ProofMakingTest {

	private static final ProofMethod METHOD = new ProofMethod(ProofMethod.EFFECT, Duration.ofMinutes(10));

	@TempDir
	Path folder;

	private final List<ProofProgress.Step> steps = new ArrayList<>();
	private final ProofMaking.Listener listener = new ProofMaking.Listener() {

		@Override
		public void step(ProofProgress.Step step) {
			steps.add(step);
		}

		@Override
		public void tell(String sentence) {
			assertTrue(sentence.endsWith("."), sentence);
		}
	};
	private ProofMaking making;

	@BeforeEach
	void aProof() {
		ProofRecipe recipe = ProofCatalogue.standard().find("M31.2").orElseThrow();
		RunSpecification base = ProofCatalogue.base(recipe);
		ProofSubject subject = new ProofSubject("batch-size-unset-multi-insert", recipe, "embedded", ProofPrint.of(recipe, base, "embedded"), "a/persistence.xml", 3, "one");
		ProofSubject other = new ProofSubject(subject.rule(), recipe, "embedded", subject.fingerprint(), "b/persistence.xml", 7, "two");
		making = new ProofMaking(folder.resolve(ProofFile.FOLDER_NAME), subject, base, List.of(other), new EqualPairsStore(folder.resolve("state")), "here");
	}

	/** Twice as many rows a second; stops where it is told to. */
	private static ProofRun.Pairs pairs(int stopAfter) {
		Random random = new Random(3);
		int[] made = { 0 };
		return (equal, fresh) -> {
			if (made[0]++ == stopAfter) {
				throw new InterruptedException();
			}
			double luck = 0.01 * random.nextGaussian();
			return new ProofRun.Made(new ProofPair(start(1), start((equal ? 1 : 2) + luck), fresh), 10);
		};
	}

	private static ProofStart start(double rows) {
		return new ProofStart(Map.of("rows-per-second", rows), List.of(), List.of());
	}

	@Test
	void whatIsStoppedGoesOnFromItsPairs() throws Exception {
		assertThrows(InterruptedException.class, () -> making.make(METHOD, making.earlier(), pairs(7), listener));
		Proof kept = making.earlier().orElseThrow();
		assertEquals(Proof.State.GOING_ON, kept.state());
		assertEquals(3, kept.pairs().size(), "four of the seven pairs are equal ones");
		assertEquals(ProofMethod.EQUAL, making.equal().orElseThrow().logs().size());
		steps.clear();
		Proof proof = making.make(METHOD, making.earlier(), pairs(-1), listener);
		assertEquals(ProofVerdict.FASTER, ProofJudgement.of(proof).verdict());
		assertEquals(7, steps.get(0).made(), "what is kept is made");
		assertEquals(steps.getLast().of(), steps.getLast().made());
		for (int i = 1; i < steps.size(); i++) {
			assertTrue(steps.get(i).made() >= steps.get(i - 1).made() && steps.get(i).of() >= steps.get(i).made(), steps.toString());
		}
		try (var files = Files.list(making.folder())) {
			assertEquals(2, files.count(), "the same pairs are kept for the other finding of the same values");
		}
	}

	/** Of many proofs in a race each tells how far it is when its turn comes, and not all at once before. */
	@Test
	void aProofInARaceTellsNothingBeforeItsTurn() throws Exception {
		ProofRace.Entrant entrant = making.entrant(pairs(-1), listener);
		assertEquals(List.of(), steps);
		Proof proof = new ProofRace(List.of(entrant), "here", ProofMethod.EFFECT, Duration.ofMinutes(10), sentence -> {
		}).run().getFirst();
		assertEquals(0, steps.getFirst().made());
		assertEquals(steps.getLast().of(), steps.getLast().made());
		assertEquals(proof, making.earlier().orElseThrow(), "it is kept as it is made");
		making.keepAlike(proof);
		try (var files = Files.list(making.folder())) {
			assertEquals(2, files.count());
		}
	}

	@Test
	void anotherFingerprintIsAnotherProof() throws Exception {
		making.make(METHOD, Optional.empty(), pairs(-1), listener);
		ProofSubject subject = making.subject();
		ProofSubject changed = new ProofSubject(subject.rule(), subject.recipe(), subject.server(), "another print", subject.path(), subject.line(), subject.setting());
		assertTrue(making.earlier().isPresent());
		assertTrue(new ProofMaking(making.folder(), changed, making.base(), List.of(), making.store(), "here").earlier().isEmpty());
		assertTrue(new ProofMaking(making.folder(), subject, making.base(), List.of(), making.store(), "another machine").equal().isEmpty());
	}

	@Test
	void beforeTheFirstPairTheMinutesOfTheRecipeAreExpected() {
		ProofProgress.Step first = new ProofProgress(making.subject(), Optional.empty(), Optional.empty()).step();
		assertEquals(0, first.made());
		assertEquals(ProofMethod.EQUAL + ProofMethod.FEWEST + ProofMethod.FRESH, first.of());
		assertEquals(60 * making.subject().recipe().minutes(), first.secondsLeft(), 1e-9);
		assertEquals("pair 1 of 12, about 6 minutes left", first.words());
		assertEquals("pair 12 of 12, about one minute left", new ProofProgress.Step(11, 12, 31).words());
		assertEquals("all 12 pairs are made", new ProofProgress.Step(12, 12, 0).words());
	}

	@Test
	void thePaceOfThePairsTellsTheRest() {
		ProofProgress progress = new ProofProgress(making.subject(), Optional.empty(), Optional.empty());
		progress.equal(new EqualPairs(Instant.now(), List.of(0.0, 0.01)), 40);
		assertEquals(2, progress.step().made());
		assertEquals(10 * 20, progress.step().secondsLeft(), 1e-9);
	}
}
