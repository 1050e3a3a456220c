/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import java.util.List;
import java.util.Set;

import org.wiretune.lint.product.ProductDefault;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.ConnectionPool;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;

/**
 * Reads data sources in files named {@code *-ds.xml}: those of JBoss AS 4 to 6 and EAP 4 and 5, where everything is a
 * child element, and those of AS 7, EAP 6 and later and WildFly, which have a JNDI name as an attribute and a pool
 * element.
 */
public final class JBossDataSourceFormat extends XmlFormat {

	private static final Set<String> SOURCES = Set.of("local-tx-datasource", "no-tx-datasource", "xa-datasource", "ha-local-tx-datasource",
			"ha-xa-datasource", "datasource");
	private static final ProductDefault MINIMUM_5 = new ProductDefault("0", "JBoss AS 4 to 6 and EAP 4 and 5, wiki page ConfigJCACommon: min-pool-size");
	private static final ProductDefault MAXIMUM_5 = new ProductDefault("20", "JBoss AS 4 to 6 and EAP 4 and 5, wiki page ConfigJCACommon: max-pool-size");
	private static final ProductDefault MINIMUM_7 = new ProductDefault("0", "WildFly schema jboss-as-datasources_1_0.xsd to wildfly-datasources_7_2.xsd: min-pool-size, defaults to 0");
	private static final ProductDefault MAXIMUM_7 = new ProductDefault("20", "WildFly schema jboss-as-datasources_1_0.xsd to wildfly-datasources_7_2.xsd: max-pool-size, defaults to 20");
	private static final ProductDefault NO_STATEMENTS = new ProductDefault("0",
			"JBoss EAP 5 Administration and Configuration Guide, 17.2 Datasource Parameters: prepared-statement-cache-size");
	/** Children that stand before a connection property, in the order that the schemas of both generations have. */
	private static final List<String> BEFORE_PROPERTY = List.of("jndi-name", "use-java-context", "connection-url", "driver-class", "datasource-class",
			"xa-datasource-class", "isSameRM-override-value", "connection-property", "xa-datasource-property");
	private static final List<String> BEFORE_POOL = List.of("connection-url", "driver-class", "datasource-class", "connection-property", "driver",
			"new-connection-sql", "transaction-isolation", "url-delimiter", "url-selector-strategy-class-name", "xa-datasource-property",
			"xa-datasource-class", "url-property");
	private static final String REWRITE = "rewriteBatchedStatements";

	@Override
	public String id() {
		return "jboss-data-sources";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("xml");
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith("-ds.xml");
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return root.localName().equals("datasources");
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		for (XmlElement child = root.firstChild(); child != null; child = child.next()) {
			if (SOURCES.contains(child.localName())) {
				boolean newer = child.attribute("jndi-name") != null || root.namespace() != null;
				parts.add(newer ? newer(child, settings) : older(child, settings));
			}
		}
	}

	private static DataSource older(XmlElement element, XmlSettings settings) {
		DataSource source = PlatformFactory.INSTANCE.createDataSource();
		Setting jndiName = settings.child(element, "jndi-name", null, null, List.of());
		source.setJndiName(jndiName);
		source.setName(jndiName.getValue());
		source.setOrigin(jndiName.isSet() ? jndiName.getOrigin() : settings.origin(element));
		drivers(source, element, settings);
		ConnectionPool pool = PlatformFactory.INSTANCE.createConnectionPool();
		pool.setName(element.localName());
		pool.setOrigin(settings.origin(element));
		pool.setMinimumConnections(settings.child(element, "min-pool-size", "connections", MINIMUM_5, List.of()));
		pool.setMaximumConnections(settings.child(element, "max-pool-size", "connections", MAXIMUM_5, List.of()));
		source.setConnectionPool(pool);
		source.setStatementCacheSize(settings.child(element, "prepared-statement-cache-size", "statements", NO_STATEMENTS, List.of()));
		return source;
	}

	/**
	 * Reads a data source of AS 7, EAP 6 or later or WildFly, from a file of its own or from the configuration of a server.
	 *
	 * @param element the element {@code datasource} or {@code xa-datasource}
	 * @param settings makes settings
	 * @return the data source
	 */
	public static DataSource newer(XmlElement element, XmlSettings settings) {
		DataSource source = PlatformFactory.INSTANCE.createDataSource();
		XmlAttribute pool = element.attribute("pool-name");
		XmlAttribute jndi = element.attribute("jndi-name");
		XmlAttribute named = pool != null ? pool : jndi;
		source.setName(named == null ? null : named.value());
		source.setOrigin(named == null ? settings.origin(element) : settings.origin(named));
		source.setJndiName(settings.attribute(element, "jndi-name"));
		drivers(source, element, settings);
		source.setConnectionPool(newerPool(element, settings));
		// The schemas of AS 7 and later state no default, and no document at hand does.
		source.setStatementCacheSize(nested(element, "statement", "prepared-statement-cache-size", List.of(), "statements", null, settings));
		return source;
	}

