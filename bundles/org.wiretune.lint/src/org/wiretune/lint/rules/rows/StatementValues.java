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
 * the index that it has. One finding for a file. There is no fix: how a search is answered, and which type a parameter has, is for whoever wrote it.
 */
final class StatementValues {

	private StatementValues() {
	}

	/** @param places those of one file, in its order */
	private record Site(List<CodeFact> places) {

		CodeFact first() {
			return places.get(0);
		}
	}

	static Rule texts() {
		return RuleForm.<Site>rule("statement-text-varies", Subject.PERSISTENCE, Severity.INFO, reading -> sites(reading, ValuesInStatements.KIND))
				.onSites(form -> form
						.at(site -> site.first().getOrigin())
						.measured(site -> site.places().size())
						.with("name", site -> site.first().getName())
						.with("value", site -> Values.value(site.first().detail(ValuesInStatements.VALUE)))
						.message(site -> site.places().size() == 1 ? "one" : null)
						.related(site -> site.places().stream().skip(1).map(CodeFact::getOrigin).toList()))
				.build();
	}

	/** Off unless wanted: whether a table is large enough for it, no file tells. */
	static Rule searches() {
		return RuleForm.<Site>rule("search-without-index", Subject.PERSISTENCE, Severity.INFO, reading -> sites(reading, LeadingWildcards.KIND))
				.optional()
				.onSites(form -> form
						.at(site -> site.first().getOrigin())
						.measured(site -> site.places().size())
						.with("name", site -> site.first().getName())
						.message(site -> site.places().size() == 1 ? "one" : null)
						.related(site -> site.places().stream().skip(1).map(CodeFact::getOrigin).toList()))
				.build();
	}

	private static Stream<Site> sites(Reading reading, String kind) {
		Map<String, List<CodeFact>> byFile = new LinkedHashMap<>();
		InOperation.facts(reading, kind).forEach(fact -> byFile.computeIfAbsent(fact.getOrigin().path(), path -> new ArrayList<>()).add(fact));
		return byFile.values().stream().map(Site::new);
	}
}
