/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.switchyard;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** What the documents of SwitchYard and Red Hat Fuse say of its applications. Their texts stand in {@code texts/switchyard.properties}. */
public final class SwitchYardCatalogue {

	private SwitchYardCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				ApplicationSwitches.messageTrace(),
				ApplicationSwitches.throttling(),
				GatewayConsumers.oneConsumer(),
				GatewayFactories.unpooled(),
				CallsPerRow.rule(),
				CallsOnSameServer.gateway(),
				CallsOnSameServer.clustered(),
				RemoteInvokers.rule());
	}
}
