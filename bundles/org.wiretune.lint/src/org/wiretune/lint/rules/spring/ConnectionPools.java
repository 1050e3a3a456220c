/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.settings.Setting;

/** The one pool of connections of an application of Spring, as far as files tell its size. */
final class ConnectionPools {

	private static final String HIKARI = "spring-boot.datasource.hikari";
	private static final String MAXIMUM = "maximum-pool-size";
	/** What DBCP has unless something else is said. */
	private static final long DBCP = 8;
	/** What HikariCP has unless something else is said. */
	private static final long OWN = 10;

	/**
	 * A pool.
	 *
	 * @param maximum how many connections it has at most
	 * @param setting where that is said; null where it is the default
	 */
	record Pool(long maximum, Setting setting) {
	}

	private ConnectionPools() {
	}

	/** {@return the pool of an application; null where files tell none, several, or code makes one} @param reading what was read @param application the application */
	static Pool of(Reading reading, Application application) {
		if (ConfigurationIndex.facts(reading, application, "connection-pool").findAny().isPresent()) {
			return null;
		}
		List<ConfiguredGroup> beans = XmlBeans.groups(reading, "bean").filter(bean -> bean.application() == application && String.valueOf(bean.value("class")).endsWith("DataSource")).toList();
		List<ConfiguredGroup> sources = ConfigurationIndex.groups(reading, application, "spring-boot.datasource").filter(InOperation::is).toList();
		if (!beans.isEmpty()) {
			return beans.size() == 1 && sources.isEmpty() ? written(beans.get(0)) : null;
		}
		if (sources.stream().noneMatch(source -> source.states("url")) || sources.stream().anyMatch(source -> source.states("jndi-name") || source.states("type"))
				|| ConfigurationIndex.groups(reading, application, "spring-boot.datasource.tomcat", "spring-boot.datasource.dbcp2").anyMatch(pool -> pool.group().getSettings().stream().anyMatch(Setting::isSet))) {
			return null;
		}
		List<Setting> sizes = ConfigurationIndex.groups(reading, application, HIKARI).filter(pool -> pool.states(MAXIMUM)).filter(InOperation::is).map(pool -> pool.setting(MAXIMUM)).toList();
		if (sizes.stream().anyMatch(size -> Values.number(size) == null)) {
			return null;
		}
		return sizes.stream().map(size -> new Pool(Values.number(size), size)).max(Comparator.comparing(Pool::maximum)).orElseGet(() -> isStated(reading, application) ? null : new Pool(OWN, null));
	}

	private static boolean isStated(Reading reading, Application application) {
		return ConfigurationIndex.groups(reading, application, HIKARI).anyMatch(pool -> pool.states(MAXIMUM));
	}

	private static Pool written(ConfiguredGroup bean) {
		String type = bean.value("class");
		List<String> names = type.endsWith("HikariDataSource") ? List.of("maximumPoolSize") : type.endsWith("BasicDataSource") ? List.of("maxTotal", "maxActive") : List.of();
		Setting setting = names.stream().map(bean::setting).filter(Values::isSet).findFirst().orElse(null);
		if (names.isEmpty() || setting != null && Values.number(setting) == null) {
			return null;
		}
		return setting == null ? new Pool(names.size() == 1 ? OWN : DBCP, null) : new Pool(Values.number(setting), setting);
	}

	/** {@return the place of the size, for findings that lean on it} @param pool the pool */
	static List<Origin> places(Pool pool) {
		return Stream.ofNullable(pool.setting()).map(Setting::getOrigin).filter(origin -> origin != null).toList();
	}
}
