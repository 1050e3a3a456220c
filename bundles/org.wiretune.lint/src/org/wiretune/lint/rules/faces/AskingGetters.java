/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.faces;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Memo;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.faces.PageFormat;
import org.wiretune.lint.java.call.CallWork;
import org.wiretune.lint.java.request.FacesGetters;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.callgraph.ClassGraph;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code faces-getter-asks-database}: a bean of pages whose getter sends a query, itself or by way of other classes. One finding for a
 * bean. Silent where pages are there and none of them names the property. There is no fix: when the value has to be read anew is for whoever knows the page.
 */
final class AskingGetters {

	private static final Memo<Set<String>> NAMES_OF_PAGES = Reading.memoOf(AskingGetters::namesOfPages);

	/**
	 * A bean.
	 *
	 * @param getters those that ask the database, in the order of the file
	 * @param query where the first of them does so
	 */
	private record Bean(List<CodeFact> getters, Origin query) {
	}

	private AskingGetters() {
	}

	static Rule rule() {
		return RuleForm.<Bean>rule("faces-getter-asks-database", Subject.PERSISTENCE, Severity.INFO, AskingGetters::beans)
				.onSites(form -> form
						.at(bean -> bean.getters().get(0).getOrigin())
						.measured(bean -> bean.getters().size())
						.with("name", bean -> bean.getters().get(0).getName())
						.related(bean -> Stream.concat(Stream.of(bean.query()), bean.getters().stream().skip(1).map(CodeFact::getOrigin)).toList()))
				.build();
	}

	private static Stream<Bean> beans(Reading reading) {
		ClassGraph graph = ClassGraph.of(reading);
		Map<String, Bean> beans = new LinkedHashMap<>();
		InOperation.facts(reading, FacesGetters.KIND).forEach(getter -> {
			ClassGraph.Reached reached = graph.reached(getter.getTypeName(), Values.value(getter.detail(FacesGetters.SIGNATURE)), CallWork.QUERY);
			if (reached != null && isRead(getter, reading.memo(NAMES_OF_PAGES))) {
				beans.computeIfAbsent(getter.getOrigin().path() + ' ' + getter.getTypeName(), key -> new Bean(new ArrayList<>(), reached.method())).getters().add(getter);
			}
		});
		return beans.values().stream();
	}

	private static Set<String> namesOfPages(Reading reading) {
		return ConfigurationIndex.facts(reading, PageFormat.NAMES).flatMap(page -> Stream.of(Values.value(page.detail(PageFormat.WORDS)).split(" "))).collect(Collectors.toSet());
	}

	/** Whether a page names a property by its name, or the getter by its own, as far as there are pages. */
	private static boolean isRead(CodeFact getter, Set<String> names) {
		String method = Values.value(getter.detail(FacesGetters.SIGNATURE));
		String name = method.substring(0, method.indexOf('/'));
		return names.isEmpty() || names.contains(name) || names.contains(property(name.startsWith("is") ? name.substring("is".length()) : name.substring("get".length())));
	}

	/** The name of a property as beans have it: two large letters at its beginning stay. */
	private static String property(String name) {
		return name.length() > 1 && Character.isUpperCase(name.charAt(1)) ? name : Character.toLowerCase(name.charAt(0)) + name.substring(1);
	}
}
