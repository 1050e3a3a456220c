/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Values;

/** Rule {@code camel-tod-endless-endpoints}: addresses that change with the message. */
final class DynamicAddresses {

	/** Components that make an endpoint of each address; others take the dynamic part out of it. */
	private static final Set<String> EACH = Set.of("sql", "sql-stored", "jdbc", "jpa", "mybatis", "mongodb", "cxf", "cxfrs", "spring-ws", "bean", "class", "xslt", "velocity", "freemarker", "elasticsearch", "elasticsearch-rest", "ldap", "netty", "netty4", "solr", "hbase", "cql", "smtp", "smtps");
	/** Words of values that are another one for nearly every message. */
	private static final Pattern UNBOUNDED = Pattern.compile("(?i)\\$\\{[^}]*(?:\\bid\\b|Id\\b|uuid|date|breadcrumb|\\bbody\\b|time|exchangeId|random|number)[^}]*}");
	private static final String EXPRESSION = "${";

	private DynamicAddresses() {
	}

	static Rule rule() {
		return RuleForm.<RouteStep>rule("camel-tod-endless-endpoints", Subject.MEMORY, Severity.WARNING, DynamicAddresses::dynamic)
				.onSites(form -> form
						.severity(step -> UNBOUNDED.matcher(step.value("uri")).find() ? Severity.WARNING : Severity.INFO)
						.at(step -> Values.origin(step.setting("uri")))
						.measured(step -> step.value("uri").length() > 80 ? step.value("uri").substring(0, 80) + "\u2026" : step.value("uri"))
						.with("scheme", step -> step.address().scheme()))
				.build();
	}

	private static Stream<RouteStep> dynamic(Reading reading) {
		return Route.steps(reading, "toD").filter(step -> {
			Address address = step.address();
			String uri = step.value("uri");
			return address != null && uri != null && uri.contains(EXPRESSION) && !"-1".equals(step.value("cacheSize")) && EACH.contains(address.scheme());
		});
	}
}
