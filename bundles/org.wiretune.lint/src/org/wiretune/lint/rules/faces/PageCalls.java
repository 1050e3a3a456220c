/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.faces;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.faces.PageFormat;
import org.wiretune.lint.java.call.CallWork;
import org.wiretune.lint.java.request.NamedBeans;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.callgraph.ClassGraph;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code faces-page-asks-database}: a page that calls a method of a bean for each of its rows, or for the rows of a table, and that method sends a query. One
 * finding for a page. A name that several beans have leads nowhere. There is no fix: where the rows are read is for whoever knows the page.
 */
final class PageCalls {

	private PageCalls() {
	}

	/** @param calls those of one page, those for each row first @param query where the first of them asks */
	private record Page(List<CodeFact> calls, Origin query) {

		CodeFact first() {
			return calls.get(0);
		}

		boolean isForEachRow() {
			return first().detail(PageFormat.ROW) != null;
		}
	}

	static Rule rule() {
		return RuleForm.<Page>rule("faces-page-asks-database", Subject.PERSISTENCE, Severity.INFO, PageCalls::pages)
				.onSites(form -> form
						.at(page -> page.first().getOrigin())
						.measured(page -> page.first().getName())
						.with("name", page -> page.first().getOrigin().path().substring(page.first().getOrigin().path().lastIndexOf('/') + 1))
						.with("row", page -> page.isForEachRow() ? Values.value(page.first().detail(PageFormat.ROW)) : "-")
						.message(page -> page.isForEachRow() ? "row" : null)
						.related(page -> Stream.concat(Stream.of(page.query()), page.calls().stream().skip(1).map(CodeFact::getOrigin)).toList()))
				.build();
	}

	private static Stream<Page> pages(Reading reading) {
		List<CodeFact> calls = ConfigurationIndex.facts(reading, PageFormat.KIND).filter(call -> InOperation.mayBe(reading, call.getOrigin().path())).toList();
		if (calls.isEmpty()) {
			return Stream.empty();
		}
		Map<String, List<CodeFact>> beans = new HashMap<>();
		ConfigurationIndex.facts(reading, NamedBeans.KIND).forEach(bean -> beans.computeIfAbsent(bean.getName(), name -> new ArrayList<>()).add(bean));
		ClassGraph graph = ClassGraph.of(reading);
		Map<String, Page> pages = new LinkedHashMap<>();
		Stream.concat(calls.stream().filter(call -> call.detail(PageFormat.ROW) != null), calls.stream().filter(call -> call.detail(PageFormat.ROW) == null)).forEach(call -> {
			List<CodeFact> named = beans.getOrDefault(Values.value(call.detail(PageFormat.BEAN)), List.of());
			ClassGraph.Reached reached = named.size() == 1 ? graph.reached(named.get(0).getTypeName(), Values.value(call.detail(PageFormat.SIGNATURE)), CallWork.QUERY) : null;
			if (reached != null) {
				pages.computeIfAbsent(call.getOrigin().path(), path -> new Page(new ArrayList<>(), reached.method())).calls().add(call);
			}
		});
		return pages.values().stream();
	}
}
