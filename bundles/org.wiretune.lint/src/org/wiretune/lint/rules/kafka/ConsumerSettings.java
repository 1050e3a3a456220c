/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.kafka;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;

/**
 * Rule {@code kafka-max-poll-records-one}: a consumer that gets one record with each poll, and commits as often. Who needs seconds for a
 * record wants it so, so that the rule is off unless it is wanted.
 */
final class ConsumerSettings {

	private static final String RECORDS = "max.poll.records";
	private static final long SHIPPED = 500;

	private ConsumerSettings() {
	}

	static Rule singleRecords() {
		return KafkaClient.form(RuleForm.rule("kafka-max-poll-records-one", Subject.MESSAGING, Severity.INFO, reading -> KafkaClient.consumers(reading).flatMap(client -> client.stated(RECORDS))))
				.optional()
				.onSites(form -> form
						.when(site -> site.number() != null && site.number() == 1)
						.limit(site -> SHIPPED)
						.fix("shipped", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), String.valueOf(SHIPPED))))
				.build();
	}
}
