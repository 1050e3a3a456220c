/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.persistence.PersistenceFactories;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code persistence-factory-made-often}: code of a server that makes the factory of its sessions in each call, or for each instance
 * of a bean of which there are many. There is no fix: where the one factory is kept is a matter of the application's structure.
 */
final class FactoriesMadeOften {

	private FactoriesMadeOften() {
	}

	static Rule rule() {
		return RuleForm.<CodeFact>rule("persistence-factory-made-often", Subject.PERSISTENCE, Severity.INFO, FactoriesMadeOften::sites)
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> Values.value(fact.detail("factory")))
						.limit(fact -> "1")
						.with("name", CodeFact::getName)
						.message(fact -> "bean".equals(Values.value(fact.detail("scope"))) ? "bean" : null))
				.build();
	}

	private static Stream<CodeFact> sites(Reading reading) {
		return ConfigurationIndex.facts(reading, PersistenceFactories.KIND).filter(fact -> InOperation.is(reading, fact.getOrigin().path()));
	}
}
