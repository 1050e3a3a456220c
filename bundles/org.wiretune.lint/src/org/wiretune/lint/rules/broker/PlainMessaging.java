/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;


import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.messaging.JmsSessionFacts;
import org.wiretune.lint.java.messaging.PlainMessagingFacts;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.model.platform.CodeFact;

/**
 * Rules {@code jms-temporary-queue-per-request}, {@code jms-resources-per-message}, {@code jms-session-per-message},
 * {@code jms-producer-per-message}, {@code jms-selector-per-request} and {@code jms-durable-send-one-by-one}: what code makes or waits for with each message. There is no
 * fix: what is kept has to be shared by threads and made anew after a failure, which is for the one who knows the code.
 */
final class PlainMessaging {

	private PlainMessaging() {
	}

	static Rule temporaryQueues() {
		return rule("jms-temporary-queue-per-request", Severity.WARNING, PlainMessagingFacts.TEMPORARY).build();
	}

	static Rule connections() {
		return rule("jms-resources-per-message", Severity.INFO, PlainMessagingFacts.CONNECTION).build();
	}

	static Rule sessions() {
		return rule("jms-session-per-message", Severity.INFO, JmsSessionFacts.SESSION).build();
	}

	static Rule producers() {
		return rule("jms-producer-per-message", Severity.INFO, JmsSessionFacts.PRODUCER).build();
	}

	static Rule selectors() {
		return rule("jms-selector-per-request", Severity.INFO, JmsSessionFacts.SELECTOR).build();
	}

	static Rule sends() {
		return rule("jms-durable-send-one-by-one", Severity.INFO, JmsSessionFacts.LOOP).build();
	}

	private static RuleForm<CodeFact> rule(String id, Severity severity, String kind) {
		return RuleForm.rule(id, Subject.MESSAGING, severity, reading -> InOperation.facts(reading, kind))
				.at(CodeFact::getOrigin)
				.with("name", CodeFact::getName);
	}
}
