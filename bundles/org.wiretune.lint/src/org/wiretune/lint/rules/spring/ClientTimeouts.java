/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.request.EndlessClients;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.model.platform.CodeFact;

/** Rule {@code resttemplate-without-timeout}. There is no fix: how long an answer may take is for the one who knows the other system. */
final class ClientTimeouts {

	private ClientTimeouts() {
	}

	static Rule none() {
		return RuleForm.<CodeFact>rule("resttemplate-without-timeout", Subject.CONCURRENCY, Severity.INFO, reading -> ConfigurationIndex.facts(reading, EndlessClients.KIND).filter(fact -> InOperation.is(reading, fact.getOrigin().path())))
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.with("name", CodeFact::getName))
				.build();
	}
}
