/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.kafka;

import java.util.List;

import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.kafka.KafkaClientFacts;
import org.wiretune.lint.java.kafka.KafkaPollFacts;
import org.wiretune.lint.java.kafka.KafkaSettingFacts;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Technology;

/** What the documentation of Kafka and of Spring for Apache Kafka says of clients. The texts stand in {@code texts/kafka.properties}. */
public final class KafkaCatalogue implements Technology {

	@Override
	public String id() {
		return "kafka";
	}

	@Override
	public List<Recommendation> recommendations() {
		return List.of(
				ClientCalls.waits(),
				ClientCalls.flushes(),
				ClientCalls.producers(),
				ClientCalls.commits(),
				ProducerSettings.batches(),
				Linger.rule(),
				ProducerSettings.inFlight(),
				ProducerBuffers.rule(),
				ConsumerSettings.singleRecords(),
				ConsumerPauses.betweenPolls(),
				ConsumerPauses.longerThanTheInterval());
	}

	@Override
	public List<CodeFactFinder> finders() {
		return List.of(new KafkaClientFacts(), new KafkaSettingFacts(), new KafkaPollFacts());
	}
}