	private static ConnectionPool newerPool(XmlElement element, XmlSettings settings) {
		ConnectionPool pool = PlatformFactory.INSTANCE.createConnectionPool();
		String name = element.localName().equals("xa-datasource") ? "xa-pool" : "pool";
		XmlElement existing = element.child(name);
		pool.setName(name);
		pool.setOrigin(settings.origin(existing != null ? existing : element));
		if (existing != null) {
			pool.setMinimumConnections(settings.child(existing, "min-pool-size", "connections", MINIMUM_7, List.of("min-pool-size")));
			pool.setMaximumConnections(settings.child(existing, "max-pool-size", "connections", MAXIMUM_7, List.of("min-pool-size", "initial-pool-size")));
		} else {
			// The pool is written with the maximum; the minimum has its place once the pool is there.
			pool.setMinimumConnections(settings.missing("min-pool-size", null, "connections", MINIMUM_7));
			pool.setMaximumConnections(nested(element, name, "max-pool-size", BEFORE_POOL, "connections", MAXIMUM_7, settings));
		}
		return pool;
	}

	/** The setting that an element inside a child states, or its place; the child is written too where it is missing. */
	private static Setting nested(XmlElement element, String group, String name, List<String> predecessors, String unit, ProductDefault standard,
			XmlSettings settings) {
		XmlElement existing = element.child(group);
		if (existing != null) {
			return settings.child(existing, name, unit, standard, List.of());
		}
		String tag = XmlSettings.qualified(element, name);
		return settings.missing(name, settings.style().child(element, predecessors, List.of(XmlSettings.qualified(element, group)), "<" + tag + ">", "</" + tag + ">"),
				unit, standard);
	}

	private static void drivers(DataSource source, XmlElement element, XmlSettings settings) {
		boolean xa = element.localName().contains("xa-datasource");
		source.setDriverClass(driver(element, settings));
		String propertyName = xa ? "xa-datasource-property" : "connection-property";
		for (XmlElement child = element.firstChild(); child != null; child = child.next()) {
			String name = child.localName().equals("connection-property") || child.localName().equals("xa-datasource-property") ? child.attributeValue("name") : null;
			if (name != null) {
				Setting property = settings.content(name, child, null, null);
				source.getConnectionProperties().add(property);
				if (name.equalsIgnoreCase("URL") && property.isSet()) {
					source.setUrl(settings.content(name, child, null, null));
				}
			}
		}
		if (source.getUrl() == null) {
			XmlElement url = element.child("connection-url");
			source.setUrl(url != null ? settings.content("connection-url", url, null, null) : settings.missing("connection-url", null, null, null));
		}
		source.setVendor(Databases.vendor(source.getUrl().getValue(), source.getDriverClass().getValue()));
		source.setRewriteBatchedStatements(rewrite(source, element, propertyName, xa ? "RewriteBatchedStatements" : REWRITE, settings));
	}

	/** The driver class; in the newer form mostly the name of a driver that the server knows. */
	private static Setting driver(XmlElement element, XmlSettings settings) {
		for (String name : List.of("driver-class", "xa-datasource-class", "datasource-class", "driver")) {
			XmlElement child = element.child(name);
			if (child != null && child.hasText()) {
				return settings.content(name, child, null, null);
			}
		}
		return settings.missing("driver-class", null, null, null);
	}

	private static Setting rewrite(DataSource source, XmlElement element, String tag, String name, XmlSettings settings) {
		for (XmlElement child = element.firstChild(); child != null; child = child.next()) {
			String property = child.localName().endsWith("-property") ? child.attributeValue("name") : null;
			if (REWRITE.equalsIgnoreCase(property)) {
				return settings.content(REWRITE, child, null, Databases.NO_REWRITE);
			}
		}
		Setting inAddress = Databases.parameter(source.getUrl(), REWRITE, element.document().source());
		if (inAddress != null) {
			return inAddress;
		}
		if (source.getVendor() != DatabaseVendor.MYSQL) {
			return settings.missing(REWRITE, null, null, null);
		}
		String qualified = XmlSettings.qualified(element, tag);
		return settings.missing(REWRITE,
				settings.style().child(element, BEFORE_PROPERTY, List.of(), "<" + qualified + " name=\"" + name + "\">", "</" + qualified + ">"), null, Databases.NO_REWRITE);
	}
}
