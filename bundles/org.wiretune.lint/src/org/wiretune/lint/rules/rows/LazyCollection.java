/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Memo;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.persistence.FetchedAttributes;
import org.wiretune.lint.java.persistence.PagedFetches;
import org.wiretune.lint.java.rows.LazyWalks;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code lazy-collection-per-row}: a loop over entities that walks a collection of each, which is read by a query of its own when it
 * is asked for. Silent where some query brings the collection along, where code makes the entities of rows itself, and where collections of many owners are read together. Optional, since {@link LoopsThatAsk} tells an application. There is no
 * fix: which query the entities come from is for whoever knows the callers.
 */
final class LazyCollection {

	private LazyCollection() {
	}

	/**
	 * A loop.
	 *
	 * @param fact the walk, or the call that leads to it
	 * @param collection the collection as its entity declares it
	 */
	private record Walk(CodeFact fact, CodeFact collection) {

		String entity() {
			return collection.getTypeName().substring(Math.max(collection.getTypeName().lastIndexOf('.'), collection.getTypeName().lastIndexOf('$')) + 1);
		}
	}

	static Rule rule() {
		return RuleForm.<Walk>rule("lazy-collection-per-row", Subject.PERSISTENCE, Severity.INFO, LazyCollection::walks).optional()
				.onSites(form -> form
						.at(walk -> walk.fact().getOrigin())
						.measured(walk -> attribute(walk.collection()))
						.limit(walk -> 1)
						.with("name", walk -> walk.fact().getName())
						.with("entity", Walk::entity)
						.message(walk -> LazyWalks.CALL.equals(walk.fact().getKind()) ? "helper" : null)
						.related(walk -> List.of(walk.collection().getOrigin())))
				.build();
	}

	/** The walks of all loops, or the calls that lead to them. @param reading what was read */
	static Stream<CodeFact> facts(Reading reading) {
		return walks(reading).map(Walk::fact);
	}

	/** One for each loop, however many collections it walks. */
	private static Stream<Walk> walks(Reading reading) {
		Collections collections = reading.memo(Collections.INDEX);
		if (collections.lazy.isEmpty() || readsTogether(reading)) {
			return Stream.empty();
		}
		Set<Origin> told = new HashSet<>();
		return Stream.concat(InOperation.facts(reading, LazyWalks.WALK).map(fact -> new Walk(fact, collections.of(entities(fact), attribute(fact)))), InOperation.facts(reading, LazyWalks.CALL).map(fact -> new Walk(fact, collections.walkedBy(fact))))
				.filter(walk -> walk.collection() != null && told.add(walk.fact().detail("loop").getOrigin()));
	}

	/** Whether the collections of several owners are read by one query, because a unit or a mapping says so, or by default. */
	private static boolean readsTogether(Reading reading) {
		return ConfigurationIndex.groups(reading, "java.batch-size").findAny().isPresent()
				|| HibernateUnit.of(reading).anyMatch(unit -> unit.isQuarkus() || unit.setting(HibernateUnit.BATCH_FETCH_SIZE) != null && unit.states(HibernateUnit.BATCH_FETCH_SIZE));
	}

	/** {@return the collection that a walk reads} @param fact the walk */
	static String attribute(CodeFact fact) {
		return Values.value(fact.detail(LazyWalks.ATTRIBUTE));
	}

	private static List<String> entities(CodeFact fact) {
		return details(fact, LazyWalks.ENTITY).toList();
	}

	private static Stream<String> details(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(detail -> name.equals(detail.getName())).map(Setting::getValue).filter(Objects::nonNull);
	}

	/** The collections of entities that are read when they are asked for, and the methods that walk them. */
	private static final class Collections {

		static final Memo<Collections> INDEX = Reading.memoOf(Collections::new);

		private final Map<String, CodeFact> lazy = new HashMap<>();
		private final Map<String, List<CodeFact>> methods = new HashMap<>();

		private Collections(Reading reading) {
			Set<String> fetched = ConfigurationIndex.facts(reading, FetchedAttributes.KIND).flatMap(fact -> details(fact, FetchedAttributes.ATTRIBUTE)).collect(Collectors.toSet());
			Set<String> made = ConfigurationIndex.facts(reading, LazyWalks.MADE).flatMap(fact -> details(fact, LazyWalks.ENTITY)).collect(Collectors.toSet());
			ConfigurationIndex.facts(reading, PagedFetches.COLLECTION).filter(fact -> !made.contains(fact.getTypeName()) && fact.detail(PagedFetches.TOGETHER) == null && !fetched.contains(attribute(fact)))
					.forEach(fact -> lazy.put(key(fact.getTypeName(), attribute(fact)), fact));
			ConfigurationIndex.facts(reading, LazyWalks.METHOD).forEach(fact -> methods.computeIfAbsent(fact.getTypeName() + '.' + Values.value(fact.detail("calls")), key -> new ArrayList<>()).add(fact));
		}

		private static String key(String type, String attribute) {
			// Some fields begin with a capital letter; what their getters read does not.
			return type + '#' + attribute.substring(0, 1).toLowerCase(Locale.ROOT) + attribute.substring(1);
		}

		/** The collection of one of some types, or null. */
		CodeFact of(List<String> types, String attribute) {
			return types.stream().map(type -> lazy.get(key(type, attribute))).filter(Objects::nonNull).findFirst().orElse(null);
		}

		/** The collection of what a call is given that the method called walks, or null. */
		CodeFact walkedBy(CodeFact call) {
			List<String> given = entities(call);
			return details(call, "type").flatMap(type -> methods.getOrDefault(type + '.' + Values.value(call.detail("calls")), List.of()).stream()).filter(method -> entities(method).stream().anyMatch(given::contains))
					.map(method -> of(given, attribute(method))).filter(Objects::nonNull).findFirst().orElse(null);
		}
	}
}
