/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;

/**
 * Rule {@code pool-checks-twice}: a pool of DBCP, c3p0 or Druid that asks the database for each connection when it is taken and again when
 * it is given back. Silent for the pool of Tomcat JDBC, which checks a connection once in a while only, and where DBCP 1 has no query to check by.
 */
final class PoolChecks {

	/** What brings the schema of a database up to date. */
	private static final Pattern OF_SCHEMA = Pattern.compile("<bean\\b[^>]*\\bclass\\s*=\\s*[\"'][\\w.]*(?:Liquibase|Flyway)[\"'][^>]*>.*?</bean>", Pattern.DOTALL);

	private PoolChecks() {
	}

	/**
	 * @param in the pool
	 * @param taken the setting that checks a connection when it is taken
	 * @param given the setting that checks it when it is given back
	 */
	private record Site(ConfiguredGroup in, String taken, String given) {

		boolean checksTwice() {
			return List.of(taken, given).stream().allMatch(name -> in.states(name) && Values.truth(in.setting(name)));
		}
	}

	static Rule rule() {
		return RuleForm.<Site>rule("pool-checks-twice", Subject.CONNECTIONS, Severity.INFO, PoolChecks::sites)
				.onSites(form -> form
						.when(Site::checksTwice)
						.at(site -> site.in().place(site.given()))
						.measured(site -> 2)
						.limit(site -> 1)
						.with("name", site -> site.in().name())
						.with("taken", Site::taken)
						.with("given", Site::given)
						.related(site -> List.of(site.in().place(site.taken())))
						.fix("once", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.in().setting(site.given()), "false")))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return Stream.of(
				ConfigurationIndex.groups(reading, "spring.pool.c3p0").map(group -> new Site(group, "testConnectionOnCheckout", "testConnectionOnCheckin")),
				ConfigurationIndex.groups(reading, "spring.pool.dbcp").filter(group -> group.states("validationQuery") || String.valueOf(group.value("class")).contains("dbcp2")).map(PoolChecks::site),
				ConfigurationIndex.groups(reading, "spring.pool.druid").map(PoolChecks::site),
				ConfigurationIndex.groups(reading, "tomcat.resource").map(PoolChecks::site),
				ConfigurationIndex.groups(reading, "spring-boot.datasource.dbcp2").map(group -> new Site(group, "test-on-borrow", "test-on-return"))).flatMap(each -> each).filter(site -> InOperation.is(site.in()) && !isOfSchemaOnly(site.in()));
	}

	/** Whether all that takes a bean of Spring in its own file changes the schema as the application starts, and nothing after that. */
	private static boolean isOfSchemaOnly(ConfiguredGroup pool) {
		String text = pool.group().getKind().startsWith("spring.pool.") && !pool.name().isEmpty() ? pool.reading().texts().text(pool.path()) : null;
		if (text == null) {
			return false;
		}
		Pattern taken = Pattern.compile("\\b(?:\\w+-)?(?:ref|bean|local)\\s*=\\s*[\"']" + Pattern.quote(pool.name()) + "[\"']");
		long ofSchema = OF_SCHEMA.matcher(text).results().mapToLong(bean -> taken.matcher(bean.group()).results().count()).sum();
		return ofSchema > 0 && ofSchema == taken.matcher(text).results().count();
	}

	private static Site site(ConfiguredGroup group) {
		return new Site(group, "testOnBorrow", "testOnReturn");
	}
}
