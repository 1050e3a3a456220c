/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.List;
import java.util.Set;

import org.wiretune.core.Insertion;
import org.wiretune.lint.format.Databases;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.WebSpherePath;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.product.ProductDefault;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.ActivationSpecification;
import org.wiretune.model.platform.ConnectionPool;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.settings.Setting;

/**
 * Reads {@code resources.xml} of traditional WebSphere Application Server (5 to 9) at any scope: resource adapters with
 * their activation specifications, and data sources with their connection pools.
 */
public final class WebSphereResourcesFormat extends XmlFormat {

	static final String ID = "websphere-resources";

	private static final ProductDefault DEFAULT_POOL = new ProductDefault("Default",
			"IBM, AVP-2933 Best Practices in WPS V7 Performance Tuning, exercise 2, part 2: Thread pool alias");
	private static final ProductDefault CONCURRENCY = new ProductDefault("10",
			"IBM, AVP-2933 Best Practices in WPS V7 Performance Tuning, exercise 2, parts 4 and 5: maxConcurrency, Maximum concurrent MDB invocations per endpoint");
	private static final ProductDefault BATCH = new ProductDefault("1",
			"IBM, AVP-2933 Best Practices in WPS V7 Performance Tuning, exercise 2, part 5: Maximum batch size");
	private static final String POOL = "Configuration properties of WebSphere Application Server, resource type ConnectionPool, default of the property";
	private static final ProductDefault MAXIMUM_CONNECTIONS = new ProductDefault("10", POOL + " maxConnections");
	private static final ProductDefault MINIMUM_CONNECTIONS = new ProductDefault("1", POOL + " minConnections");
	private static final ProductDefault STATEMENTS = new ProductDefault("10",
			"WebSphere Application Server 6.0 to 6.1, documentation: WebSphere Application Server data source properties, Statement cache size, 10 for most databases");
	private static final String REWRITE = "rewriteBatchedStatements";

	@Override
	public String id() {
		return ID;
	}

	@Override
	public Set<String> extensions() {
		return Set.of("xml");
	}

	@Override
	public boolean accepts(String path) {
		return fileName(path).equals("resources.xml") && !WebSpherePath.isTemplate(path);
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		if (root.localName().equals("XMI")) {
			for (XmlAttribute attribute : root.attributes()) {
				if (attribute.declaresNamespace() && isResources(attribute.value())) {
					return true;
				}
			}
			return false;
		}
		// A file with a single resource has it as its root.
		String namespace = root.namespace();
		return namespace != null && isResources(namespace);
	}

	private static boolean isResources(String namespace) {
		return namespace.contains("websphere/appserver/schemas") && namespace.contains("/resources.");
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		String scope = WebSpherePath.of(parts.path()).scope();
		if (root.localName().equals("XMI")) {
			for (XmlElement child = root.firstChild(); child != null; child = child.next()) {
				resource(child, scope, settings, parts);
			}
		} else {
			resource(root, scope, settings, parts);
		}
	}

	private static void resource(XmlElement element, String scope, XmlSettings settings, FileParts parts) {
		switch (element.localName()) {
		case "J2CResourceAdapter" -> parts.add(adapter(element, scope, settings));
		case "JDBCProvider" -> {
			for (XmlElement factory : element.children("factories")) {
				if ("DataSource".equals(factory.typeName())) {
					parts.add(dataSource(factory, element, settings));
				}
			}
		}
		default -> {
			// Other providers have no setting of the catalogue.
		}
		}
	}

	private static ResourceAdapter adapter(XmlElement element, String scope, XmlSettings settings) {
		ResourceAdapter adapter = PlatformFactory.INSTANCE.createResourceAdapter();
		settings.name(adapter, element);
		adapter.setScope(scope);
		adapter.setThreadPoolAlias(settings.attribute(element, "threadPoolAlias", null, DEFAULT_POOL));
		for (XmlElement specification : element.children("j2cActivationSpec")) {
			adapter.getActivationSpecifications().add(specification(specification, isServiceIntegrationBus(adapter.getName()), settings));
		}
		return adapter;
	}

	/** The two adapters for which the defaults of activation specifications are documented. */
	private static boolean isServiceIntegrationBus(String name) {
		return name != null && (name.startsWith("SIB JMS") || name.startsWith("Platform Messaging Component"));
	}

	private static ActivationSpecification specification(XmlElement element, boolean bus, XmlSettings settings) {
		ActivationSpecification specification = PlatformFactory.INSTANCE.createActivationSpecification();
		settings.name(specification, element);
		specification.setJndiName(settings.attribute(element, "jndiName"));
		specification.setDestination(destination(element, settings));
		// The adapter of WebSphere MQ has another word for the same limit.
		String concurrency = property(element, "maxPoolDepth") != null ? "maxPoolDepth" : "maxConcurrency";
		specification.setMaximumConcurrency(property(element, concurrency, "java.lang.Integer", "message-driven beans", bus ? CONCURRENCY : null, settings));
		specification.setMaximumBatchSize(property(element, "maxBatchSize", "java.lang.Integer", "messages", bus ? BATCH : null, settings));
		return specification;
	}

