/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.wiretune.core.Product;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.platform.Entity;
import org.wiretune.model.platform.PersistLoop;
import org.wiretune.model.platform.PersistenceUnit;
import org.wiretune.model.settings.Setting;

/** Questions to persistence units and their data sources that several rules ask. */
public final class Persistence {

	/** What the properties of other providers than Hibernate begin with. */
	private static final List<String> OTHERS = List.of("eclipselink.", "openjpa.", "toplink.");

	private Persistence() {
	}

	/**
	 * {@return whether Hibernate is the provider of a unit: it says so, it has properties of Hibernate, or it names no
	 * provider and a server was read whose own provider is Hibernate}
	 */
	public static boolean isHibernate(Reading reading, PersistenceUnit unit) {
		String provider = Values.value(unit.getProvider());
		if (provider != null && !provider.isEmpty()) {
			return provider.toLowerCase(Locale.ROOT).contains("hibernate");
		}
		if (unit.getProperties().stream().anyMatch(property -> property.getName() != null && property.getName().startsWith("hibernate."))) {
			return true;
		}
		return !isOfOther(unit) && unit.getOrigin() != null && Hosting.runsOn(reading, unit.getOrigin().path(),
				server -> server.getProduct() == Product.JBOSS_EAP_5 || server.getProduct() == Product.WILDFLY);
	}

	/** {@return whether a unit has properties of EclipseLink or OpenJPA, which tells its provider where it names none} */
	public static boolean isOfOther(PersistenceUnit unit) {
		return unit.getProperties().stream().map(Setting::getName).anyMatch(name -> name != null && OTHERS.stream().anyMatch(name::startsWith));
	}

	/** {@return whether a unit sends inserts in batches; a value that is no number counts as on} */
	public static boolean isBatching(PersistenceUnit unit) {
		Setting size = unit.getBatchSize();
		return Values.isSet(size) && (size.asNumber() == null || size.asNumber() > 1);
	}

	/** {@return the data source of a unit, or null where it was not read or cannot be told} */
	public static DataSource dataSource(Reading reading, Application application, PersistenceUnit unit) {
		String name = jndiName(Values.value(unit.getDataSource()));
		if (name == null) {
			return null;
		}
		List<DataSource> own = application.getDataSources().stream().filter(source -> name.equals(jndiName(Values.value(source.getJndiName())))).toList();
		if (!own.isEmpty()) {
			return own.get(0);
		}
		List<DataSource> others = ofServers(reading).filter(source -> name.equals(jndiName(Values.value(source.getJndiName())))).toList();
		List<DataSource> near = others.stream().filter(source -> source.getOrigin() != null && Hosting.isIn(source.getOrigin().path(), application.getPath())).toList();
		if (near.size() == 1) {
			return near.get(0);
		}
		return others.size() == 1 ? others.get(0) : null;
	}

	/** {@return the database behind a unit, from its data source, its address or its dialect} */
	public static DatabaseVendor vendor(Reading reading, Application application, PersistenceUnit unit) {
		DataSource source = dataSource(reading, application, unit);
		if (source != null && source.getVendor() != DatabaseVendor.UNKNOWN) {
			return source.getVendor();
		}
		return unit.getProperties().stream().filter(property -> property.getName() != null && property.getValue() != null)
				.filter(property -> property.getName().endsWith("jdbc.url") || property.getName().equals("hibernate.dialect") || property.getName().equals("hibernate.connection.url"))
				.map(property -> vendor(property.getValue())).filter(vendor -> vendor != DatabaseVendor.UNKNOWN).findFirst().orElse(DatabaseVendor.UNKNOWN);
	}

	/** {@return the loops of an application that persist an entity} */
	public static Stream<PersistLoop> loops(Application application, Entity entity) {
		String name = entity.getName() == null ? "" : entity.getName().substring(entity.getName().lastIndexOf('.') + 1);
		return application.getPersistLoops().stream().filter(loop -> loop.getEntities().contains(name));
	}

	/** A JNDI name without the part that differs between the sides of a look-up. */
	private static String jndiName(String value) {
		if (value == null || value.isBlank()) {
			return null;
		}
		String name = value.strip();
		name = name.startsWith("java:") ? name.substring(5) : name;
		name = name.startsWith("/") ? name.substring(1) : name;
		return name.startsWith("comp/env/") ? name.substring(9) : name;
	}

	private static Stream<DataSource> ofServers(Reading reading) {
		return reading.solution().getServers().stream().flatMap(server -> server.getDataSources().stream());
	}

	/** The database that an address or the name of a dialect tells. */
	private static DatabaseVendor vendor(String text) {
		String word = text.toLowerCase(Locale.ROOT);
		if (word.contains("mariadb")) {
			return DatabaseVendor.MARIADB;
		}
		if (word.contains("mysql")) {
			return DatabaseVendor.MYSQL;
		}
		if (word.contains("postgres")) {
			return DatabaseVendor.POSTGRESQL;
		}
		if (word.contains("oracle")) {
			return DatabaseVendor.ORACLE;
		}
		if (word.contains("sqlserver")) {
			return DatabaseVendor.SQLSERVER;
		}
		if (word.contains("hsql")) {
			return DatabaseVendor.HSQLDB;
		}
		if (word.contains("derby")) {
			return DatabaseVendor.DERBY;
		}
		if (word.contains("db2")) {
			return DatabaseVendor.DB2;
		}
		return word.contains("h2dialect") || word.startsWith("jdbc:h2:") ? DatabaseVendor.H2 : DatabaseVendor.UNKNOWN;
	}
}
