/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.14 of the catalogue, in its order. Their texts stand in {@code texts/jvm.properties}. */
public final class JvmCatalogue {

	private JvmCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of();
	}
}
