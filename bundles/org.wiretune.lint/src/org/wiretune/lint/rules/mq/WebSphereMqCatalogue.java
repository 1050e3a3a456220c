/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.3 of the catalogue, in its order. Their texts stand in {@code texts/websphere-mq.properties}. */
public final class WebSphereMqCatalogue {

	private WebSphereMqCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of();
	}
}
