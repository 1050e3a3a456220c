/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.composite;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** What documents say of composites of the standards, OSOA and OASIS. Their texts stand in {@code texts/composite.properties}. */
public final class CompositeCatalogue {

	private CompositeCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				WebServiceInsideDomain.rule(),
				RemotableByValue.rule());
	}
}
