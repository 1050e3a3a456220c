/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.profile;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.13 of the catalogue, in its order. Their texts stand in {@code texts/server-profile.properties}. */
public final class ServerProfileCatalogue {

	private ServerProfileCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				ServerProfile.production(),
				ServerProfile.scanner(),
				ServerProfile.embeddedDatabase(),
				ServerHeap.shipped(),
				ServerHeap.alone());
	}
}
