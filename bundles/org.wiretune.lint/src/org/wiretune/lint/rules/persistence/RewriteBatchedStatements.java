/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.Subject;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.JdbcSource;
import org.wiretune.model.Origin;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.platform.PersistLoop;
import org.wiretune.model.solution.Solution;

/**
 * Rule {@code rewrite-batched-missing}. Only for the driver of MySQL: the driver of MariaDB has sent inserts in bulk by
 * itself since 3.0 and no longer knows the property (release notes of MariaDB Connector/J 3.2.0), and its version does
 * not stand in a data source. The driver of PostgreSQL sends a batch in few trips anyway, so its option is only worth knowing.
 */
final class RewriteBatchedStatements {

	private RewriteBatchedStatements() {
	}

	/**
	 * @param source the data source
	 * @param unit the unit that uses it
	 */
	private record Site(JdbcSource source, HibernateUnit unit) {

		boolean isBatching() {
			return unit.states(HibernateUnit.BATCH_SIZE) && (unit.number(HibernateUnit.BATCH_SIZE) == null || unit.batchSize() != null);
		}

		boolean isPostgres() {
			return source.vendor() == DatabaseVendor.POSTGRESQL;
		}

		String option() {
			return source.rewriteOption();
		}

		PersistLoop loop() {
			return unit.application().getPersistLoops().isEmpty() ? null : unit.application().getPersistLoops().get(0);
		}

		String variant() {
			return (isPostgres() ? "postgresql" : "") + (isBatching() ? "" : isPostgres() ? "-loop" : "loop");
		}
	}

	static Rule rule() {
		return RuleForm.rule("rewrite-batched-missing", Subject.CONNECTIONS, Severity.WARNING, RewriteBatchedStatements::sites)
				.when(site -> site.option() != null && !site.source().isMariaDbDriver() && Boolean.FALSE.equals(site.source().joinsBatches()))
				.severity(site -> site.isPostgres() ? Severity.INFO : Severity.WARNING)
				.at(site -> site.source().driverOption(site.option()) != null ? site.source().optionPlace(site.option()) : place(site.source()))
				.measured(site -> site.source().driverOption(site.option()) == null ? "-" : site.source().driverOption(site.option()))
				.limit(site -> "true")
				.with("name", site -> site.source().name())
				.with("option", Site::option)
				.with("setting", site -> site.unit().shownName(HibernateUnit.BATCH_SIZE))
				.with("unit", site -> site.unit().name())
				.with("size", site -> site.isBatching() ? site.unit().stated(HibernateUnit.BATCH_SIZE) : "-")
				.with("loop", site -> site.loop() == null ? "" : site.loop().getName())
				.message(site -> site.variant().isEmpty() ? null : site.variant())
				.related(site -> Arrays.asList(site.isBatching() ? site.unit().place(HibernateUnit.BATCH_SIZE) : site.loop().getOrigin()))
				.fix("rewrite", (site, edits) -> RewriteOptions.set(site.source(), site.option(), "true", edits))
				.build();
	}

	/** The name of the data source, or its address where it has none. */
	private static Origin place(JdbcSource source) {
		return source.in().states("jndi-name") ? source.in().place("jndi-name") : source.url() != null ? source.url().getOrigin() : source.in().group().getOrigin();
	}

	/** One site for each data source, the unit that sends batches first. */
	private static Stream<Site> sites(Solution solution) {
		Map<ConfigurationGroup, Site> sites = new LinkedHashMap<>();
		HibernateUnit.of(solution).forEach(unit -> {
			JdbcSource source = unit.source();
			Site site = source == null ? null : new Site(source, unit);
			if (site != null && (site.isBatching() || site.loop() != null)) {
				sites.merge(source.in().group(), site, (first, second) -> second.isBatching() && !first.isBatching() ? second : first);
			}
		});
		return sites.values().stream();
	}
}
