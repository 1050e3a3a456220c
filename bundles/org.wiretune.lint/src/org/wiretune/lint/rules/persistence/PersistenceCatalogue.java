/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.8 of the catalogue, in its order. Their texts stand in {@code texts/persistence.properties}. */
public final class PersistenceCatalogue {

	private PersistenceCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				IdentityKeys.rule(),
				BatchSize.rule(),
				RewriteBatchedStatements.rule(),
				BatchLoopWithoutClear.rule());
	}
}
