/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.proof;

import java.util.List;

import org.wiretune.lint.baseline.Fingerprint;
import org.wiretune.lint.finding.Finding;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofPrint;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.proof.ProofSubject;

/**
 * What proves a finding: a recipe of its rule with the values of the finding, and the run that both sides are made of.
 *
 * @param subject what is to be shown
 * @param base the run that both sides are made of
 */
public record FindingProof(ProofSubject subject, RunSpecification base) {

	/**
	 * {@return what proves a finding on a server; nothing where its rule has no recipe for it}
	 *
	 * @param catalogue the recipes
	 * @param finding the finding
	 * @param path its file, as proofs shall know it
	 * @param text the decoded text of the file; null where it is not at hand
	 * @param server the kind of server
	 */
	public static List<FindingProof> of(ProofCatalogue catalogue, Finding finding, String path, String text, ServerType server) {
		List<ProofRecipe> recipes = catalogue.ofRule(finding.ruleId()).stream().filter(recipe -> recipe.servers().contains(server.id())).toList();
		if (recipes.isEmpty()) {
			return List.of();
		}
		String setting = Fingerprint.of(finding, path, text);
		return recipes.stream().map(recipe -> of(OwnValues.of(recipe, finding), finding, path, setting, server)).toList();
	}

	private static FindingProof of(ProofRecipe recipe, Finding finding, String path, String setting, ServerType server) {
		RunSpecification base = ProofCatalogue.base(recipe, server);
		return new FindingProof(new ProofSubject(finding.ruleId(), recipe, server.id(), ProofPrint.of(recipe, base, server.id()), path, finding.origin().line(), setting), base);
	}
}
