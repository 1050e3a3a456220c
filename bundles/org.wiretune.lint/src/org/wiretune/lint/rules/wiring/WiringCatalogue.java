/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.1 of the catalogue, in its order. Their texts stand in {@code texts/wiring.properties}. */
public final class WiringCatalogue {

	private WiringCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				AsynchronousScaBinding.rule(),
				WebServiceOnSameServer.rule(),
				AsynchronousFlood.rule());
	}
}
