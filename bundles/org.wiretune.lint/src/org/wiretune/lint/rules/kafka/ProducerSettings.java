/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.kafka;

import java.util.Set;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;

/**
 * Rule {@code kafka-batching-disabled}: a producer whose batches hold one record. Zero is a warning, and so is a size that no record fits
 * in twice; a few bytes more are information.
 */
final class ProducerSettings {

	private static final String SIZE = "batch.size";
	/** Bytes below which a batch hardly holds two records. */
	private static final long FEW = 1024;
	/** Bytes that the head of a batch alone takes (61) and a little more: no batch of that size holds a second record. */
	private static final long HEAD = 64;
	private static final long SHIPPED = 16384;
	private static final String IN_FLIGHT = "max.in.flight.requests.per.connection";
	private static final long SHIPPED_REQUESTS = 5;

	private ProducerSettings() {
	}

	static Rule batches() {
		return KafkaClient.form(RuleForm.rule("kafka-batching-disabled", Subject.MESSAGING, Severity.WARNING, reading -> KafkaClient.producers(reading).flatMap(client -> client.stated(SIZE))))
				.onSites(form -> form
						.when(site -> site.number() != null && site.number() >= 0 && site.number() < FEW)
						.severity(site -> site.number() < HEAD ? Severity.WARNING : Severity.INFO)
						.limit(site -> SHIPPED)
						.fix("batches", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), String.valueOf(SHIPPED))))
				.build();
	}

	/** Rule {@code kafka-in-flight-one}: idempotence, which is on where nothing switches it off, keeps the order of five requests. */
	static Rule inFlight() {
		return KafkaClient.form(RuleForm.rule("kafka-in-flight-one", Subject.MESSAGING, Severity.INFO, reading -> KafkaClient.producers(reading).flatMap(client -> client.stated(IN_FLIGHT))))
				.onSites(form -> form
						.when(site -> site.number() != null && site.number() == 1 && !isWithoutIdempotence(site.client()))
						.limit(site -> SHIPPED_REQUESTS)
						.fix("shipped", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), String.valueOf(SHIPPED_REQUESTS))))
				.build();
	}

	/** Whether idempotence is, or may be, switched off, which fewer acknowledgements do as well, or is not there by itself. */
	private static boolean isWithoutIdempotence(KafkaClient client) {
		return !client.states("enable.idempotence") && ClientVersion.isBeforeIdempotence(client.reading(), client.path()) || client.states("enable.idempotence") && !"true".equalsIgnoreCase(client.value("enable.idempotence")) || client.states("acks") && !Set.of("all", "-1").contains(String.valueOf(client.value("acks")));
	}
}
