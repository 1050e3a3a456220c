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
import org.wiretune.lint.rules.Persistence;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.Origin;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.platform.PersistenceUnit;
import org.wiretune.model.solution.Solution;

/**
 * Rule {@code rewrite-batched-missing}. Only for the driver of MySQL: the driver of MariaDB has sent inserts in bulk by
 * itself since 3.0 and no longer knows the property (release notes of MariaDB Connector/J 3.2.0), and its version does
 * not stand in a data source.
 */
final class RewriteBatchedStatements {

	private RewriteBatchedStatements() {
	}

	/**
	 * @param source the data source
	 * @param application an application that uses it
	 * @param unit the unit that uses it
	 */
	private record Site(DataSource source, Application application, PersistenceUnit unit) {

		boolean isBatching() {
			return Persistence.isBatching(unit);
		}
	}

	static Rule rule() {
		return RuleForm.rule("rewrite-batched-missing", Subject.CONNECTIONS, Severity.WARNING, RewriteBatchedStatements::sites)
				.when(site -> isMySql(site.source()))
				.when(site -> !rewrites(site.source()))
				.at(site -> Values.isSet(site.source().getRewriteBatchedStatements()) ? Values.origin(site.source().getRewriteBatchedStatements()) : site.source().getOrigin())
				.measured(site -> Values.isSet(site.source().getRewriteBatchedStatements()) ? Values.value(site.source().getRewriteBatchedStatements()) : "-")
				.limit(site -> "true")
				.with("name", site -> site.source().getName() == null ? Values.value(site.source().getJndiName()) : site.source().getName())
				.with("unit", site -> site.unit().getName())
				.with("size", site -> Values.value(site.unit().getBatchSize()))
				.with("loop", site -> site.application().getPersistLoops().isEmpty() ? "" : site.application().getPersistLoops().get(0).getName())
				.message(site -> site.isBatching() ? null : "loop")
				.related(site -> Arrays.asList(place(site)))
				.fix("rewrite", (site, edits) -> edits.set(site.source().getRewriteBatchedStatements(), "true"))
				.build();
	}

	/** One site for each data source, the unit that sends batches first. */
	private static Stream<Site> sites(Solution solution) {
		Map<DataSource, Site> sites = new LinkedHashMap<>();
		for (Application application : solution.getApplications()) {
			for (PersistenceUnit unit : application.getPersistenceUnits()) {
				DataSource source = Persistence.dataSource(solution, application, unit);
				if (source != null && (Persistence.isBatching(unit) || !application.getPersistLoops().isEmpty())) {
					Site site = new Site(source, application, unit);
					sites.merge(source, site, (first, second) -> second.isBatching() && !first.isBatching() ? second : first);
				}
			}
		}
		return sites.values().stream();
	}

	private static boolean isMySql(DataSource source) {
		String driver = Values.value(source.getDriverClass());
		String url = Values.value(source.getUrl());
		if (driver != null && driver.contains("mariadb") || url != null && url.startsWith("jdbc:mariadb:")) {
			return false;
		}
		return source.getVendor() == DatabaseVendor.MYSQL || source.getVendor() == DatabaseVendor.MARIADB;
	}

	private static boolean rewrites(DataSource source) {
		String url = Values.value(source.getUrl());
		return Values.truth(source.getRewriteBatchedStatements()) || url != null && url.contains("rewriteBatchedStatements=true");
	}

	private static Origin place(Site site) {
		return site.isBatching() ? Values.origin(site.unit().getBatchSize()) : site.application().getPersistLoops().get(0).getOrigin();
	}
}
