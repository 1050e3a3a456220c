/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import java.util.Set;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.broker.ClientAddress.Option;

/**
 * Rules {@code amq-always-sync-send} and {@code artemis-block-on-nondurable}: options that make senders or consumers wait for the broker
 * where they would not. There is no fix: who waits knows that the broker has the message, and may rely on it.
 */
final class AddressOptions {

	private AddressOptions() {
	}

	static Rule alwaysSynchronous() {
		return rule("amq-always-sync-send", Severity.WARNING, Set.of("alwaysSyncSend"));
	}

	static Rule blocking() {
		return rule("artemis-block-on-nondurable", Severity.INFO, Set.of("blockOnNonDurableSend", "blockOnAcknowledge"));
	}

	private static Rule rule(String id, Severity severity, Set<String> names) {
		return RuleForm.<Option>rule(id, Subject.MESSAGING, severity, ClientAddress::options)
				.onSites(form -> form
						.when(option -> names.contains(option.name()) && "true".equalsIgnoreCase(option.value()))
						.at(Option::origin)
						.measured(Option::value)
						.limit(option -> "false")
						.with("setting", Option::name)
						.with("name", Option::owner))
				.build();
	}
}
