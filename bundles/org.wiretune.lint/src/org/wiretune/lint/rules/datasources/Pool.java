/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.lint.format.Databases;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * A pool of database connections, whichever product has it.
 *
 * @param server the server that has it; null where an application brings it along
 * @param application the application that brings it along, or null
 * @param product the product whose pool it is
 * @param name its name for messages
 * @param element where it stands
 * @param source the data source where the model has it as one, or null
 * @param minimum the connections that it keeps
 * @param maximum the connections that it opens at most
 * @param vendor the database, as far as it is known
 * @param address the address of the database, or null
 */
record Pool(Server server, Application application, Product product, String name, Element element, DataSource source, Setting minimum, Setting maximum,
		DatabaseVendor vendor, String address) {

	private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");
	private static final Pattern HOST = Pattern.compile("(?i)(?://|@/?/?)(?:[^/@;?]*@)?(\\[[0-9a-f:]+\\]|[^/:;?,@()\\s]+)");

	/** {@return the pools of all servers and applications} @param reading what was read */
	static Stream<Pool> all(Reading reading) {
		Stream<Pool> servers = reading.solution().getServers().stream().flatMap(server -> server.getDataSources().stream().map(source -> of(server, null, source)));
		Stream<Pool> applications = reading.solution().getApplications().stream()
				.flatMap(application -> application.getDataSources().stream().map(source -> of(null, application, source)));
		return Stream.of(servers, applications, hikari(reading), beans(reading), agroal(reading), tomcat(reading)).flatMap(each -> each).filter(pool -> pool.maximum() != null);
	}

	/** {@return the pools of data sources that a server or an application for a server has: those whose size is not that of a library} */
	static Stream<Pool> ofServers(Reading reading) {
		return all(reading).filter(pool -> pool.source() != null && pool.product() != Product.WEBSPHERE);
	}

	private static Pool of(Server server, Application application, DataSource source) {
		String jndiName = Values.value(source.getJndiName());
		return new Pool(server, application, server == null ? Product.WILDFLY : server.getProduct(), source.getName() == null || source.getName().isEmpty() ? jndiName : source.getName(), source, source,
				source.getConnectionPool() == null ? null : source.getConnectionPool().getMinimumConnections(),
				source.getConnectionPool() == null ? null : source.getConnectionPool().getMaximumConnections(), source.getVendor(),
				source.getUrl() == null ? null : source.getUrl().effective());
	}

	private static Stream<Pool> hikari(Reading reading) {
		return ConfigurationIndex.groups(reading, "spring-boot.datasource.hikari").map(group -> {
			String url = ConfigurationIndex.groups(reading, "spring-boot.datasource").filter(each -> each.file() == group.file()).map(each -> each.setting("url"))
					.filter(Values::isSet).map(Setting::effective).findFirst().orElse(null);
			return of(group, Product.SPRING_BOOT, "minimum-idle", "maximum-pool-size", url);
		});
	}

	/**
	 * Pools that are beans of Spring. As with those of Spring Boot only what is stated counts. What DBCP keeps while nobody waits is
	 * another setting than a minimum.
	 */
	private static Stream<Pool> beans(Reading reading) {
		return Stream.of(
				ConfigurationIndex.groups(reading, "spring.pool.c3p0").map(group -> bean(group, "minPoolSize", "maxPoolSize")),
				ConfigurationIndex.groups(reading, "spring.pool.dbcp").map(group -> bean(group, null, group.states("maxActive") ? "maxActive" : "maxTotal")),
				ConfigurationIndex.groups(reading, "spring.pool.hikari").map(group -> bean(group, "minimumIdle", "maximumPoolSize"))).flatMap(each -> each);
	}

	private static Pool bean(ConfiguredGroup group, String minimum, String maximum) {
		String url = Values.value(group.setting("url"));
		return new Pool(null, group.application(), Product.SPRING_BOOT, group.name().isEmpty() ? group.fileName() : group.name(), group.group(), null, minimum == null ? null : group.setting(minimum), group.setting(maximum), vendor(url), url);
	}

	private static Stream<Pool> agroal(Reading reading) {
		return ConfigurationIndex.groups(reading, "quarkus.datasource", "quarkus.datasource.named").filter(group -> group.states("jdbc.url") || group.states("jdbc.max-size"))
				.map(group -> of(group, Product.QUARKUS, "jdbc.min-size", "jdbc.max-size", group.setting("jdbc.url") == null ? null : group.setting("jdbc.url").effective()));
	}

	/** What DBCP keeps while nobody waits is another setting than its minimum, so that a minimum of zero tells nothing. */
	private static Stream<Pool> tomcat(Reading reading) {
		return ConfigurationIndex.groups(reading, "tomcat.resource", "tomcat.resource.jdbc").map(group -> {
			Setting maximum = group.states("maxTotal") || !group.states("maxActive") ? group.setting("maxTotal") : group.setting("maxActive");
			String url = group.setting("url").effective();
			return new Pool(group.server(), group.application(), Product.TOMCAT, group.name(), group.group(), null, null, maximum == null ? group.setting("maxActive") : maximum, vendor(url), url);
		});
	}

	private static Pool of(ConfiguredGroup group, Product product, String minimum, String maximum, String url) {
		return new Pool(null, group.application(), product, group.owner(), group.group(), null, group.setting(minimum), group.setting(maximum), vendor(url), url);
	}

	private static DatabaseVendor vendor(String url) {
		if (url == null || !url.startsWith("jdbc:")) {
			return DatabaseVendor.UNKNOWN;
		}
		String kind = url.substring(5, Math.max(5, url.indexOf(':', 5))).toUpperCase(Locale.ROOT);
		return Stream.of(DatabaseVendor.values()).filter(each -> each.getName().equals(kind)).findFirst().orElse(DatabaseVendor.UNKNOWN);
	}

	/** {@return whether a setting of its own says how many connections are opened at the start} */
	boolean opensAtStart() {
		return product == Product.QUARKUS && element instanceof ConfigurationGroup group && group.getSettings().stream().anyMatch(setting -> setting.getName().equals("jdbc.initial-size") && setting.isSet() && !"0".equals(setting.effective()));
	}

	/** {@return where the maximum stands, or where the pool stands that it is missing from} */
	Origin place() {
		return Values.origin(maximum, element);
	}

	/** {@return the name of the server or the application} */
	String owner() {
		return server != null ? Hosting.serverName(server) : application != null && application.getName() != null ? application.getName() : "";
	}

	/** Whether the database runs inside the server: opening a connection costs next to nothing, and nobody uses it for load. */
	boolean isEmbedded() {
		return Databases.isInProcess(vendor, address);
	}

	/** Whether the file is for development or tests only. */
	boolean isForDevelopment(Reading reading) {
		return element.getOrigin() != null && DevelopmentProfiles.isForDevelopment(reading, element.getOrigin().path());
	}

	/** {@return the most connections, stated or default; null where it is not known, or where there is no limit} */
	Long most() {
		Long number = Values.number(maximum);
		return number == null || number <= 0 ? null : number;
	}

	/** {@return the server that the pool works for: its own, or the one that seems to run the application} */
	Server worksFor(Reading reading) {
		if (server != null) {
			return server;
		}
		Hosting hosting = hosting(reading);
		return hosting == null ? null : hosting.server();
	}

	/** {@return what {@link #worksFor} assumes; null where the server has the pool itself, or no server is known} */
	Hosting hosting(Reading reading) {
		return server != null || element.getOrigin() == null ? null
				: Hosting.of(reading, element.getOrigin().path(), each -> each.getProduct() == Product.JBOSS_EAP_5 || each.getProduct() == Product.WILDFLY);
	}

	/** {@return the machine of the database in lower letters, empty where the address does not tell it} */
	String host() {
		Matcher host = address == null ? null : HOST.matcher(address);
		if (host == null || !host.find() || host.group(1).contains("$")) {
			return "";
		}
		String name = host.group(1).toLowerCase(Locale.ROOT);
		return LOCAL.contains(name) ? "localhost" : name;
	}
}
