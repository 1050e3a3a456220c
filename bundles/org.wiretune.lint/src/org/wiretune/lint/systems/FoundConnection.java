/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.systems;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.container.ContainerEnvironments;
import org.wiretune.lint.rules.container.ContainerEnvironments.Environment;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.PersistenceUnit;
import org.wiretune.model.settings.Setting;

/**
 * An address of a system that a file gives.
 *
 * @param system the system
 * @param name what the file calls it; empty where it has one alone
 * @param key the key or JNDI name that gives the address
 * @param profile the profile that the address is for; empty for all
 * @param path the folder of the application that looks it up, where another file gives the address; else the file
 */
record FoundConnection(SharedSystem system, String name, String key, String profile, String path) {

	/** Data sources of servers and contexts, by the kinds of their groups. */
	private static final List<String> DATA_SOURCES = List.of("jboss-5.data-source", "wildfly.datasources.data-source", "wildfly.datasources.xa-data-source", "wildfly.data-source", "wildfly.xa-data-source", "liberty.dataSource",
			"tomcat.resource", "tomcat.resource.jdbc", "spring.pool.c3p0", "spring.pool.dbcp", "spring.pool.druid", "spring.pool.hikari", "spring.unpooled");
	private static final List<String> URLS = List.of("connection-url", "url", "jdbcUrl", "xa-datasource-property.URL");
	private static final Set<String> TESTS = Set.of("test", "tests", "it", "integration-test", "integrationtest");
	private static final Set<String> DEVELOPMENT = Set.of("dev", "develop", "development", "local", "ci", "sandbox", "demo");
	/** Words of keys that name no data source. */
	private static final Set<String> NO_NAMES = Set.of("spring", "quarkus", "datasource", "url", "jdbcurl", "jdbc", "hikari", "data", "mongodb", "uri", "r2dbc", "reactive", "flyway", "liquibase", "app", "db", "database");

	/** {@return all that files give, but for those of tests} @param reading what was read */
	static List<FoundConnection> all(Reading reading) {
		List<FoundConnection> found = new ArrayList<>();
		reading.groups(ConnectionKeysFormat.KIND).map(ConfigurationGroup.class::cast).filter(group -> isNoTest(group.getOrigin())).forEach(group -> ofKeys(reading, group, found));
		for (String kind : DATA_SOURCES) {
			reading.groups(kind).map(ConfigurationGroup.class::cast).filter(group -> isNoTest(group.getOrigin())).forEach(group -> ofDataSource(reading, group, found));
		}
		ContainerEnvironments.of(reading).forEach(environment -> ofVariables(environment, found));
		return found;
	}

	/** What a container gives replaces what the files of its application say under the same key. */
	private static void ofVariables(Environment environment, List<FoundConnection> found) {
		environment.variables().forEach((name, variable) -> {
			String product = ConnectionKeysFormat.product(name);
			SharedSystem database = Addresses.database(variable.value(), variable.origin());
			SharedSystem system = database != null || product == null ? database : Addresses.broker(product, withPort(environment, name, variable.value()), variable.origin());
			if (system != null) {
				String key = ConnectionKeysFormat.bound(name);
				found.removeIf(each -> each.path().startsWith(environment.folder()) && ConnectionKeysFormat.bound(each.key()).equals(key));
				found.add(new FoundConnection(system, "", name, "", environment.folder()));
			}
		});
	}

	private static String withPort(Environment environment, String name, String value) {
		String port = name.endsWith("HOST") ? environment.value(name.substring(0, name.length() - "HOST".length()) + "PORT") : null;
		return port == null ? value : value + ':' + port;
	}

	private static boolean isNoTest(Origin origin) {
		return origin != null && !('/' + origin.path()).contains("/src/test/") && !('/' + origin.path()).contains("/target/");
	}

	private static void ofKeys(Reading reading, ConfigurationGroup group, List<FoundConnection> found) {
		Origin origin = group.getOrigin();
		String written = written(group, ConnectionKeysFormat.ADDRESS);
		String port = written(group, ConnectionKeysFormat.PORT);
		Environment environment = ContainerEnvironments.of(reading).stream().filter(each -> origin.path().startsWith(each.folder())).findFirst().orElse(null);
		String address = port == null ? written : written + ':' + port;
		String filled = environment == null ? address : Addresses.filled(address, environment::value);
		boolean database = ConnectionKeysFormat.DATABASE.equals(group.getLabel());
		SharedSystem system = database ? Addresses.database(filled, origin) : Addresses.broker(group.getLabel(), filled, origin);
		if (system != null) {
			String name = database ? Arrays.stream(group.getName().split("\\.")).filter(word -> !NO_NAMES.contains(word)).findFirst().orElse("") : "";
			String profile = group.eContainer() instanceof ConfigurationFile file && file.getScope() != null ? file.getScope() : "";
			found.add(new FoundConnection(system, name, group.getName(), profile, origin.path()));
		}
	}

	private static void ofDataSource(Reading reading, ConfigurationGroup group, List<FoundConnection> found) {
		String url = URLS.stream().map(name -> value(group, name)).filter(Objects::nonNull).findFirst().orElse(null);
		SharedSystem system = url == null ? null : Addresses.database(url, group.getOrigin());
		if (system == null) {
			return;
		}
		String jndi = Stream.of("jndi-name", "jndiName").map(name -> value(group, name)).filter(Objects::nonNull).findFirst().orElse(Objects.requireNonNullElse(group.getName(), ""));
		found.add(new FoundConnection(system, plain(jndi), jndi, "", group.getOrigin().path()));
		for (Application application : reading.solution().getApplications()) {
			if (application.getPersistenceUnits().stream().map(PersistenceUnit::getDataSource).anyMatch(named -> named != null && named.isSet() && plain(named.getValue()).equals(plain(jndi)))) {
				found.add(new FoundConnection(system, plain(jndi), jndi, "", application.getPath() + '/'));
			}
		}
	}

	/** The value with its placeholders, which a container may fill. */
	private static String written(ConfigurationGroup group, String name) {
		return group.getSettings().stream().filter(setting -> name.equals(setting.getName())).map(Setting::getValue).findFirst().orElse(null);
	}

	private static String value(ConfigurationGroup group, String name) {
		return group.getSettings().stream().filter(setting -> name.equals(setting.getName()) && setting.isSet() && setting.effective() != null && !setting.effective().isEmpty()).map(Setting::effective).findFirst().orElse(null);
	}

	/** A JNDI name without the part that differs between the sides of a look-up. */
	private static String plain(String name) {
		return name.strip().replaceFirst("^java:", "").replaceFirst("^/", "").replaceFirst("^(?:comp/env|jboss|global|app|module)/", "");
	}

	/** {@return the module in whose folder the file lies} @param deepest all modules, those with the longest path first */
	Optional<Module> owner(List<Module> deepest) {
		return deepest.stream().filter(module -> module.getPath().isEmpty() || path.startsWith(module.getPath() + '/')).findFirst();
	}

	/** {@return those of one profile for each key: none where one is for all profiles, then one for operation; never one for tests} @param found what was found for one module */
	static List<FoundConnection> inOperation(List<FoundConnection> found) {
		Map<String, FoundConnection> best = new LinkedHashMap<>();
		found.stream().filter(each -> each.rank() < 3).sorted(Comparator.comparingInt(FoundConnection::rank)).forEach(each -> best.putIfAbsent(each.key(), each));
		return List.copyOf(best.values());
	}

	private int rank() {
		return profile.isEmpty() ? 0 : TESTS.contains(profile) ? 3 : DEVELOPMENT.contains(profile) ? 2 : 1;
	}
}