	/** A JMS specification has the JNDI name of its destination; one of the SCA runtime has the destination's own name. */
	private static Setting destination(XmlElement element, XmlSettings settings) {
		XmlAttribute jndiName = element.attribute("destinationJndiName");
		if (jndiName != null && !jndiName.value().isEmpty()) {
			return settings.value("destinationJndiName", jndiName, null);
		}
		XmlElement property = property(element, "destinationName");
		XmlAttribute name = property == null ? null : property.attribute("value");
		if (name != null && !name.value().isEmpty()) {
			return settings.value("destinationName", name, null);
		}
		return settings.missing("destinationJndiName", jndiName == null ? settings.style().attribute(element, "destinationJndiName") : settings.style().instead(jndiName), null, null);
	}

	private static XmlElement property(XmlElement owner, String name) {
		for (XmlElement property = owner.firstChild(); property != null; property = property.next()) {
			if (property.localName().equals("resourceProperties") && name.equals(property.attributeValue("name"))) {
				return property;
			}
		}
		return null;
	}

	/** The setting that a resource property states, or its place behind the others. */
	private static Setting property(XmlElement owner, String name, String type, String unit, ProductDefault standard, XmlSettings settings) {
		XmlElement property = property(owner, name);
		if (property != null) {
			XmlAttribute value = property.attribute("value");
			if (value != null && value.value().isEmpty()) {
				return settings.missing(name, settings.style().instead(value), unit, standard);
			}
			return value != null ? settings.value(name, value, unit) : settings.missing(name, settings.style().attribute(property, "value"), unit, standard);
		}
		XmlAttribute id = owner.prefixedAttribute("id");
		String identifier = id == null ? "" : " " + id.name() + "=\"J2EEResourceProperty_" + id.value().substring(id.value().lastIndexOf('_') + 1) + '_' + name + '"';
		Insertion place = settings.style().child(owner, List.of("resourceProperties"), List.of(),
				"<resourceProperties" + identifier + " name=\"" + name + "\" type=\"" + type + "\" value=\"", "\" required=\"false\"/>");
		return settings.missing(name, place, unit, standard);
	}

	private static DataSource dataSource(XmlElement element, XmlElement provider, XmlSettings settings) {
		DataSource source = PlatformFactory.INSTANCE.createDataSource();
		settings.name(source, element);
		source.setJndiName(settings.attribute(element, "jndiName"));
		source.setDriverClass(settings.attribute(provider, "implementationClassName"));
		source.setStatementCacheSize(settings.attribute(element, "statementCacheSize", "statements", STATEMENTS));
		XmlElement properties = element.child("propertySet");
		if (properties != null) {
			for (XmlElement property : properties.children("resourceProperties")) {
				XmlAttribute value = property.attribute("value");
				String name = property.attributeValue("name");
				// The console writes every property that a driver knows; an empty one is not set.
				if (name != null && value != null && !value.value().isEmpty()) {
					source.getConnectionProperties().add(settings.value(name, value, null));
					if (name.equalsIgnoreCase("URL")) {
						source.setUrl(settings.value(name, value, null));
					}
				}
			}
		}
		if (source.getUrl() == null) {
			source.setUrl(settings.missing("URL", null, null, null));
		}
		source.setVendor(Databases.vendor(source.getUrl().getValue(), source.getDriverClass().getValue()));
		source.setRewriteBatchedStatements(rewrite(source, element, properties, settings));
		source.setConnectionPool(pool(element, settings));
		return source;
	}

	private static Setting rewrite(DataSource source, XmlElement element, XmlElement properties, XmlSettings settings) {
		boolean mySql = source.getVendor() == DatabaseVendor.MYSQL;
		Setting inAddress = Databases.parameter(source.getUrl(), REWRITE, element.document().source());
		if (inAddress != null) {
			return inAddress;
		}
		if (properties != null && (mySql || property(properties, REWRITE) != null)) {
			return property(properties, REWRITE, "java.lang.Boolean", null, mySql ? Databases.NO_REWRITE : null, settings);
		}
		return settings.missing(REWRITE, null, null, mySql ? Databases.NO_REWRITE : null);
	}

	private static ConnectionPool pool(XmlElement element, XmlSettings settings) {
		ConnectionPool pool = PlatformFactory.INSTANCE.createConnectionPool();
		XmlElement existing = element.child("connectionPool");
		if (existing != null) {
			pool.setName("connectionPool");
			pool.setOrigin(settings.origin(existing));
			pool.setMinimumConnections(settings.attribute(existing, "minConnections", "connections", MINIMUM_CONNECTIONS));
			pool.setMaximumConnections(settings.attribute(existing, "maxConnections", "connections", MAXIMUM_CONNECTIONS));
			return pool;
		}
		pool.setName("connectionPool");
		pool.setOrigin(settings.origin(element));
		// The element is written with the maximum; the minimum has its place once the element is there.
		pool.setMinimumConnections(settings.missing("minConnections", null, "connections", MINIMUM_CONNECTIONS));
		pool.setMaximumConnections(settings.missing("maxConnections",
				settings.style().child(element, List.of("propertySet"), List.of(), "<connectionPool maxConnections=\"", "\"/>"), "connections", MAXIMUM_CONNECTIONS));
		return pool;
	}
}
