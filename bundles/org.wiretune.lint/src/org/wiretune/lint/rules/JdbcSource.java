/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.format.Databases;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.settings.Setting;

/**
 * A data source as a file configures it, of any product whose tables have one: JBoss EAP 5, WildFly, Liberty, Spring Boot
 * and Quarkus.
 *
 * @param in the group of its settings
 */
public record JdbcSource(ConfiguredGroup in) {

	/** Kinds of groups that are data sources of JBoss AS 4 to 6 and EAP 4 and 5. */
	public static final List<String> JBOSS_5 = List.of("jboss-5.data-source");
	/** Kinds of groups that are data sources of WildFly and EAP 6 to 8, in the server's configuration or in a file of their own. */
	public static final List<String> WILDFLY = List.of("wildfly.datasources.data-source", "wildfly.datasources.xa-data-source", "wildfly.data-source",
			"wildfly.xa-data-source");
	private static final List<String> OTHERS = List.of("liberty.dataSource", "tomcat.resource", "tomcat.resource.jdbc", "spring-boot.datasource", "quarkus.datasource", "quarkus.datasource.named");
	private static final String[] ALL = Stream.of(JBOSS_5, WILDFLY, OTHERS).flatMap(List::stream).toArray(String[]::new);

	/** {@return all data sources} @param reading what was read */
	public static Stream<JdbcSource> of(Reading reading) {
		return ConfigurationIndex.groups(reading, ALL).map(JdbcSource::new);
	}

	/** {@return the data sources of JBoss EAP and WildFly, any version} @param reading what was read */
	public static Stream<JdbcSource> ofJBoss(Reading reading) {
		return ConfigurationIndex.groups(reading, Stream.concat(JBOSS_5.stream(), WILDFLY.stream()).toArray(String[]::new)).map(JdbcSource::new);
	}

	/** {@return the name under which it is looked up, without the prefix that differs between products; empty where it has none} */
	public String jndiName() {
		String name = in.value("jndi-name") != null ? in.value("jndi-name") : in.value("jndiName");
		return name == null ? "" : plain(name);
	}

	/** {@return the name for messages} */
	public String name() {
		String shown = in.value("jndi-name") != null && !in.name().isEmpty() ? in.name() : in.value("jndiName");
		return shown == null || shown.isEmpty() ? in.name() : shown;
	}

	/** {@return the address of the database, or null} */
	public Setting url() {
		for (String name : List.of("connection-url", "url", "jdbc.url")) {
			if (in.states(name)) {
				return in.setting(name);
			}
		}
		return property("URL");
	}

	/** {@return the database behind it, as far as address, driver or kind tell} */
	public DatabaseVendor vendor() {
		String driver = Stream.of("driver-class", "xa-datasource-class", "datasource-class", "driver", "driver-class-name", "driverClassName", "db-kind", "jdbcDriverRef").map(in::value)
				.filter(value -> value != null && !value.isEmpty()).findFirst().orElse(null);
		return Databases.vendor(Values.value(url()), driver);
	}

	/** {@return a property for the driver, its name in any case; null where it is not stated} @param name the name */
	public Setting property(String name) {
		for (String kind : List.of(in.group().getKind() + ".property", "spring-boot.datasource.hikari.driver")) {
			Stream<ConfiguredGroup> groups = kind.startsWith("spring") ? inSameFile(kind) : in.groups(kind).stream();
			for (ConfiguredGroup group : groups.toList()) {
				Setting value = kind.startsWith("spring") ? group.setting(name) : group.name().equalsIgnoreCase(name) ? group.setting("value") : null;
				if (Values.isSet(value)) {
					return value;
				}
			}
		}
		return null;
	}

	private Stream<ConfiguredGroup> inSameFile(String kind) {
		return in.group().getKind().startsWith("spring-boot") ? ConfigurationIndex.groups(in.reading(), kind).filter(group -> group.file() == in.file()) : Stream.empty();
	}

