/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.request.SleepingBeans;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code sleep-in-bean}: code that the server calls and that sleeps. One finding for a class. There is no fix: whether a timer, a
 * delayed message or an event takes the place of the wait is for whoever wrote it.
 */
final class SleepingBean {

	private SleepingBean() {
	}

	static Rule rule() {
		return RuleForm.<List<CodeFact>>rule("sleep-in-bean", Subject.CONCURRENCY, Severity.INFO, SleepingBean::sites)
				.onSites(form -> form
						.at(places -> places.get(0).getOrigin())
						.measured(places -> Values.value(places.get(0).detail("sleep")))
						.with("name", places -> places.get(0).getName())
						.message(places -> Values.isSet(places.get(0).detail(SleepingBeans.BEHIND)) ? SleepingBeans.BEHIND : null)
						.related(places -> places.stream().skip(1).map(CodeFact::getOrigin).toList()))
				.build();
	}

	private static Stream<List<CodeFact>> sites(Reading reading) {
		Map<String, List<CodeFact>> byClass = new LinkedHashMap<>();
		InOperation.facts(reading, SleepingBeans.KIND).forEach(fact -> byClass.computeIfAbsent(fact.getOrigin().path() + ' ' + fact.getTypeName(), key -> new ArrayList<>()).add(fact));
		return byClass.values().stream();
	}
}
