/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.6 of the catalogue, in its order. Their texts stand in {@code texts/enterprise-beans.properties}. */
public final class EnterpriseBeanCatalogue {

	private EnterpriseBeanCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of();
	}
}
