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
import org.wiretune.lint.java.call.HeldTables;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.callgraph.ClassGraph;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code session-holds-table}: all rows of a table, kept by the session of each user. One finding for a class. Off unless wanted: how many rows and users there are
 * no file tells. There is no fix: what a page needs of them is for whoever knows it.
 */
final class HeldTable {

	private HeldTable() {
	}

	static Rule rule() {
		return RuleForm.<List<CodeFact>>rule("session-holds-table", Subject.MEMORY, Severity.INFO, HeldTable::classes)
				.optional()
				.onSites(form -> form
						.at(places -> places.get(0).getOrigin())
						.measured(places -> Values.value(places.get(0).detail(HeldTables.KEEPER)))
						.with("name", places -> places.get(0).getName())
						.related(places -> places.stream().skip(1).map(CodeFact::getOrigin).toList()))
				.build();
	}

	private static Stream<List<CodeFact>> classes(Reading reading) {
		ClassGraph graph = ClassGraph.of(reading);
		Map<String, List<CodeFact>> classes = new LinkedHashMap<>();
		InOperation.facts(reading, HeldTables.KIND).filter(graph::returnsTable).forEach(fact -> classes.computeIfAbsent(fact.getOrigin().path() + ' ' + fact.getTypeName(), key -> new ArrayList<>()).add(fact));
		return classes.values().stream();
	}
}
