/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.kafka;

import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.kafka.KafkaListenerFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.SettingValues;

/**
 * Rule {@code kafka-buffer-below-batches}: the batches that a producer may have open, one for each partition of the topics that the same
 * module makes, do not fit into its memory. Only stated sizes of batches are told. There is no fix: the memory or the batches may be meant.
 */
final class ProducerBuffers {

	private static final String SIZE = "batch.size";
	private static final String MEMORY = "buffer.memory";
	private static final long SHIPPED_MEMORY = 32L << 20;

	private ProducerBuffers() {
	}

	/**
	 * A producer.
	 *
	 * @param size where the size of batches is stated
	 * @param partitions the partitions of the topics of its module; one where none is made there
	 * @param memory its memory in bytes
	 */
	private record Producer(KafkaClient.Site size, long partitions, long memory) {
	}

	static Rule rule() {
		return RuleForm.<Producer>rule("kafka-buffer-below-batches", Subject.MEMORY, Severity.INFO, ProducerBuffers::producers)
				.onSites(form -> form
						.when(producer -> producer.size().number() > producer.memory() / producer.partitions())
						.at(producer -> Values.origin(producer.size().setting()))
						.measured(producer -> producer.size().number() * producer.partitions() >> 20)
						.limit(producer -> producer.memory() >> 20)
						.with("owner", producer -> producer.size().client().owner())
						.with("partitions", Producer::partitions))
				.build();
	}

	private static Stream<Producer> producers(Reading reading) {
		return KafkaClient.producers(reading).flatMap(client -> client.stated(SIZE)).filter(size -> size.number() != null && size.number() > 0).map(size -> {
			Long memory = size.client().states(MEMORY) ? SettingValues.asBytes(size.client().value(MEMORY), null) : Long.valueOf(SHIPPED_MEMORY);
			return memory == null || memory <= 0 ? null : new Producer(size, Math.max(1, partitions(reading, Linger.module(size.client().path()))), memory);
		}).filter(Objects::nonNull);
	}

	private static long partitions(Reading reading, String module) {
		return InOperation.facts(reading, KafkaListenerFacts.TOPIC).filter(topic -> module.equals(Linger.module(topic.getOrigin().path())))
				.map(topic -> Values.number(topic.detail(KafkaListenerFacts.PARTITIONS))).filter(Objects::nonNull).mapToLong(Long::longValue).sum();
	}
}
