/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code third-party-pool-layer}: an application on a server with pools of its own that brings another pool along, in
 * code or in the properties of Hibernate. Only where a server was read that runs the application.
 */
final class PoolLibrary {

	private static final Set<Product> SERVERS = Set.of(Product.JBOSS_EAP_5, Product.WILDFLY, Product.LIBERTY, Product.WEBSPHERE);
	private static final List<String> PROPERTIES = List.of("hibernate.c3p0.max_size", "hibernate.c3p0.min_size", "hibernate.hikari.maximumPoolSize", "hibernate.agroal.maxSize",
			"hibernate.connection.pool_size");

	private static final List<String> DATA_SOURCES = List.of("jta-data-source", "non-jta-data-source", "hibernate.connection.datasource");

	private PoolLibrary() {
	}

	/**
	 * @param place where the pool is made
	 * @param name the code or the unit
	 * @param library the class or the property
	 */
	private record Site(Origin place, String name, String library) {
	}

	static Rule rule() {
		return RuleForm.rule("third-party-pool-layer", Subject.CONNECTIONS, Severity.INFO, PoolLibrary::sites)
				.onSites(form -> form
						.when((site, context) -> !DevelopmentProfiles.isForDevelopment(context, site.place().path()) && !isBesideScripts(site.place().path()))
						.at(Site::place)
						.measured(Site::library)
						.with("name", Site::name))
				.build();
	}

	/** What lies among the scripts of a server belongs to programs that somebody starts by hand. */
	private static boolean isBesideScripts(String path) {
		return ('/' + path).contains("/bin/");
	}

	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getApplications().stream().filter(application -> Hosting.runsOn(reading, application.getPath(), server -> SERVERS.contains(server.getProduct())))
				.flatMap(application -> Stream.concat(inCode(application), inProperties(reading, application)));
	}

	private static Stream<Site> inCode(Application application) {
		return application.getCodeFacts().stream().filter(fact -> "connection-pool".equals(fact.getKind()) && fact.getOrigin() != null)
				.map(fact -> new Site(fact.getOrigin(), fact.getName(), fact.getDetails().get(0).getValue()));
	}

	/** A unit that takes its connections from a data source makes no pool, whatever is left over beside it. */
	private static Stream<Site> inProperties(Reading reading, Application application) {
		return ConfigurationIndex.groups(reading, application, "persistence.unit.hibernate", "persistence.unit", "hibernate.session-factory").filter(group -> DATA_SOURCES.stream().noneMatch(group::states)).flatMap(group -> {
			Setting stated = PROPERTIES.stream().map(group::setting).filter(Values::isSet).findFirst().orElse(null);
			return stated == null ? Stream.empty() : Stream.of(new Site(stated.getOrigin(), group.name(), stated.getName()));
		});
	}
}
