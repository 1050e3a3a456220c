/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code queries-in-loops}: the loops of an application that ask the database once for each row, by a query or by a collection that is read late, as one finding
 * with all their places. Of a single loop no file tells whether its rows are a handful, and of those that are told one by one some six of ten are worth it; that
 * an application asks so is worth knowing nearly always. Loops in a transaction lead, since they hold a connection besides. There is no fix.
 */
final class LoopsThatAsk {

	/** So many places are told beside the first. */
	private static final int SHOWN = 100;

	private LoopsThatAsk() {
	}

	/** @param fact what asks in a loop @param asked how a reader knows it */
	private record Place(CodeFact fact, String asked) {

		boolean isInTransaction() {
			return fact.detail("transaction") != null;
		}
	}

	/** @param places those of one application */
	private record Site(List<Place> places) {

		Place first() {
			return places.get(0);
		}

		List<Origin> others() {
			return places.stream().skip(1).limit(SHOWN).map(place -> place.fact().getOrigin()).toList();
		}
	}

	static Rule rule() {
		return RuleForm.<Site>rule("queries-in-loops", Subject.PERSISTENCE, Severity.INFO, LoopsThatAsk::sites)
				.onSites(form -> form
						.at(site -> site.first().fact().getOrigin())
						.measured(site -> site.places().size())
						.limit(site -> 1)
						.with("name", site -> site.first().fact().getName())
						.with("asked", site -> site.first().asked())
						.message(site -> site.places().size() == 1 ? "one" : null)
						.related(Site::others))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		Map<Object, List<Place>> applications = new LinkedHashMap<>();
		Stream.concat(RowByRow.queriesOfMany(reading).map(fact -> new Place(fact, Values.value(fact.detail("receiver")) + '.' + Values.value(fact.detail("method")))), LazyCollection.facts(reading).map(fact -> new Place(fact, LazyCollection.attribute(fact))))
				.forEach(place -> applications.computeIfAbsent(place.fact().eContainer(), any -> new ArrayList<>()).add(place));
		return applications.values().stream().map(LoopsThatAsk::site);
	}

	private static Site site(List<Place> places) {
		return new Site(Stream.concat(places.stream().filter(Place::isInTransaction), places.stream().filter(place -> !place.isInTransaction())).toList());
	}
}
