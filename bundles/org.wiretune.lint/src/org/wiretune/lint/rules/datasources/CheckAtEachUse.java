/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;

/**
 * Rule {@code pool-checks-by-statement}: a data source of WildFly or JBoss whose pool sends a stated statement whenever somebody takes a connection. A
 * class that checks by the way of its driver is left alone. There is no fix: how often the background looks instead is for whoever knows the network.
 */
final class CheckAtEachUse {

	private static final String STATEMENT = "check-valid-connection-sql";
	private static final String AT_USE = "validate-on-match";
	private static final String BACKGROUND = "background-validation";

	private static final List<String> CHECKERS = List.of("valid-connection-checker", "valid-connection-checker-class-name");

	private CheckAtEachUse() {
	}

	static Rule rule() {
		return RuleForm.<ConfiguredGroup>rule("pool-checks-by-statement", Subject.CONNECTIONS, Severity.INFO, CheckAtEachUse::pools)
				.onSites(form -> form
						.when(pool -> pool.states(STATEMENT) && pool.states(AT_USE) && Values.truth(pool.setting(AT_USE)) && CHECKERS.stream().noneMatch(pool::states))
						.at(pool -> pool.place(AT_USE))
						.measured(pool -> Values.shown(pool.setting(STATEMENT)))
						.with("name", ConfiguredGroup::name)
						.message(pool -> pool.states(BACKGROUND) && Values.truth(pool.setting(BACKGROUND)) ? "both" : null)
						.related(pool -> List.of(pool.place(STATEMENT))))
				.build();
	}

	private static Stream<ConfiguredGroup> pools(Reading reading) {
		return ConfigurationIndex.groups(reading, "wildfly.datasources.data-source", "wildfly.datasources.xa-data-source", "wildfly.data-source", "wildfly.xa-data-source", "jboss-5.data-source").filter(InOperation::is);
	}
}
