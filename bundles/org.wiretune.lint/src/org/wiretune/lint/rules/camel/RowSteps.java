/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;

/** Rule {@code camel-row-per-part}: a statement that writes one row for each part of a splitter. */
final class RowSteps {

	private static final String WRITES = "(?:insert|update|delete|merge|upsert|replace)";
	/** A statement that writes: itself, a file or a key that is called after one. */
	private static final Pattern STATEMENT = Pattern.compile("(?i)\\s*" + WRITES + "\\s.*|classpath:(?:.*[/_.-])?" + WRITES + "[^/]*\\.sql|\\{\\{[^{}:]*?" + WRITES + "[^{}]*\\}\\}", Pattern.DOTALL);

	private RowSteps() {
	}

	/**
	 * A statement for each part.
	 *
	 * @param splitter the splitter
	 * @param step what sends the statement
	 */
	private record Row(RouteStep splitter, RouteStep step) {
	}

	static Rule perPart() {
		return RuleForm.<Row>rule("camel-row-per-part", Subject.PERSISTENCE, Severity.INFO, RowSteps::rows)
				.onSites(form -> form
						.at(row -> row.step().origin())
						.measured(row -> shown(row.step().address().path()))
						.limit(row -> "batch=true")
						.with("route", row -> row.splitter().route().name())
						.related(row -> List.of(row.splitter().origin())))
				.build();
	}

	private static Stream<Row> rows(Reading reading) {
		return Route.steps(reading, "split").filter(splitter -> parent(splitter) == null).flatMap(splitter -> inside(splitter).filter(RowSteps::isWritten).map(step -> new Row(splitter, step)));
	}

	/** The splitter around a splitter: the inner one is told with it. */
	private static RouteStep parent(RouteStep step) {
		for (RouteStep around = step.parent(); around != null; around = around.parent()) {
			if (around.is("split")) {
				return around;
			}
		}
		return null;
	}

	/** The steps that each part goes through, those of a route that it is handed to directly included, as far as nothing collects parts again. */
	private static Stream<RouteStep> inside(RouteStep splitter) {
		RouteGraph graph = RouteGraph.of(splitter.route());
		return each(splitter).flatMap(step -> step.is("to") && step.address() != null && step.address().isDirect() ? Stream.concat(Stream.of(step), graph.consumers(step.address()).stream().flatMap(route -> route.steps().stream()).flatMap(RowSteps::itself)) : Stream.of(step));
	}

	private static Stream<RouteStep> each(RouteStep parent) {
		return parent.steps().stream().takeWhile(step -> !step.is("aggregate")).flatMap(RowSteps::itself);
	}

	private static Stream<RouteStep> itself(RouteStep step) {
		return step.is("aggregate", "onException", "onCompletion", "doCatch", "onFallback") ? Stream.empty() : Stream.concat(Stream.of(step), each(step));
	}

	private static boolean isWritten(RouteStep step) {
		Address address = step.address();
		return step.is("to", "toD", "inOnly", "inOut") && address != null && address.scheme().equals("sql") && !"true".equals(address.value("batch")) && STATEMENT.matcher(address.path()).matches();
	}

	private static String shown(String statement) {
		String line = statement.strip().replaceAll("\\s+", " ");
		return line.length() > 60 ? line.substring(0, 60) + '\u2026' : line;
	}
}
