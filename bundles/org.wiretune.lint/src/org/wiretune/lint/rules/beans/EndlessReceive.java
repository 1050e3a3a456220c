/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.messaging.EndlessReceives;
import org.wiretune.lint.java.messaging.JmsUseFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code jms-receive-without-timeout}. Templates of Spring are silent where a time is stated for one anywhere. There is no fix: how long a message may
 * take is for whoever knows who sends it.
 */
final class EndlessReceive {

	private EndlessReceive() {
	}

	static Rule rule() {
		return RuleForm.<CodeFact>rule("jms-receive-without-timeout", Subject.CONCURRENCY, Severity.INFO, reading -> InOperation.facts(reading, EndlessReceives.KIND).filter(fact -> !isOfTemplate(fact) || !isTimed(reading)))
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> Values.value(fact.detail(EndlessReceives.RECEIVER)))
						.with("name", CodeFact::getName)
						.message(fact -> isOfTemplate(fact) ? "template" : null))
				.build();
	}

	private static boolean isOfTemplate(CodeFact fact) {
		return EndlessReceives.TEMPLATE.equals(Values.value(fact.detail(EndlessReceives.RECEIVER)));
	}

	private static boolean isTimed(Reading reading) {
		return ConfigurationIndex.groups(reading, "spring-boot.jms.template").anyMatch(group -> group.states("receive-timeout")) || ConfigurationIndex.facts(reading, JmsUseFacts.CALL).anyMatch(call -> "setReceiveTimeout".equals(Values.value(call.detail(JmsUseFacts.METHOD))));
	}
}
