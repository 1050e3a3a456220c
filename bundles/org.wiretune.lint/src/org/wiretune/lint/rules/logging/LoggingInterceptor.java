/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.logging.LoggingInterceptors;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.model.platform.CodeFact;

/** Rule {@code log-in-each-bean-call}. Off unless wanted: whether the level is written in operation, and how often the beans are called, other files tell. There is no fix. */
final class LoggingInterceptor {

	private LoggingInterceptor() {
	}

	static Rule rule() {
		return RuleForm.<CodeFact>rule("log-in-each-bean-call", Subject.LOGGING, Severity.INFO, reading -> InOperation.facts(reading, LoggingInterceptors.KIND))
				.optional()
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> fact.getDetails().size())
						.with("name", CodeFact::getName)
						.message(fact -> fact.getDetails().size() == 1 ? "one" : null))
				.build();
	}
}
