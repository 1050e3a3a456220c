/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.request.NameLookups;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code jndi-lookup-per-call}: data sources, factories of connections for messages or homes that are looked up in each call, and whatever a
 * service locator finds and does not keep. One finding tells all such methods of an application that look up one of these. There is no fix: where what was found is kept is for
 * whoever wrote the class. Optional: of what it says, too much is of jobs and reports, which run seldom.
 */
final class LookupPerCall {

	private LookupPerCall() {
	}

	/** @param places the look-ups of one kind in the order of files and lines */
	private record Site(List<CodeFact> places) {

		CodeFact first() {
			return places.get(0);
		}

		long names() {
			return places.stream().map(LookupPerCall::name).distinct().count();
		}

		String variant() {
			if (isHanded(first())) {
				return "locator";
			}
			return places.size() == 1 ? "one" : names() > 1 ? "several" : null;
		}
	}

	static Rule rule() {
		return RuleForm.<Site>rule("jndi-lookup-per-call", Subject.CONNECTIONS, Severity.INFO, LookupPerCall::sites)
				.optional()
				.onSites(form -> form
						.at(site -> site.first().getOrigin())
						.measured(site -> site.places().size())
						.with("name", site -> name(site.first()))
						.with("names", Site::names)
						.with("type", site -> type(site.first()))
						.with("place", site -> site.first().getName())
						.message(Site::variant)
						.related(site -> site.places().stream().skip(1).map(CodeFact::getOrigin).toList()))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getApplications().stream().flatMap(application -> sites(reading, application));
	}

	private static Stream<Site> sites(Reading reading, Application application) {
		Map<String, List<CodeFact>> byKind = new LinkedHashMap<>();
		ConfigurationIndex.facts(reading, application, NameLookups.KIND).filter(fact -> InOperation.mayBe(reading, fact.getOrigin().path()))
				.sorted(Comparator.comparing((CodeFact fact) -> fact.getOrigin().path()).thenComparing(fact -> fact.getOrigin().offset()))
				.forEach(fact -> byKind.computeIfAbsent(isHanded(fact) ? NameLookups.HANDED : kind(type(fact)), key -> new ArrayList<>()).add(fact));
		return byKind.values().stream().map(Site::new);
	}

	private static boolean isHanded(CodeFact fact) {
		return fact.detail(NameLookups.HANDED) != null;
	}

	private static String type(CodeFact fact) {
		return Values.value(fact.detail("type"));
	}

	/** All homes are of one kind, and all factories. */
	private static String kind(String type) {
		return type.endsWith("Home") ? "Home" : type.endsWith("ConnectionFactory") ? "ConnectionFactory" : type;
	}

	private static String name(CodeFact fact) {
		Origin place = fact.getOrigin();
		return fact.detail("name") != null ? Values.value(fact.detail("name")) : place.path().substring(place.path().lastIndexOf('/') + 1);
	}
}
