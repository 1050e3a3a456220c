/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.quarkus;

import java.util.regex.Pattern;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rules.BuildFiles;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.ProductionProfile;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;

/** The pool of the reactive client of a data source: beside one of JDBC that nothing needs, and without a cache of statements. */
final class ReactivePool {

	private static final String SOURCE = "quarkus.datasource";
	private static final Pattern JDBC = Pattern.compile("quarkus-jdbc-(?!h2|derby)\\w+");
	private static final Pattern REACTIVE = Pattern.compile("quarkus-reactive-(?:pg|mysql|oracle|mssql|db2)-client");
	/** What works with JDBC. */
	private static final Pattern NEEDS_JDBC = Pattern.compile("quarkus-hibernate-orm|quarkus-flyway|quarkus-liquibase|quarkus-quartz|quarkus-jdbi|quarkus-jooq|quarkus-mybatis|quarkus-agroal|camel-quarkus-(?:jdbc|sql|jpa)|quarkus-scheduler-db|jdbi3|jooq|quarkus-narayana-jta");
	private static final Pattern CACHES = Pattern.compile("(?i).*(?:postgres|pgsql|mysql|mariadb).*");

	private ReactivePool() {
	}

	/** Rule {@code quarkus-two-pools-one-database}: where all that stores is reactive. */
	static Rule besideJdbc() {
		return SettingRules.rule("quarkus-two-pools-one-database", Subject.CONNECTIONS, Severity.INFO, "db-kind", SOURCE)
				.onSites(form -> form
						.when(site -> site.isStated() && site.in().file().getScope() == null && InOperation.is(site.in()) && !site.in().states("jdbc") && !site.in().states("reactive") && hasBoth(site.in()))
						.fix("off", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.in().setting("jdbc"), "false")))
				.build();
	}

	private static boolean hasBoth(ConfiguredGroup source) {
		return BuildFiles.around(source.reading(), source.path()).findFirst()
				.filter(build -> JDBC.matcher(build).find() && REACTIVE.matcher(build).find() && build.contains("quarkus-hibernate-reactive") && !NEEDS_JDBC.matcher(build).find()).isPresent();
	}

	/** Rule {@code quarkus-reactive-no-statement-cache}: where somebody has set up the client. */
	static Rule withoutCache() {
		return SettingRules.rule("quarkus-reactive-no-statement-cache", Subject.PERSISTENCE, Severity.INFO, "reactive.cache-prepared-statements", SOURCE, "quarkus.datasource.named")
				.onSites(form -> form
						.when(site -> (site.isStated() || site.in().states("reactive.url") || site.in().states("reactive.max-size")) && !Values.truth(site.setting()) && InOperation.is(site.in()) && ProductionProfile.counts(site.in(), site.setting().getName()))
						.when(site -> !isSwitchedOff(site.in()) && CACHES.matcher(site.in().value("db-kind") + ' ' + site.in().value("reactive.url")).matches() && !ConnectionPool.isPooler(site.in(), "reactive.url"))
						.limit(site -> "true")
						.fix("cache", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), "true")))
				.build();
	}

	private static boolean isSwitchedOff(ConfiguredGroup source) {
		return source.states("reactive") && !Values.truth(source.setting("reactive"));
	}
}
