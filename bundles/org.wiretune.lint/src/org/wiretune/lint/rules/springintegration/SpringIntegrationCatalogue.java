/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/**
 * What the reference of Spring Integration says of slow choices in flows, in XML and in Java. The texts stand in
 * {@code texts/spring-integration.properties}.
 */
public final class SpringIntegrationCatalogue {

	private SpringIntegrationCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				MessagingGateways.temporaryQueue(),
				MessagingGateways.consumerPerRequest(),
				MessagingGateways.cachedConsumers(),
				MessagingGateways.listenerIgnored(),
				MessagingGateways.asynchronousIgnored(),
				PolledSources.messaging(),
				PolledSources.onePerPoll(),
				Queues.unbounded(),
				FlowRules.queueInCall(),
				SchedulerThreads.unboundedExecutor(),
				Aggregators.keepsGroups(),
				Aggregators.inMemory(),
				Aggregators.eagerGroups(),
				Queues.inDatabase(),
				FlowRules.synchronousInBatch(),
				Queues.history(),
				SchedulerThreads.oneThread());
	}
}
