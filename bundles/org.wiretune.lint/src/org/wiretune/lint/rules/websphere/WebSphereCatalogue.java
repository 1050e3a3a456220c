/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.2 of the catalogue, in its order. Their texts stand in {@code texts/websphere.properties}. */
public final class WebSphereCatalogue {

	private WebSphereCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				SharedMessagingPool.rule(),
				ConcurrencyAbovePool.rule(),
				ConnectionsBelowWebContainer.rule());
	}
}
