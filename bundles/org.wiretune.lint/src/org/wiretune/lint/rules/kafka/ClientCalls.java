/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.kafka;


import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.kafka.KafkaClientFacts;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rules {@code kafka-send-get-per-record}, {@code kafka-flush-per-send}, {@code kafka-producer-per-send} and
 * {@code kafka-commit-sync-per-record}: what code does for each record. There is no fix: when a record is safe is what the code around
 * it relies on.
 */
final class ClientCalls {

	private ClientCalls() {
	}

	static Rule waits() {
		return rule("kafka-send-get-per-record", KafkaClientFacts.WAIT);
	}

	static Rule flushes() {
		return rule("kafka-flush-per-send", KafkaClientFacts.FLUSH);
	}

	static Rule producers() {
		return rule("kafka-producer-per-send", KafkaClientFacts.PRODUCER);
	}

	static Rule commits() {
		return rule("kafka-commit-sync-per-record", KafkaClientFacts.COMMIT);
	}

	private static Rule rule(String id, String kind) {
		return RuleForm.rule(id, Subject.MESSAGING, Severity.INFO, reading -> InOperation.facts(reading, kind))
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(ClientCalls::in)
						.with("name", CodeFact::getName))
				.build();
	}

	private static String in(CodeFact fact) {
		return Values.value(fact.detail("in"));
	}
}
