/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;

import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodePartReader;
import org.wiretune.lint.java.kafka.KafkaListenerFacts;
import org.wiretune.lint.java.messaging.JmsUseFacts;
import org.wiretune.lint.java.messaging.MessagesAheadFacts;
import org.wiretune.lint.java.request.EndlessClients;
import org.wiretune.lint.java.spring.BatchReaderFacts;
import org.wiretune.lint.java.spring.BatchStepFacts;
import org.wiretune.lint.java.spring.ConfiguredObjects;
import org.wiretune.lint.java.spring.ExecutorUses;
import org.wiretune.lint.java.spring.ScheduledMethodFacts;
import org.wiretune.lint.java.spring.SpringComponentFacts;
import org.wiretune.lint.java.spring.TransactionalMethodFacts;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Technology;
import org.wiretune.lint.springbeans.SpringBeansFormat;
import org.wiretune.lint.springmessaging.MessagingEndpoints;

/** What the documents of Spring, HikariCP and Hibernate say of applications of Spring Boot. Their texts stand in {@code texts/spring.properties}. */
public final class SpringCatalogue implements Technology {

	@Override
	public String id() {
		return "spring";
	}

	@Override
	public List<FileFormat> formats() {
		return List.of(new SpringBeansFormat());
	}

	@Override
	public List<CodeFactFinder> finders() {
		return List.of(
				new ConfiguredObjects(), new ExecutorUses(),
				new BatchStepFacts(),
				new TransactionalMethodFacts(),
				new ScheduledMethodFacts(),
				new JmsUseFacts(), new MessagesAheadFacts(),
				new KafkaListenerFacts(),
				new BatchReaderFacts(),
				new SpringComponentFacts(),
				new EndlessClients());
	}

	@Override
	public List<CodePartReader> partReaders() {
		return List.of(new MessagingEndpoints());
	}

	@Override
	public List<Recommendation> recommendations() {
		return List.of(
				HikariPools.testQuery(),
				HikariPools.minimumIdle(),
				HikariPools.autoCommit(),
				PoolsOfThreads.neverGrows(),
				PoolsOfThreads.withVirtualThreads(),
				Templates.qualityIgnored(),
				BatchSteps.commitOfEach(),
				BatchThreads.abovePool(),
				NestedTransactions.poolTooSmall(),
				ScheduledMethods.oneThread(),
				JmsListeners.reobtainsAll(),
				UnpooledTemplates.keepsNothing(),
				JmsConcurrency.onTopic(),
				JmsConcurrency.onCachingFactory(),
				PulledMessages.byTemplate(),
				PooledConsumers.rule(),
				KafkaListeners.commitOfEach(),
				KafkaListeners.abovePartitions(),
				KafkaListeners.blockingPauses(),
				BatchReaders.smallPage(),
				SerialListeners.oneConsumer(),
				SlowListeners.messagesAhead(),
				SessionCaches.one(),
				OpenInView.whileWaiting(),
				OpenInView.anywhere(),
				RequestsAndPool.below(),
				TransactionsThatWait.forRequest(),
				ClientTimeouts.none(),
				UnlimitedExecutors.rule(),
				RabbitListeners.prefetchOne(),
				HikariPools.lifetime(),
				SingleConnections.keepNoSession());
	}
}
