/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.web;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.4 of the catalogue, in its order. Their texts stand in {@code texts/web-connectors.properties}. */
public final class WebConnectorCatalogue {

	private WebConnectorCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of();
	}
}
