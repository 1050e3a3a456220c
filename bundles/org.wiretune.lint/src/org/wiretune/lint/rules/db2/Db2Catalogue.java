/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.db2;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.16 of the catalogue, in its order. Their texts stand in {@code texts/db2.properties}. */
public final class Db2Catalogue {

	private Db2Catalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of();
	}
}
