/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.JdbcSource;
import org.wiretune.lint.rules.Persistence;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.platform.PersistLoop;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code rewrite-batched-missing}. Only for the driver of MySQL: the driver of MariaDB has sent inserts in bulk by
 * itself since 3.0 and no longer knows the property (release notes of MariaDB Connector/J 3.2.0), and its version does
 * not stand in a data source. The driver of PostgreSQL sends a batch in few trips anyway, so its option is only worth knowing,
 * and only where batches are sent.
 */
final class RewriteBatchedStatements {

	private RewriteBatchedStatements() {
	}

	/**
	 * @param name the data source for messages
	 * @param place where it stands
	 * @param option the option of its driver
	 * @param value what the option is set to, or null
	 * @param unit the unit that uses it
	 * @param rewrite sets the option
	 */
	private record Site(String name, Origin place, String option, String value, HibernateUnit unit, Consumer<Edits> rewrite) {

		boolean isBatching() {
			return unit.states(HibernateUnit.BATCH_SIZE) && (unit.number(HibernateUnit.BATCH_SIZE) == null || unit.batchSize() != null);
		}

		boolean isPostgres() {
			return option.equals("reWriteBatchedInserts");
		}

		PersistLoop loop() {
			return BatchedLoops.of(unit.application()).stream().findFirst().orElse(null);
		}

		String variant() {
			if (!isBatching()) {
				return "loop";
			}
			return isPostgres() ? "postgresql" : null;
		}
	}

	static Rule rule() {
		return RuleForm.rule("rewrite-batched-missing", Subject.CONNECTIONS, Severity.WARNING, RewriteBatchedStatements::sites)
				.onSites(form -> form
						.severity(site -> site.isPostgres() ? Severity.INFO : Severity.WARNING)
						.at(Site::place)
						.measured(site -> site.value() == null ? "-" : site.value())
						.limit(site -> "true")
						.with("name", Site::name)
						.with("option", Site::option)
						.with("setting", site -> site.unit().shownName(HibernateUnit.BATCH_SIZE))
						.with("unit", site -> site.unit().name())
						.with("size", site -> site.isBatching() ? site.unit().stated(HibernateUnit.BATCH_SIZE) : "-")
						.with("loop", site -> site.loop() == null ? "" : site.loop().getName())
						.message(Site::variant)
						.related(site -> Arrays.asList(site.isBatching() ? site.unit().place(HibernateUnit.BATCH_SIZE) : site.loop().getOrigin()))
						.fix("rewrite", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> site.rewrite().accept(edits)))
				.build();
	}

	/** One site for each data source, the unit that sends batches first. */
	private static Stream<Site> sites(Reading reading) {
		Map<Object, Site> sites = new LinkedHashMap<>();
		HibernateUnit.of(reading).forEach(unit -> {
			JdbcSource source = unit.source();
			DataSource other = source == null ? ofOtherServer(reading, unit) : null;
			Site site = source != null ? site(source, unit) : other != null ? site(other, unit) : null;
			if (site != null && !BatchSizes.writesSingleRows(unit) && (site.isBatching() || !site.isPostgres() && site.loop() != null)) {
				sites.merge(source != null ? source.in().group() : other, site, (first, second) -> second.isBatching() && !first.isBatching() ? second : first);
			}
		});
		return sites.values().stream();
	}

	private static Site site(JdbcSource source, HibernateUnit unit) {
		String option = source.rewriteOption();
		if (option == null || source.isMariaDbDriver() || !Boolean.FALSE.equals(source.joinsBatches())) {
			return null;
		}
		// Drivers of the time of EAP 5 do not have the option of PostgreSQL.
		if (source.vendor() == DatabaseVendor.POSTGRESQL && JdbcSource.JBOSS_5.contains(source.in().group().getKind())) {
			return null;
		}
		String value = source.driverOption(option);
		Origin place = value != null ? source.optionPlace(option) : source.in().states("jndi-name") ? source.in().place("jndi-name")
				: source.url() != null ? source.url().getOrigin() : source.in().group().getOrigin();
		return new Site(source.name(), place, option, value, unit, edits -> RewriteOptions.set(source, option, "true", edits));
	}

	/** A data source of a server whose properties for the driver stand in no table: WebSphere and Liberty. */
	private static DataSource ofOtherServer(Reading reading, HibernateUnit unit) {
		return unit.application().getPersistenceUnits().stream().filter(each -> each.getOrigin() != null && each.getOrigin().path().equals(unit.in().path()) && unit.in().name().equals(each.getName()))
				.map(each -> Persistence.dataSource(reading, unit.application(), each)).filter(Objects::nonNull).findFirst().orElse(null);
	}

	private static Site site(DataSource source, HibernateUnit unit) {
		Setting rewrite = source.getRewriteBatchedStatements();
		String driver = Values.value(source.getDriverClass());
		String url = Values.value(source.getUrl());
		boolean mariaDb = driver != null && driver.contains("mariadb") || url != null && url.startsWith("jdbc:mariadb:");
		boolean mySql = source.getVendor() == DatabaseVendor.MYSQL || source.getVendor() == DatabaseVendor.MARIADB;
		if (mariaDb || !mySql || Values.truth(rewrite) || url != null && url.contains("rewriteBatchedStatements=true")) {
			return null;
		}
		return new Site(source.getName() == null ? Values.value(source.getJndiName()) : source.getName(), Values.isSet(rewrite) ? rewrite.getOrigin() : source.getOrigin(), "rewriteBatchedStatements",
				Values.isSet(rewrite) ? rewrite.getValue() : null, unit, edits -> edits.set(rewrite, "true"));
	}
}
