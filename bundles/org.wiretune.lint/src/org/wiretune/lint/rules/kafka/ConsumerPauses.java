/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.kafka;

import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.kafka.KafkaPollFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rules {@code kafka-sleep-between-polls} and {@code kafka-poll-interval-vs-work}: pauses that a consumer makes in each turn or with each
 * record. There is no fix: what the pause is for is not said in the code.
 */
final class ConsumerPauses {

	private static final String RECORDS = "max.poll.records";
	private static final String INTERVAL = "max.poll.interval.ms";
	private static final long SHIPPED_RECORDS = 500;
	private static final long SHIPPED_INTERVAL = 300_000;

	private ConsumerPauses() {
	}

	/**
	 * A listener that sleeps with each record.
	 *
	 * @param listener the pause
	 * @param time how long, in milliseconds
	 * @param records the most records of a poll
	 * @param interval the time until the next poll has to come, in milliseconds
	 */
	private record Slow(CodeFact listener, long time, long records, long interval) {
	}

	static Rule betweenPolls() {
		return RuleForm.<CodeFact>rule("kafka-sleep-between-polls", Subject.MESSAGING, Severity.INFO, reading -> InOperation.facts(reading, KafkaPollFacts.POLL))
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.with("name", CodeFact::getName))
				.build();
	}

	static Rule longerThanTheInterval() {
		return RuleForm.<Slow>rule("kafka-poll-interval-vs-work", Subject.MESSAGING, Severity.INFO, ConsumerPauses::slow)
				.onSites(form -> form
						.when(site -> site.time() * site.records() >= site.interval())
						.at(site -> site.listener().getOrigin())
						.measured(site -> site.time() * site.records() / 1_000)
						.limit(site -> site.interval() / 1_000)
						.with("records", Slow::records)
						.with("name", site -> site.listener().getName()))
				.build();
	}

	private static Stream<Slow> slow(Reading reading) {
		return InOperation.facts(reading, KafkaPollFacts.LISTENER).map(listener -> {
			Long records = stated(reading, listener, RECORDS, SHIPPED_RECORDS);
			Long interval = stated(reading, listener, INTERVAL, SHIPPED_INTERVAL);
			Long time = Values.number(listener.detail(KafkaPollFacts.TIME));
			return records == null || interval == null || time == null || time <= 0 || interval <= 0 ? null : new Slow(listener, time, records, interval);
		}).filter(Objects::nonNull);
	}

	/** What the module of a listener states for consumers, where all that it states is the same; null where that is not known. */
	private static Long stated(Reading reading, CodeFact listener, String name, long shipped) {
		String module = Linger.module(listener.getOrigin().path());
		var values = KafkaClient.consumers(reading).filter(client -> module.equals(Linger.module(client.path()))).flatMap(client -> client.stated(name)).map(KafkaClient.Site::number).distinct().toList();
		return values.isEmpty() ? Long.valueOf(shipped) : values.size() == 1 ? values.get(0) : null;
	}
}
