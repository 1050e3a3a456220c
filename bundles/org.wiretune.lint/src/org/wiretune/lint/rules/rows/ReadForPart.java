/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.call.PartsOfCalls;
import org.wiretune.lint.java.persistence.PagedFetches;
import org.wiretune.lint.java.rows.PartsOfTables;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.callgraph.ClassGraph;
import org.wiretune.lint.rules.spring.Callers;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Rules {@code find-all-then-filter} and {@code pagination-over-collection-fetch}: the database sends all rows and code keeps some. How
 * many rows there are no file tells. There is no fix: the query that asks for the part is for the one who knows the entity.
 */
final class ReadForPart {

	private ReadForPart() {
	}

	static Rule wholeTable() {
		return RuleForm.<CodeFact>rule("find-all-then-filter", Subject.PERSISTENCE, Severity.INFO, ReadForPart::parts)
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> detail(fact, "receiver") + '.' + detail(fact, "method"))
						.limit(fact -> detail(fact, "part"))
						.with("name", CodeFact::getName))
				.build();
	}

	/** What the code that takes the part reads itself, then what a method of another class returns. */
	private static Stream<CodeFact> parts(Reading reading) {
		ClassGraph graph = ClassGraph.of(reading);
		Set<Origin> told = new HashSet<>();
		return Stream.concat(InOperation.facts(reading, PartsOfTables.KIND), InOperation.facts(reading, PartsOfCalls.KIND).filter(graph::returnsTable)).filter(fact -> told.add(fact.getOrigin()));
	}

	/** Hibernate reads all owners, counts them in memory and drops those of other pages. */
	static Rule pagesInMemory() {
		return RuleForm.<Fetch>rule("pagination-over-collection-fetch", Subject.PERSISTENCE, Severity.INFO, ReadForPart::fetches)
				.onSites(form -> form
						.at(fetch -> fetch.query().getOrigin())
						.measured(Fetch::attribute)
						.with("name", fetch -> fetch.query().getName())
						.with("entity", fetch -> detail(fetch.query(), PagedFetches.ENTITY))
						.related(fetch -> List.of(fetch.collection().getOrigin())))
				.build();
	}

	/**
	 * A query for a page.
	 *
	 * @param query where it is asked
	 * @param attribute the collection that it fetches
	 * @param collection where the entity says so
	 */
	private record Fetch(CodeFact query, String attribute, CodeFact collection) {
	}

	private static Stream<Fetch> fetches(Reading reading) {
		List<CodeFact> collections = ConfigurationIndex.facts(reading, PagedFetches.COLLECTION).toList();
		Map<String, Set<String>> unpaged = ConfigurationIndex.facts(reading, PagedFetches.UNPAGED).collect(Collectors.groupingBy(call -> detail(call, PagedFetches.TARGET), Collectors.mapping(call -> inClass(call), Collectors.toSet())));
		return InOperation.facts(reading, PagedFetches.KIND).filter(query -> !isNeverPaged(reading, query, unpaged)).flatMap(query -> {
			Set<String> attributes = query.getDetails().stream().filter(each -> PagedFetches.ATTRIBUTE.equals(each.getName())).map(Setting::getValue).collect(Collectors.toSet());
			return collections.stream().filter(each -> simple(each.getTypeName()).equals(detail(query, PagedFetches.ENTITY)) && attributes.contains(detail(each, PagedFetches.ATTRIBUTE)))
					.limit(1).map(each -> new Fetch(query, detail(each, PagedFetches.ATTRIBUTE), each));
		});
	}

	/** Whether all who ask ask for all rows at once, so that no page is cut. */
	private static boolean isNeverPaged(Reading reading, CodeFact query, Map<String, Set<String>> unpaged) {
		String target = query.getTypeName() == null ? "" : inClass(query);
		Set<String> methods = unpaged.getOrDefault(target, Set.of());
		return !methods.isEmpty() && reading.solution().getApplications().stream().map(application -> Callers.of(reading, application).ofMethods(target)).allMatch(methods::containsAll);
	}

	/** A method with the simple name of its class. */
	private static String inClass(CodeFact fact) {
		return simple(fact.getTypeName()) + fact.getName().substring(fact.getName().lastIndexOf('.'));
	}

	private static String simple(String type) {
		return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
	}

	private static String detail(CodeFact fact, String name) {
		return Values.value(fact.detail(name));
	}
}
