/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.StatedLine;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.PlaceholderDefaults;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/** What the documents of HikariCP and Hibernate say of pools of Spring Boot. */
final class HikariPools {

	private static final String POOL = "spring-boot.datasource.hikari";
	private static final String TEST_QUERY = "connection-test-query";
	/** Milliseconds; five minutes, below which most firewalls and databases keep idle connections. */
	private static final long SHORT_LIFETIME = 300_000;
	private static final long SHIPPED_LIFETIME = 1_800_000;
	/** Databases whose drivers know JDBC 4 in every version that runs on a Java of today. jTDS, which does not, has an address of its own. */
	private static final Set<String> JDBC_4 = Set.of("postgresql", "mysql", "mariadb", "oracle", "sqlserver", "db2", "h2");
	private static final Pattern ADDRESS = Pattern.compile("jdbc:(\\w+):.*", Pattern.DOTALL);

	private HikariPools() {
	}

	private static Stream<ConfiguredGroup> pools(Reading reading) {
		return ConfigurationIndex.groups(reading, POOL).filter(InOperation::is);
	}

	private static Stream<SettingRules.Site> stated(Reading reading, String name) {
		return pools(reading).filter(pool -> pool.states(name)).map(pool -> new SettingRules.Site(pool, pool.setting(name)));
	}

	/** Rule {@code hikari-test-query-with-jdbc4}. */
	static Rule testQuery() {
		return SettingRules.form(RuleForm.<SettingRules.Site>rule("hikari-test-query-with-jdbc4", Subject.CONNECTIONS, Severity.WARNING, reading -> stated(reading, TEST_QUERY)))
				.onSites(form -> form
						.when(site -> site.value() != null && !site.value().isBlank() && database(site.in()) != null)
						.severity(site -> PlaceholderDefaults.severity(Severity.WARNING, site.setting(), url(site.in())))
						.with("database", site -> database(site.in()))
						.fix("remove", FixEffect.KEEPS_MEANING, (site, edits) -> StatedLine.remove(edits, site.setting())))
				.build();
	}

	/** {@return the word in the address of a database whose driver knows JDBC 4, or null} */
	private static String database(ConfiguredGroup pool) {
		Setting url = url(pool);
		var address = ADDRESS.matcher(url == null || url.effective() == null ? "" : url.effective());
		String word = address.matches() ? address.group(1).toLowerCase(Locale.ROOT) : "";
		return JDBC_4.contains(word) ? word : null;
	}

	private static Setting url(ConfiguredGroup pool) {
		return BesideInFile.stated(pool, "spring-boot.datasource", "url");
	}

	/** Rule {@code hikari-minimum-idle-set}. */
	static Rule minimumIdle() {
		return SettingRules.form(RuleForm.<SettingRules.Site>rule("hikari-minimum-idle-set", Subject.CONNECTIONS, Severity.INFO, reading -> stated(reading, "minimum-idle")))
				.onSites(form -> form
						.when(site -> site.number() != null && maximum(site.in()) != null && site.number() < maximum(site.in()))
						.limit(site -> maximum(site.in()))
						.fix("remove", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> StatedLine.remove(edits, site.setting())))
				.build();
	}

	/** Rule {@code hikari-max-lifetime-short}: zero is no limit. */
	static Rule lifetime() {
		return SettingRules.form(RuleForm.<SettingRules.Site>rule("hikari-max-lifetime-short", Subject.CONNECTIONS, Severity.INFO, reading -> stated(reading, "max-lifetime")))
				.onSites(form -> form
						.when(site -> site.number() != null && site.number() > 0 && site.number() < SHORT_LIFETIME)
						.limit(site -> SHIPPED_LIFETIME)
						.fix("shipped", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), String.valueOf(SHIPPED_LIFETIME))))
				.build();
	}

	private static Long maximum(ConfiguredGroup pool) {
		Setting stated = BesideInFile.stated(pool, POOL, "maximum-pool-size");
		return stated != null ? stated.asNumber() : pool.number("maximum-pool-size");
	}

	/** Rule {@code provider-disables-autocommit-untrue}: silent where code makes the pool, which may set what the files do not, and where a file without a data source stands beside a profile that disables it. */
	static Rule autoCommit() {
		String told = "hibernate.connection.provider_disables_autocommit";
		return SettingRules.form(RuleForm.<SettingRules.Site>rule("provider-disables-autocommit-untrue", Subject.PERSISTENCE, Severity.WARNING,
				reading -> ConfigurationIndex.groups(reading, "spring-boot.jpa.hibernate").filter(InOperation::is).filter(group -> group.states(told)).map(group -> new SettingRules.Site(group, group.setting(told)))))
				.onSites(form -> form
						.severity(site -> PlaceholderDefaults.severity(Severity.WARNING, site.setting()))
						.when(site -> Values.truth(site.setting()) && autoCommit(site.in()) == null && !makesPool(site.in()) && !isOfProfiles(site.in()))
						.fix("disable", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> pools(site.in().reading()).filter(pool -> pool.file() == site.in().file()).findFirst()
								.ifPresentOrElse(pool -> edits.set(pool.setting("auto-commit"), "false"), edits::impossible)))
				.build();
	}

	/** {@return the setting that disables it in a pool, or null} */
	private static Setting autoCommit(ConfiguredGroup group) {
		Setting stated = BesideInFile.stated(group, POOL, "auto-commit");
		return stated != null && !Values.truth(stated) ? stated : null;
	}

	/** Whether the data source is one of profiles, some of which disable it. */
	private static boolean isOfProfiles(ConfiguredGroup group) {
		String folder = group.path().substring(0, group.path().lastIndexOf('/') + 1);
		return BesideInFile.stated(group, "spring-boot.datasource", "url") == null
				&& ConfigurationIndex.groups(group.reading(), POOL).anyMatch(pool -> pool.file().getScope() != null && pool.path().startsWith(folder) && pool.states("auto-commit") && !Values.truth(pool.setting("auto-commit")));
	}

	private static boolean makesPool(ConfiguredGroup group) {
		return ConfigurationIndex.facts(group.reading(), "connection-pool").anyMatch(fact -> true) || BesideInFile.stated(group, "spring-boot.datasource", "jndi-name") != null
				|| BesideInFile.stated(group, "spring-boot.datasource", "type") != null;
	}
}
