/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.base.ServerType;

/** Which proofs of recipes a folder holds that say something of the recipes of today. */
class KeptRecipesTest {

	private static final ProofCatalogue CATALOGUE = ProofCatalogue.standard();
	private static final ProofRecipe RECIPE = CATALOGUE.find("M01.1").orElseThrow();

	@TempDir
	Path folder;

	private void keep(String rule, String path, ServerType server, String print, Proof.State state) throws IOException {
		ProofSubject subject = new ProofSubject(rule, RECIPE, server.id(), print, path, path.isEmpty() ? 0 : 1, "");
		ProofFile.write(ProofFile.of(folder, subject), new Proof(subject, state, "", List.of(), 5, 0.05, 0.03, EqualPairs.NONE, "here", Instant.EPOCH, 60));
	}

	private static String print(ServerType server) {
		return ProofPrint.of(RECIPE, ProofCatalogue.base(RECIPE, server), server.id());
	}

	private Optional<Proof> kept(ServerType server) throws IOException {
		return new KeptRecipes(folder, CATALOGUE).find(RECIPE, server.id());
	}

	@Test
	void aFinishedProofIsFoundForItsKindOfServerAlone() throws IOException {
		for (ServerType server : ServerType.values()) {
			assertEquals(Optional.empty(), kept(server));
		}
		keep("", "", ServerType.WILDFLY, print(ServerType.WILDFLY), Proof.State.DONE);
		assertTrue(kept(ServerType.WILDFLY).isPresent(), "a proof on WildFly is not outdated because recipes run on the embedded server");
		assertEquals(Optional.empty(), kept(ServerType.EMBEDDED));
	}

	@Test
	void oneThatGoesOnOrIsOfAnotherRecipeOrOfAFindingIsNone() throws IOException {
		keep("", "", ServerType.EMBEDDED, print(ServerType.EMBEDDED), Proof.State.GOING_ON);
		assertEquals(Optional.empty(), kept(ServerType.EMBEDDED));
		keep("", "", ServerType.EMBEDDED, "0123456789abcdef", Proof.State.DONE);
		assertEquals(Optional.empty(), kept(ServerType.EMBEDDED));
		keep("sca-async-binding", "a.import", ServerType.EMBEDDED, print(ServerType.EMBEDDED), Proof.State.DONE);
		assertEquals(Optional.empty(), kept(ServerType.EMBEDDED));
		keep("", "", ServerType.EMBEDDED, print(ServerType.EMBEDDED), Proof.State.DONE);
		assertTrue(kept(ServerType.EMBEDDED).isPresent());
	}

	@Test
	void aKindOfServerOrRecipeThatIsGoneIsOutdated() {
		assertTrue(CATALOGUE.isOutdated(new ProofSubject("", RECIPE, "spring-boot", print(ServerType.EMBEDDED), "", 0, "")));
		ProofRecipe gone = new ProofRecipe("M99.1", "M99", "", "", RECIPE.rules(), RECIPE.workload(), RECIPE.lines(), RECIPE.change(), RECIPE.selectedBefore(), RECIPE.selectedAfter(), RECIPE.decisive(),
				RECIPE.predictions(), RECIPE.userKey(), RECIPE.sourceFigure(), RECIPE.servers(), RECIPE.minutes());
		assertTrue(CATALOGUE.isOutdated(new ProofSubject("", gone, "embedded", print(ServerType.EMBEDDED), "", 0, "")));
	}
}
