/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the recipes of the catalogue came to where they were proven for their own sake, not for a finding. A proof that is
 * not finished, or of a recipe that was changed since, is none. Immutable.
 */
public final class KeptRecipes {

	private final Map<String, Proof> proofs = new HashMap<>();

	/**
	 * Reads a folder of proofs.
	 *
	 * @param folder the folder, which need not exist
	 * @param catalogue the recipes as they are today
	 * @throws IOException where it cannot be listed
	 */
	public KeptRecipes(Path folder, ProofCatalogue catalogue) throws IOException {
		for (Proof proof : ProofFile.all(folder).values()) {
			ProofSubject subject = proof.subject();
			if (subject.rule().isEmpty() && subject.path().isEmpty() && proof.state() != Proof.State.GOING_ON && !catalogue.isOutdated(subject)) {
				proofs.put(key(subject.recipe().id(), subject.server()), proof);
			}
		}
	}

	private static String key(String recipe, String server) {
		return recipe + ' ' + server;
	}

	/**
	 * {@return the proof of a recipe as it stands in the catalogue}
	 *
	 * @param recipe the recipe
	 * @param server id of the kind of server
	 */
	public Optional<Proof> find(ProofRecipe recipe, String server) {
		return Optional.ofNullable(proofs.get(key(recipe.id(), server)));
	}
}
