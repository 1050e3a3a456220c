/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** What the documentation of ActiveMQ says of clients and brokers. The texts stand in {@code texts/broker.properties}. */
public final class BrokerCatalogue {

	private BrokerCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				PlainMessaging.temporaryQueues(),
				PlainMessaging.connections(),
				AddressOptions.alwaysSynchronous(),
				AddressOptions.blocking());
	}
}
