/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code pool-far-too-large}: a pool of so many connections that no database works on them at once, so that the pool holds
 * nothing back; how many it should have, files do not tell, so there is no fix: of a server, of HikariCP, DBCP, Agroal or Tomcat, or one that Hibernate makes by c3p0 or HikariCP.
 */
final class PoolFarTooLarge {

	private static final RuleLimit MOST = new RuleLimit("pool-far-too-large", "connections", 1000, 100, 100_000, "connections");
	private static final List<String> OF_HIBERNATE = List.of("hibernate.c3p0.max_size", "hibernate.hikari.maximumPoolSize");
	private static final String[] UNITS = {"persistence.unit.hibernate", "persistence.unit", "hibernate.session-factory", "spring.entity-manager-factory", "spring-boot.jpa.hibernate"};

	private PoolFarTooLarge() {
	}

	/**
	 * @param name the pool, the unit or the application
	 * @param most the setting that tells the most connections
	 */
	private record Site(String name, Setting most) {
	}

	static Rule rule() {
		return RuleForm.rule("pool-far-too-large", Subject.CONNECTIONS, Severity.INFO, PoolFarTooLarge::sites).limitedBy(MOST)
				.onSites(form -> form
						.when((site, context) -> site.most().asNumber() >= context.limit(MOST))
						.at(site -> site.most().getOrigin())
						.measured(site -> site.most().asNumber())
						.limit(MOST)
						.with("name", Site::name)
						.with("setting", site -> site.most().getName()))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		Stream<Site> pools = Pool.all(reading).filter(pool -> !pool.isEmbedded() && !pool.isForDevelopment(reading)).map(pool -> new Site(pool.name(), pool.maximum()));
		Stream<Site> ofHibernate = ConfigurationIndex.groups(reading, UNITS).filter(group -> !group.isForDevelopment())
				.flatMap(group -> OF_HIBERNATE.stream().map(group::setting).filter(setting -> setting != null).map(setting -> new Site(group.name().isEmpty() ? group.fileName() : group.name(), setting)));
		Stream<Site> ofDbcp = ConfigurationIndex.groups(reading, "spring-boot.datasource.dbcp2").filter(group -> !group.isForDevelopment())
				.map(group -> new Site(group.owner(), group.setting("max-total"))).filter(site -> site.most() != null);
		return Stream.of(pools, ofHibernate, ofDbcp).flatMap(each -> each).filter(site -> Values.isSet(site.most()) && site.most().asNumber() != null && site.most().getOrigin() != null);
	}
}
