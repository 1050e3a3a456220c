/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messaging;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.messaging.MessagingConnections;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.lint.rules.Values;

/**
 * Rule {@code jms-connection-per-call}: a bean that opens a connection for messages in each call, of a factory without a pool. There
 * is no fix: the pooled factory joins the transaction, so that a message goes when the call ends, which who waits for an answer has
 * to know.
 */
final class ConnectionPerCall {

	private static final String POOLED = "java:/JmsXA";

	private ConnectionPerCall() {
	}

	static Rule rule() {
		return RuleForm.rule("jms-connection-per-call", Subject.MESSAGING, Severity.INFO, reading -> ConfigurationIndex.facts(reading, MessagingConnections.KIND)
				.filter(fact -> !DevelopmentProfiles.isForDevelopment(reading, fact.getOrigin().path()) && !TrialModules.is(reading, fact.getOrigin().path())))
				.onSites(form -> form
						.at(fact -> fact.getOrigin())
						.measured(fact -> Values.value(fact.detail("factory")))
						.limit(fact -> POOLED)
						.with("name", fact -> fact.getName()))
				.build();
	}
}
