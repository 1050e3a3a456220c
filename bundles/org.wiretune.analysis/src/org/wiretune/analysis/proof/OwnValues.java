/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.proof;

import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofRecipe;

/** What a finding tells of the setting that a recipe changes: the value that was read, and the one that its fix writes. */
public final class OwnValues {

	private static final String VALUE = "[A-Za-z0-9.]{1,20}";

	private OwnValues() {
	}

	/**
	 * {@return the recipe with the values of a finding; as it is where the finding tells none that the workload can take}
	 *
	 * @param recipe a recipe of its rule
	 * @param finding the finding
	 */
	public static ProofRecipe of(ProofRecipe recipe, Finding finding) {
		String before = finding.measured();
		String after = after(finding);
		if (recipe.userKey().isEmpty() || before == null || after == null || !before.matches(VALUE) || !after.matches(VALUE) || before.equals(after)) {
			return recipe;
		}
		ProofRecipe own = recipe.with(recipe.change().with(recipe.userKey().get(), before, after));
		try {
			RunSpecification base = ProofCatalogue.base(own);
			return own.change().before(base).specification().withName("").equals(own.change().after(base).specification().withName("")) ? recipe : own;
		} catch (IllegalArgumentException notAValueOfTheWorkload) {
			return recipe;
		}
	}

	private static String after(Finding finding) {
		for (Fix fix : finding.fixes()) {
			if (fix.changes().size() == 1 && fix.changes().get(0).replacement().matches(VALUE)) {
				return fix.changes().get(0).replacement();
			}
		}
		return finding.limit();
	}
}
