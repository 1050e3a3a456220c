/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.List;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.UnitRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;

/** Rules on how many rows or entities are fetched at once, compared with what queries ask for. */
final class FetchSizes {

	private static final String ADVISED = "20";
	private static final String ENTITIES = "16";

	private FetchSizes() {
	}

	static Rule standard() {
		return UnitRules.rule("fetch-size-default", Severity.INFO, HibernateUnit.FETCH_SIZE).optional()
				.onSites(form -> form
						.when(unit -> unit.setting(HibernateUnit.FETCH_SIZE) != null && !unit.states(HibernateUnit.FETCH_SIZE) && unit.facts("query-list").findAny().isPresent())
						.when(FetchSizes::isFirst)
						.limit(unit -> page(unit.application()) == null ? ADVISED : page(unit.application()))
						.with("query", unit -> unit.facts("query-list").findFirst().orElseThrow().getName())
						.related(unit -> places(unit, "query-list"))
						.fix("fetch-size", FixEffect.DEPENDS_ON_UNSEEN, (unit, edits) -> UnitRules.set(unit, HibernateUnit.FETCH_SIZE, page(unit.application()) == null ? ADVISED : page(unit.application()).toString(), edits)))
				.build();
	}

	/** A file of a profile says nothing about what the others state; one finding for an application is enough. */
	private static boolean isFirst(HibernateUnit unit) {
		return unit.isPersistenceXml() || HibernateUnit.of(unit.in().reading(), unit.application()).stream().noneMatch(other -> other.states(HibernateUnit.FETCH_SIZE))
				&& HibernateUnit.of(unit.in().reading(), unit.application()).get(0).equals(unit);
	}

	static Rule abovePage() {
		return UnitRules.rule("fetch-size-above-page", Severity.INFO, HibernateUnit.FETCH_SIZE)
				.onSites(form -> form
						.when(unit -> unit.number(HibernateUnit.FETCH_SIZE) != null && page(unit.application()) != null && unit.number(HibernateUnit.FETCH_SIZE) > page(unit.application()))
						.when(unit -> unit.facts("query-limit").allMatch(fact -> fact.detail("maxResults") != null))
						.limit(unit -> page(unit.application()))
						.with("query", unit -> largest(unit.application()).getName())
						.related(unit -> List.of(largest(unit.application()).getOrigin()))
						.fix("page", FixEffect.KEEPS_MEANING, (unit, edits) -> UnitRules.set(unit, HibernateUnit.FETCH_SIZE, page(unit.application()).toString(), edits)))
				.build();
	}

	/** The most rows that a query of the application asks for, or null. A query of one row is a look-up and tells nothing. */
	private static Long page(Application application) {
		CodeFact fact = largest(application);
		return fact == null ? null : rows(fact);
	}

	private static CodeFact largest(Application application) {
		return HibernateUnit.facts(application, "query-limit").filter(fact -> rows(fact) != null && rows(fact) > 1).max((first, second) -> Long.compare(rows(first), rows(second))).orElse(null);
	}

	private static Long rows(CodeFact fact) {
		return Values.number(fact.detail("maxResults"));
	}

	static Rule unlikeLimit() {
		return RuleForm.<CodeFact>rule("fetch-size-vs-maxresults", Subject.PERSISTENCE, Severity.INFO, reading -> ConfigurationIndex.facts(reading, "query-limit"))
				.onSites(form -> form
						.when(fact -> rows(fact) != null && Values.number(fact.detail("fetchSize")) != null && Values.number(fact.detail("fetchSize")) > rows(fact))
						.at(fact -> Values.origin(fact.detail("fetchSize")))
						.measured(fact -> Values.value(fact.detail("fetchSize")))
						.limit(FetchSizes::rows)
						.with("name", CodeFact::getName)
						.related(fact -> List.of(fact.getOrigin()))
						.fix("align", FixEffect.KEEPS_MEANING, (fact, edits) -> edits.set(fact.detail("fetchSize"), rows(fact).toString())))
				.build();
	}

	/** Quarkus fetches 16 by default. */
	static Rule oneByOne() {
		return UnitRules.rule("default-batch-fetch-size-unset", Severity.INFO, HibernateUnit.BATCH_FETCH_SIZE).optional()
				.onSites(form -> form
						.when(unit -> !unit.isQuarkus() && unit.setting(HibernateUnit.BATCH_FETCH_SIZE) != null && !unit.states(HibernateUnit.BATCH_FETCH_SIZE) && lazy(unit) != null)
						.when(unit -> HibernateUnit.of(unit.in().reading(), unit.application()).stream().noneMatch(other -> other.states(HibernateUnit.BATCH_FETCH_SIZE)))
						.when(unit -> ConfigurationIndex.groups(unit.in().reading(), unit.application(), "java.batch-size").findAny().isEmpty())
						.limit(unit -> ENTITIES)
						.with("entity", unit -> lazy(unit).getName())
						.related(unit -> List.of(lazy(unit).detail("lazy-collection").getOrigin()))
						.fix("fetch", FixEffect.DEPENDS_ON_UNSEEN, (unit, edits) -> UnitRules.set(unit, HibernateUnit.BATCH_FETCH_SIZE, ENTITIES, edits)))
				.build();
	}

	private static CodeFact lazy(HibernateUnit unit) {
		return unit.facts("persistent-class").filter(fact -> fact.detail("lazy-collection") != null).findFirst().orElse(null);
	}

	private static List<Origin> places(HibernateUnit unit, String kind) {
		return unit.facts(kind).map(CodeFact::getOrigin).map(Origin.class::cast).limit(8).toList();
	}
}
