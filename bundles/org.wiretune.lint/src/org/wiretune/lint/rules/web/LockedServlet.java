/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.request.LockedServlets;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code servlet-locked}: a servlet, a filter or an action that handles one request at a time. One finding for a class. There is no
 * fix: which of its fields need a lock is for whoever wrote it. Optional until it was seen in public projects.
 */
final class LockedServlet {

	private LockedServlet() {
	}

	static Rule rule() {
		return RuleForm.<List<CodeFact>>rule("servlet-locked", Subject.CONCURRENCY, Severity.INFO, LockedServlet::sites)
				.optional()
				.onSites(form -> form
						.at(methods -> methods.get(0).getOrigin())
						.measured(methods -> 1)
						.with("name", methods -> methods.get(0).getName())
						.related(methods -> methods.stream().skip(1).map(CodeFact::getOrigin).toList()))
				.build();
	}

	private static Stream<List<CodeFact>> sites(Reading reading) {
		Map<String, List<CodeFact>> byClass = new LinkedHashMap<>();
		ConfigurationIndex.facts(reading, LockedServlets.KIND).filter(fact -> InOperation.mayBe(reading, fact.getOrigin().path()))
				.forEach(fact -> byClass.computeIfAbsent(fact.getOrigin().path() + ' ' + fact.getTypeName(), key -> new ArrayList<>()).add(fact));
		return byClass.values().stream();
	}
}
