/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.system;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.15 of the catalogue, in its order. Their texts stand in {@code texts/operating-system.properties}. */
public final class OperatingSystemCatalogue {

	private OperatingSystemCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of();
	}
}
