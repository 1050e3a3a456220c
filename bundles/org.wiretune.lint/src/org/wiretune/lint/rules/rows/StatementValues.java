/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.rows.LeadingWildcards;
import org.wiretune.lint.java.rows.ValuesInStatements;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rules {@code statement-text-varies} and {@code search-without-index}: what the values of statements keep a database from using, the plan that it has and
 * the index that it has. One finding for an application, and for the searches of a file. There is no fix: how a search is answered, and which type a parameter has, is for whoever wrote it.
 */
final class StatementValues {

	private StatementValues() {
	}

	/** @param places those of one application or file, in their order */
	private record Site(List<CodeFact> places) {

		/** So many places are told beside the first. */
		private static final int SHOWN = 50;

		CodeFact first() {
			return places.get(0);
		}

		String search() {
			return first().detail(LeadingWildcards.OF_FUNCTION) != null ? "function" : places.size() == 1 ? "one" : null;
		}

		List<Origin> others() {
			return places.stream().skip(1).limit(SHOWN).map(CodeFact::getOrigin).toList();
		}
	}

	static Rule texts() {
		return RuleForm.<Site>rule("statement-text-varies", Subject.PERSISTENCE, Severity.INFO, reading -> sites(reading, ValuesInStatements.KIND, CodeFact::eContainer))
				.onSites(form -> form
						.at(site -> site.first().getOrigin())
						.measured(site -> site.places().size())
						.with("name", site -> site.first().getName())
						.with("value", site -> Values.value(site.first().detail(ValuesInStatements.VALUE)))
						.message(site -> site.places().size() == 1 ? "one" : null)
						.related(Site::others))
				.build();
	}

	/** Off unless wanted: whether a table is large enough for it, no file tells. */
	static Rule searches() {
		return RuleForm.<Site>rule("search-without-index", Subject.PERSISTENCE, Severity.INFO, reading -> sites(reading, LeadingWildcards.KIND, fact -> fact.getOrigin().path()))
				.optional()
				.onSites(form -> form
						.at(site -> site.first().getOrigin())
						.measured(site -> site.places().size())
						.with("name", site -> site.first().getName())
						.message(Site::search)
						.related(Site::others))
				.build();
	}

	private static Stream<Site> sites(Reading reading, String kind, Function<CodeFact, Object> together) {
		Map<Object, List<CodeFact>> found = new LinkedHashMap<>();
		InOperation.facts(reading, kind).forEach(fact -> found.computeIfAbsent(together.apply(fact), key -> new ArrayList<>()).add(fact));
		return found.values().stream().map(Site::new);
	}
}
