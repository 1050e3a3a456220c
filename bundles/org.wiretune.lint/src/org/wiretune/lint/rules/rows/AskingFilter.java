/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.call.CallWork;
import org.wiretune.lint.java.call.ClassCalls;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.callgraph.ClassGraph;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code filter-asks-database}: a filter in front of servlets, pages or resources that asks a database, itself or by way of other classes, in each
 * request that it lets through. What it asks for only where something is missing is none. There is no fix: how long an answer may be kept is for whoever knows it.
 */
final class AskingFilter {

	/** The methods that a server calls for each request, by their name and the number of their parameters. */
	private static final Set<String> CALLED = Set.of("doFilter/3", "doFilterInternal/3", "filter/1", "filter/2");
	private static final Set<String> FILTERS = Set.of("Filter", "HttpFilter", "OncePerRequestFilter", "ContainerRequestFilter", "ContainerResponseFilter", "PreProcessInterceptor");

	private AskingFilter() {
	}

	/** @param filter its class @param method the method that is called for each request @param query where the database is asked */
	private record Site(CodeFact filter, Origin method, Origin query) {

		String name() {
			String name = filter.getTypeName();
			return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
		}
	}

	static Rule rule() {
		return RuleForm.<Site>rule("filter-asks-database", Subject.PERSISTENCE, Severity.INFO, AskingFilter::sites)
				.onSites(form -> form
						.at(Site::method)
						.measured(Site::name)
						.with("name", Site::name)
						.related(site -> Stream.of(site.query()).toList()))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		ClassGraph graph = ClassGraph.of(reading);
		return InOperation.facts(reading, ClassCalls.KIND).filter(AskingFilter::isFilter).flatMap(type -> type.getDetails().stream().filter(detail -> ClassCalls.METHOD.equals(detail.getName())).flatMap(method -> {
			String signature = method.getValue().substring(0, (method.getValue() + ' ').indexOf(' '));
			ClassGraph.Reached reached = CALLED.contains(signature) ? graph.reached(type.getTypeName(), signature, CallWork.QUERY) : null;
			return reached == null ? Stream.empty() : Stream.of(new Site(type, method.getOrigin(), reached.method()));
		}));
	}

	/** By a name of what the class extends or implements, whatever package that may be of. */
	private static boolean isFilter(CodeFact type) {
		return type.getDetails().stream().filter(detail -> ClassCalls.ABOVE.equals(detail.getName())).flatMap(detail -> Stream.of(detail.getValue().split(" "))).anyMatch(name -> FILTERS.contains(name.substring(name.lastIndexOf('.') + 1)));
	}
}
