/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

import org.wiretune.lint.flow.ChannelLinks;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodePartReader;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Technology;
import org.wiretune.lint.springintegration.ContextParts;
import org.wiretune.lint.springintegration.SpringIntegrationFacts;
import org.wiretune.lint.springintegration.SpringIntegrationFlows;
import org.wiretune.lint.springintegration.SpringIntegrationFormat;
import org.wiretune.model.assembly.Module;

/**
 * What the reference of Spring Integration says of slow choices in flows, in XML and in Java. The texts stand in
 * {@code texts/spring-integration.properties}.
 */
public final class SpringIntegrationCatalogue implements Technology {

	@Override
	public String id() {
		return "spring-integration";
	}

	@Override
	public List<Recommendation> recommendations() {
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

	@Override
	public List<FileFormat> formats() {
		return List.of(new SpringIntegrationFormat());
	}

	@Override
	public List<CodeFactFinder> finders() {
		return List.of(new SpringIntegrationFacts());
	}

	@Override
	public List<CodePartReader> partReaders() {
		return List.of(new SpringIntegrationFlows());
	}

	@Override
	public void link(Collection<Module> modules, Predicate<Module> fresh) {
		ChannelLinks.resolve(ContextParts.CONTEXT, modules, fresh);
	}
}
