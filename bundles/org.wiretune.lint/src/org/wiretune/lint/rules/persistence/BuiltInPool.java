/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.List;
import java.util.regex.Pattern;

import org.wiretune.core.Severity;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.UnitRules;
import org.wiretune.lint.rules.Values;

/**
 * Rule {@code hibernate-builtin-pool}: Hibernate is given the address of a database and neither a data source nor a pool, so that it
 * uses its own, which is there for tests. Silent for databases in the same process, where code or Spring gives it a data source, and in a file of Hibernate's own beside a factory that Spring makes without it.
 * There is no fix: which pool takes its place is a matter of the libraries.
 */
final class BuiltInPool {

	private static final String URL = "hibernate.connection.url";
	private static final String SIZE = "hibernate.connection.pool_size";
	/** Each of them brings connections of its own. */
	private static final List<String> OTHERS = List.of("hibernate.connection.datasource", "hibernate.connection.provider_class", "hibernate.c3p0.max_size", "hibernate.c3p0.min_size", "hibernate.hikari.maximumPoolSize",
			"hibernate.hikari.minimumIdle", "hibernate.agroal.maxSize", "hibernate.agroal.minSize");
	private static final List<String> SOURCES = List.of("jta-data-source", "non-jta-data-source");
	private static final Pattern IN_PROCESS = Pattern.compile("jdbc:(?:h2|hsqldb|derby|sqlite):(?!tcp|hsql:|//).*|.*\\$.*");
	private static final String OWN_FILE = ".cfg.xml";
	private static final String FACTORY = "hibernate.session-factory";
	/** What Hibernate has unless something else is said. */
	private static final long OWN = 20;

	private BuiltInPool() {
	}

	static Rule rule() {
		return UnitRules.rule("hibernate-builtin-pool", Severity.WARNING, URL)
				.onSites(form -> form
						.when(unit -> unit.states(URL) && Values.value(unit.setting(URL)) != null && !IN_PROCESS.matcher(Values.value(unit.setting(URL))).matches() && !unit.isOfCode() && !unit.isQuarkus() && !unit.in().group().getKind().startsWith("spring"))
						.when(unit -> OTHERS.stream().noneMatch(unit::states) && SOURCES.stream().noneMatch(unit::states) && InOperation.is(unit.in()) && !isLeftOver(unit))
						.with("size", unit -> unit.number(SIZE) == null ? Long.valueOf(OWN) : unit.number(SIZE)))
				.build();
	}

	/** Whether a file of Hibernate's own stands beside a session factory that Spring makes without it: tools for entities leave such files. */
	private static boolean isLeftOver(HibernateUnit unit) {
		return unit.in().path().endsWith(OWN_FILE) && HibernateUnit.of(unit.in().reading(), unit.application()).stream().anyMatch(other -> other.in().group().getKind().equals(FACTORY) && !other.isOfCode() && !other.in().path().endsWith(OWN_FILE)
				&& !String.valueOf(unit.in().reading().texts().text(other.in().path())).contains("configLocation"));
	}
}
