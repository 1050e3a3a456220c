/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.ide.proof.ProofChoice;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.proof.EqualPairs;
import org.wiretune.perf.proof.EqualPairsStore;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofMaking;
import org.wiretune.perf.proof.ProofPair;
import org.wiretune.perf.proof.ProofPrint;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.proof.ProofStart;
import org.wiretune.perf.proof.ProofSubject;

/** What a dialog says before a proof begins. */
class ProofChoiceTest {

	private static final EqualPairs EQUAL = new EqualPairs(Instant.now(), List.of(0.01, -0.01, 0.02, -0.02));

	@TempDir
	Path folder;

	private ProofMaking making(String id) {
		ProofRecipe recipe = ProofCatalogue.standard().find(id).orElseThrow();
		RunSpecification base = ProofCatalogue.base(recipe);
		ProofSubject subject = new ProofSubject("some-rule", recipe, "embedded", ProofPrint.of(recipe, base, "embedded"), "a.xml", 3, "one");
		return new ProofMaking(folder, subject, base, List.of(), new EqualPairsStore(folder), "2 processors");
	}

	private static Proof proof(ProofMaking making, Proof.State state, int made) {
		List<ProofPair> pairs = new ArrayList<>();
		String word = making.subject().recipe().decisive().word();
		for (int i = 0; i < made; i++) {
			pairs.add(new ProofPair(new ProofStart(Map.of(word, 1.0), List.of(), List.of()), new ProofStart(Map.of(word, 2 + i % 3 / 100.0), List.of(), List.of()), i >= 5));
		}
		return new Proof(making.subject(), state, "", pairs, 5, 0.05, 0.03, EQUAL, "here", Instant.now(), 60);
	}

	private static String told(ProofChoice choice, String label) {
		return choice.parts().stream().filter(part -> part.label().equals(label)).map(ProofChoice.Part::text).findFirst().orElse("");
	}

	@Test
	void whatRunsAndWhatTheMechanismPredicts() {
		ProofChoice choice = new ProofChoice(making("M31.2"), Optional.empty(), Optional.empty(), true, Optional.empty());
		assertEquals("M31.2: bulk load, batching off to on (H2, network of 1 ms)", choice.title());
		assertTrue(told(choice, "What runs").startsWith("Bulk load, batching off to on"), told(choice, "What runs"));
		assertTrue(told(choice, "What runs").contains("(less)"), told(choice, "What runs"));
		assertEquals("The run changes batch-size=0 to batch-size=500. Your files stay as they are; the quick-fix would make the difference below.", told(choice, "What changes"));
		assertFalse(told(new ProofChoice(making("M31.2"), Optional.empty(), Optional.empty(), false, Optional.empty()), "What changes").contains("below"), "where no fix makes it");
		assertTrue(told(choice, "Where").contains("2 processors"));
		assertEquals("5.88, with rewriting", told(choice, "The source says"));
	}

	@Test
	void howLongItTakesFollowsFromWhatIsKept() {
		ProofMaking making = making("M31.2");
		ProofChoice first = new ProofChoice(making, Optional.empty(), Optional.empty(), false, Optional.empty());
		assertTrue(told(first, "How long").startsWith("About 6 minutes. 4 pairs of equal sides come first"), told(first, "How long"));
		assertEquals("", told(first, "Result"));
		ProofChoice known = new ProofChoice(making, Optional.empty(), Optional.of(EQUAL), false, Optional.empty());
		assertTrue(told(known, "How long").startsWith("About 4 minutes. The pairs of equal sides are kept"), told(known, "How long"));
		ProofChoice begun = new ProofChoice(making, Optional.of(proof(making, Proof.State.GOING_ON, 6)), Optional.of(EQUAL), false, Optional.empty());
		assertTrue(begun.goesOn() && !begun.isDone());
		assertEquals("About one minute is left: 6 pairs are kept, and it goes on from there.", told(begun, "How long"));
		assertEquals("", told(begun, "Result"), "nobody looks before the last pair");
		assertEquals(Optional.empty(), begun.measured());
	}

	@Test
	void whatIsFinishedTellsItsResult() {
		ProofMaking making = making("M31.2");
		ProofChoice done = new ProofChoice(making, Optional.of(proof(making, Proof.State.DONE, 8)), Optional.of(EQUAL), false, Optional.empty());
		assertTrue(done.isDone() && !done.goesOn());
		assertTrue(told(done, "Result").startsWith("Measured here: faster"), told(done, "Result"));
		assertTrue(done.measured().orElseThrow().hasInterval());
		assertTrue(told(done, "How long").startsWith("It is finished"));
	}

	@Test
	void aLongRecipeHasItsMinutes() {
		assertEquals(30, new ProofChoice(making("M18.1"), Optional.empty(), Optional.empty(), false, Optional.empty()).minutes());
		assertEquals(10, new ProofChoice(making("M31.2"), Optional.empty(), Optional.empty(), false, Optional.empty()).minutes());
	}
}
