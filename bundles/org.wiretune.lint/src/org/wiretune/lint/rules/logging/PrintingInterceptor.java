/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.request.PrintingInterceptors;
import org.wiretune.lint.java.request.PrintingServices;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code print-in-each-call}: a filter, an interceptor or the like, or a class that does the work of requests, that prints to
 * standard output whenever it runs. There is no fix:
 * which logger takes the lines is for whoever wrote them.
 */
final class PrintingInterceptor {

	private PrintingInterceptor() {
	}

	static Rule rule() {
		return RuleForm.<CodeFact>rule("print-in-each-call", Subject.LOGGING, Severity.INFO, PrintingInterceptor::sites).optional()
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> prints(fact).size())
						.limit(fact -> "DEBUG")
						.with("name", CodeFact::getName)
						.message(PrintingInterceptor::variant)
						.related(fact -> prints(fact).stream().skip(1).map(Setting::getOrigin).toList()))
				.build();
	}

	private static String variant(CodeFact fact) {
		boolean one = prints(fact).size() == 1;
		return PrintingServices.KIND.equals(fact.getKind()) ? one ? "service-one" : "service" : one ? "one" : null;
	}

	private static Stream<CodeFact> sites(Reading reading) {
		return Stream.concat(between(reading), ConfigurationIndex.facts(reading, PrintingServices.KIND).filter(fact -> InOperation.is(reading, fact.getOrigin().path())));
	}

	private static Stream<CodeFact> between(Reading reading) {
		return ConfigurationIndex.facts(reading, PrintingInterceptors.KIND).filter(fact -> !DevelopmentProfiles.isForDevelopment(reading, fact.getOrigin().path()) && !TrialModules.is(reading, fact.getOrigin().path()));
	}

	private static List<Setting> prints(CodeFact fact) {
		return fact.getDetails().stream().filter(detail -> "print".equals(detail.getName())).toList();
	}
}
