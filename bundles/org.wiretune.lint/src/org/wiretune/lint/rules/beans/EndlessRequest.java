/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.request.EndlessRequests;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/** Rule {@code http-client-without-timeout}. There is no fix: how long an answer may take is for the one who knows the other system. */
final class EndlessRequest {

	private EndlessRequest() {
	}

	static Rule rule() {
		return RuleForm.<CodeFact>rule("http-client-without-timeout", Subject.CONCURRENCY, Severity.INFO, reading -> ConfigurationIndex.facts(reading, EndlessRequests.KIND).filter(fact -> InOperation.is(reading, fact.getOrigin().path())))
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> Values.value(fact.detail(EndlessRequests.CLIENT)))
						.with("name", CodeFact::getName)
						.message(fact -> EndlessRequests.MAIL.equals(Values.value(fact.detail(EndlessRequests.CLIENT))) ? "mail" : null))
				.build();
	}
}
