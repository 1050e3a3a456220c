/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.persistence.RepeatedQueries;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code query-run-again}: a query that runs a second time for what it returned before. One finding tells all
 * of an application, since who writes it so does so everywhere. There is no fix: what the variable for the rows is called, and where else
 * it is wanted, is for whoever wrote it.
 */
final class RepeatedQuery {

	private RepeatedQuery() {
	}

	static Rule rule() {
		return RuleForm.<List<CodeFact>>rule("query-run-again", Subject.PERSISTENCE, Severity.INFO, RepeatedQuery::sites)
				.onSites(form -> form
						.at(places -> places.get(0).getOrigin())
						.measured(List::size)
						.with("call", places -> Values.value(places.get(0).detail("receiver")) + '.' + Values.value(places.get(0).detail("method")))
						.limit(places -> 1)
						.with("name", places -> places.get(0).getName())
						.related(places -> places.stream().skip(1).map(CodeFact::getOrigin).toList()))
				.build();
	}

	private static Stream<List<CodeFact>> sites(Reading reading) {
		return reading.solution().getApplications().stream().map(application -> ConfigurationIndex.facts(reading, application, RepeatedQueries.KIND).filter(fact -> InOperation.mayBe(reading, fact.getOrigin().path()))
				.sorted(Comparator.comparing((CodeFact fact) -> fact.getOrigin().path()).thenComparing(fact -> fact.getOrigin().offset())).toList()).filter(places -> !places.isEmpty());
	}
}
