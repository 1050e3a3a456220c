/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.safety.file.FileNotWritten;

/** A place that can no longer be written, as a full disk, in the middle of a proof: its finished pairs stay, and it goes on from them. */
class ProofDiskTest {

	private static final ProofMethod METHOD = new ProofMethod(ProofMethod.EFFECT, Duration.ofMinutes(10));

	@TempDir
	Path folder;

	private ProofMaking making;
	private Path proofs;
	private int made;

	@BeforeEach
	void aProof() throws IOException {
		ProofRecipe recipe = ProofCatalogue.standard().find("M31.2").orElseThrow();
		RunSpecification base = ProofCatalogue.base(recipe);
		proofs = folder.resolve(ProofFile.FOLDER_NAME);
		making = new ProofMaking(proofs, new ProofSubject("", recipe, "embedded", ProofPrint.of(recipe, base, "embedded"), "", 0, ""), base, List.of(),
				new EqualPairsStore(folder.resolve("state")), "here");
		making.store().keep(making.equalKey(), new EqualPairs(Instant.now(), List.of(0.01, -0.01, 0.01, -0.01)));
	}

	private Proof make(int blockedAfter) throws IOException, InterruptedException {
		return making.make(METHOD, making.earlier(), (equal, fresh) -> {
			if (made++ == blockedAfter) {
				// The folder becomes a file, below which nothing can be written, whoever runs the test.
				Files.move(proofs, folder.resolve("moved"));
				Files.writeString(proofs, "");
			}
			return new ProofRun.Made(new ProofPair(start(1), start(2 + 0.001 * made), fresh), 10);
		}, new ProofMaking.Listener() {

			@Override
			public void step(ProofProgress.Step step) {
				// What is kept counts here.
			}

			@Override
			public void tell(String sentence) {
				// The same.
			}
		});
	}

	private static ProofStart start(double rows) {
		return new ProofStart(Map.of("rows-per-second", rows), List.of(), List.of());
	}

	@Test
	void itEndsWithTheReasonKeepsItsPairsAndGoesOnWhenThereIsRoom() throws Exception {
		FileNotWritten full = assertThrows(FileNotWritten.class, () -> make(1));
		assertTrue(full.sentence().contains(ProofFile.FOLDER_NAME), full.sentence());
		assertEquals(2, made, "no start is made for nothing");
		Files.delete(proofs);
		Files.move(folder.resolve("moved"), proofs);
		try (var files = Files.list(proofs)) {
			assertEquals(1, files.count(), "nothing of a file that was being written");
		}
		Proof kept = making.earlier().orElseThrow();
		assertEquals(1, kept.pairs().size());
		Proof proof = make(-1);
		assertEquals(Proof.State.DONE, proof.state());
		assertEquals(kept.pairs(), proof.pairs().subList(0, 1));
		assertEquals(ProofVerdict.FASTER, ProofJudgement.of(proof).verdict());
	}
}
