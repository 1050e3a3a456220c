/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.messaging.JmsUseFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** Rule {@code jmstemplate-receive-loop}: messages that code fetches one by one. Those that a selector picks are replies and not meant. */
final class PulledMessages {

	private static final Set<String> RECEIVES = Set.of("receive", "receiveAndConvert");

	private PulledMessages() {
	}

	static Rule byTemplate() {
		return RuleForm.<CodeFact>rule("jmstemplate-receive-loop", Subject.MESSAGING, Severity.INFO, PulledMessages::calls)
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> detail(fact, JmsUseFacts.METHOD))
						.with("name", CodeFact::getName)
						.message(fact -> "loop".equals(detail(fact, JmsUseFacts.OFTEN)) ? null : detail(fact, JmsUseFacts.OFTEN)))
				.build();
	}

	private static Stream<CodeFact> calls(Reading reading) {
		return InOperation.facts(reading, JmsUseFacts.CALL).filter(fact -> RECEIVES.contains(detail(fact, JmsUseFacts.METHOD)) && Set.of("loop", "scheduled", "request").contains(detail(fact, JmsUseFacts.OFTEN)));
	}

	private static String detail(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(each -> name.equals(each.getName())).map(Setting::getValue).findFirst().orElse("");
	}
}