	/**
	 * {@return a property for the driver, stated as a property or as a parameter of the address; null where it is neither}
	 *
	 * @param name the name, in any case
	 */
	public String driverOption(String name) {
		Setting property = property(name);
		return property != null ? property.getValue() : parameter(Values.value(url()), name);
	}

	/** {@return where a property for the driver stands, or where the address stands} @param name the name, in any case */
	public Origin optionPlace(String name) {
		Setting property = property(name);
		return property != null ? property.getOrigin() : url() != null ? url().getOrigin() : in.group().getOrigin();
	}

	/**
	 * {@return whether the driver joins the inserts of a batch to one statement; null where that cannot be told} The
	 * driver of MariaDB has done so by itself since version 3.0, and its version stands in no file.
	 */
	public Boolean joinsBatches() {
		String option = rewriteOption();
		if (option == null) {
			return vendor() == DatabaseVendor.UNKNOWN ? null : Boolean.FALSE;
		}
		if ("true".equalsIgnoreCase(driverOption(option))) {
			return Boolean.TRUE;
		}
		return isMariaDbDriver() ? null : Boolean.FALSE;
	}

	/** {@return the option of the driver that joins inserts, or null where the driver is not known to have one} */
	public String rewriteOption() {
		return rewriteOption(vendor());
	}

	/** {@return the option of a driver that joins inserts, or null where none is known} @param vendor the database */
	public static String rewriteOption(DatabaseVendor vendor) {
		return switch (vendor) {
		case MYSQL, MARIADB -> "rewriteBatchedStatements";
		case POSTGRESQL -> "reWriteBatchedInserts";
		default -> null;
		};
	}

	/** {@return whether the driver is that of MariaDB, which is used with MySQL too} */
	public boolean isMariaDbDriver() {
		String url = Values.value(url());
		return url != null && url.startsWith("jdbc:mariadb:") || Stream.of("driver-class", "xa-datasource-class", "driver", "driver-class-name", "driverClassName", "db-kind").map(in::value)
				.anyMatch(value -> value != null && value.toLowerCase(Locale.ROOT).contains("mariadb"));
	}

	/** {@return whether the database runs inside the process, as for development and tests} */
	public boolean isEmbedded() {
		return Databases.isInProcess(vendor(), Values.value(url()));
	}

	/**
	 * {@return the value of a parameter of an address, or null}
	 *
	 * @param url the address, may be null
	 * @param name the parameter, in any case
	 */
	static String parameter(String url, String name) {
		if (url == null) {
			return null;
		}
		String key = name.toLowerCase(Locale.ROOT) + '=';
		String lower = url.toLowerCase(Locale.ROOT);
		for (int at = lower.indexOf(key); at > 0; at = lower.indexOf(key, at + 1)) {
			if ("?&;".indexOf(lower.charAt(at - 1)) >= 0) {
				int end = at + key.length();
				while (end < url.length() && "&;]".indexOf(url.charAt(end)) < 0 && url.charAt(end) > ' ') {
					end++;
				}
				return url.substring(at + key.length(), end);
			}
		}
		return null;
	}

	/**
	 * Finds the data source that an application looks up.
	 *
	 * @param reading what was read
	 * @param application the application
	 * @param name the name that it is looked up by, may be null
	 * @return the data source, or null where none or several fit
	 */
	public static JdbcSource lookedUp(Reading reading, Application application, String name) {
		if (name == null || name.isBlank()) {
			return null;
		}
		String wanted = plain(name);
		List<JdbcSource> found = of(reading).filter(source -> source.jndiName().equals(wanted)).toList();
		List<JdbcSource> own = found.stream().filter(source -> source.in().application() == application || application != null && Hosting.isIn(source.in().path(), application.getPath())).toList();
		if (!own.isEmpty()) {
			return own.get(0);
		}
		return found.size() == 1 ? found.get(0) : null;
	}

	/** A JNDI name without the part that differs between the sides of a look-up. */
	private static String plain(String value) {
		String name = value.strip();
		name = name.startsWith("java:") ? name.substring(5) : name;
		name = name.startsWith("/") ? name.substring(1) : name;
		return name.startsWith("comp/env/") ? name.substring(9) : name;
	}
}
