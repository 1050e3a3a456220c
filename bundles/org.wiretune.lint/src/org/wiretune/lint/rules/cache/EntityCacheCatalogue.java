/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.cache;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.7 of the catalogue, in its order. Their texts stand in {@code texts/entity-cache.properties}. */
public final class EntityCacheCatalogue {

	private EntityCacheCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of();
	}
}
