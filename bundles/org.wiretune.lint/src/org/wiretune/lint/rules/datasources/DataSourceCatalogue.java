/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.10 of the catalogue, in its order. Their texts stand in {@code texts/data-sources.properties}. */
public final class DataSourceCatalogue {

	private DataSourceCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of();
	}
}
