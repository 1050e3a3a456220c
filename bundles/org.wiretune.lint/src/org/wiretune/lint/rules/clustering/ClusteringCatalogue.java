/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.clustering;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.5 of the catalogue, in its order. Their texts stand in {@code texts/clustering.properties}. */
public final class ClusteringCatalogue {

	private ClusteringCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of();
	}
}
