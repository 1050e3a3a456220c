/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.connection.ConnectionPoolFacts;
import org.wiretune.lint.java.connection.DriverConnections;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;

/**
 * Rule {@code ds-unpooled}: a data source of Spring, or code that asks the manager of drivers, that opens a connection in each call and
 * closes it again. Silent for databases in the
 * same process, to which nothing has to be opened. There is no fix: which pool takes its place is a matter of the libraries.
 */
final class Unpooled {

	private static final Pattern IN_PROCESS = Pattern.compile("jdbc:(?:h2|hsqldb|derby):(?!tcp|hsql:|//)|org\\.(?:h2|hsqldb)|EmbeddedDriver");

	private static final String MANAGER = "DriverManager";

	private Unpooled() {
	}

	/**
	 * @param place where the data source is made
	 * @param name the bean or the code
	 * @param type its class
	 */
	private record Site(Origin place, String name, String type) {
	}

	static Rule rule() {
		return RuleForm.<Site>rule("ds-unpooled", Subject.CONNECTIONS, Severity.INFO, Unpooled::sites)
				.onSites(form -> form
						.at(Site::place)
						.measured(Site::type)
						.with("name", Site::name)
						.message(site -> MANAGER.equals(site.type()) ? "manager" : null))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		Stream<Site> beans = ConfigurationIndex.groups(reading, "spring.unpooled").filter(group -> InOperation.is(group) && !isInProcess(group))
				.map(group -> new Site(group.group().getOrigin(), group.name(), simple(group.value("class"))));
		Stream<Site> code = ConfigurationIndex.facts(reading, ConnectionPoolFacts.UNPOOLED, DriverConnections.KIND).filter(fact -> InOperation.is(reading, fact.getOrigin().path()))
				.map(fact -> new Site(fact.getOrigin(), fact.getName(), Values.value(fact.detail("class"))));
		return Stream.concat(beans, code);
	}

	private static boolean isInProcess(ConfiguredGroup group) {
		return Stream.of("url", "driverClassName").map(group::value).anyMatch(value -> value != null && IN_PROCESS.matcher(value).find());
	}

	private static String simple(String type) {
		return type == null ? null : type.substring(type.lastIndexOf('.') + 1);
	}
}
