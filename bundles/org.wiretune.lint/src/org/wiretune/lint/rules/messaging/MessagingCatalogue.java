/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messaging;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.11 of the catalogue, in its order. Their texts stand in {@code texts/messaging.properties}. */
public final class MessagingCatalogue {

	private MessagingCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of();
	}
}
