/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;


import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.PlainMessagingFacts;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.model.platform.CodeFact;

/**
 * Rules {@code jms-temporary-queue-per-request} and {@code jms-resources-per-message}: what code makes for each message. There is no
 * fix: what is kept has to be shared by threads and made anew after a failure, which is for the one who knows the code.
 */
final class PlainMessaging {

	private PlainMessaging() {
	}

	static Rule temporaryQueues() {
		return rule("jms-temporary-queue-per-request", PlainMessagingFacts.TEMPORARY);
	}

	static Rule connections() {
		return rule("jms-resources-per-message", PlainMessagingFacts.CONNECTION);
	}

	private static Rule rule(String id, String kind) {
		return RuleForm.rule(id, Subject.MESSAGING, Severity.WARNING, reading -> InOperation.facts(reading, kind))
				.at(CodeFact::getOrigin)
				.with("name", CodeFact::getName)
				.build();
	}
}
