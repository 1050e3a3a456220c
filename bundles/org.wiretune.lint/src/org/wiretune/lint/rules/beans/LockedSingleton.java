/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.request.LockedSingletons;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code singleton-locked-for-nothing}: a singleton bean whose calls wait for each other although nothing in it changes. There is no
 * fix: the annotation says something to those who add a field later. Optional, since a bean may also rely on the lock for what it does to a database.
 */
final class LockedSingleton {

	private LockedSingleton() {
	}

	static Rule rule() {
		return RuleForm.<CodeFact>rule("singleton-locked-for-nothing", Subject.CONCURRENCY, Severity.INFO, LockedSingleton::sites)
				.optional()
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> 1)
						.with("name", CodeFact::getName)
						.with("methods", fact -> fact.getDetails().size()))
				.build();
	}

	private static Stream<CodeFact> sites(Reading reading) {
		return ConfigurationIndex.facts(reading, LockedSingletons.KIND).filter(fact -> !DevelopmentProfiles.isForDevelopment(reading, fact.getOrigin().path()) && !TrialModules.is(reading, fact.getOrigin().path()));
	}
}
