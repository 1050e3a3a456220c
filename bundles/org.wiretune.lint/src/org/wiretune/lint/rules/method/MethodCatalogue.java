/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.method;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.17 of the catalogue, in its order. Their texts stand in {@code texts/method.properties}. */
public final class MethodCatalogue {

	private MethodCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of();
	}
}
