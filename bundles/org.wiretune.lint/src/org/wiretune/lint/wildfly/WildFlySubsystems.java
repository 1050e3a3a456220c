/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wildfly;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.lint.format.JBossDataSourceFormat;
import org.wiretune.lint.product.ProductDefault;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/** Reads what rules relate out of the subsystems of a profile: thread pools, bean pools, data sources, resource adapters. */
final class WildFlySubsystems {

	private static final String EJB3 = "WildFly schema jboss-as-ejb3_1_1.xsd to wildfly-ejb3_10_0.xsd: ";
	private static final ProductDefault POOL_SIZE = new ProductDefault("20", EJB3 + "max-pool-size");
	private static final ProductDefault ACQUISITION = new ProductDefault("5", EJB3 + "instance-acquisition-timeout");
	private static final String ACQUISITION_UNIT = "minutes";
	private static final String GUIDE = "JBoss EAP 7.3 Performance Tuning Guide, 5.1 Bean Instance Pools: derive-size=";
	private static final Map<String, String> DERIVED = Map.of("from-cpu-count", "derived from the number of processors", "from-worker-pools",
			"derived from the number of threads of all worker pools");
	private static final Map<String, String> KINDS = Map.of("stateless", "Stateless Bean", "mdb", "Message Driven Bean", "entity-bean", "Entity Bean");

	private WildFlySubsystems() {
	}

	/** Reads the subsystems of profiles into a server. */
	static void read(List<XmlElement> profiles, XmlSettings settings, Server server) {
		for (XmlElement profile : profiles) {
			for (XmlElement subsystem : profile.children("subsystem")) {
				switch (WildFlyNames.subsystem(subsystem.namespace())) {
				case "ejb3" -> ejb3(subsystem, settings, server);
				case "datasources" -> dataSources(subsystem, settings, server);
				case "resource-adapters" -> resourceAdapters(subsystem, settings, server);
				case "io", "jca", "threads", "web" -> WildFlyThreadPools.read(subsystem, settings, server);
				default -> {
					// No rule relates anything of it to something else.
				}
				}
			}
		}
	}

	private static void ejb3(XmlElement subsystem, XmlSettings settings, Server server) {
		WildFlyThreadPools.read(subsystem, settings, server);
		Map<String, String> kinds = kinds(subsystem);
		for (XmlElement pools : subsystem.children("pools")) {
			for (XmlElement instances : pools.children("bean-instance-pools")) {
				for (XmlElement pool : instances.children("strict-max-pool")) {
					server.getBeanPools().add(beanPool(pool, kinds, settings));
				}
			}
		}
	}

	/** Which beans use a pool unless they name another. */
	private static Map<String, String> kinds(XmlElement subsystem) {
		Map<String, String> kinds = new HashMap<>();
		for (XmlElement element : subsystem.withDescendants()) {
			if (element.localName().equals("bean-instance-pool-ref") && element.parent() != null) {
				String kind = KINDS.get(element.parent().localName());
				String pool = element.attributeValue("pool-name");
				if (kind != null && pool != null) {
					kinds.putIfAbsent(pool, kind);
				}
			}
		}
		return kinds;
	}

	private static BeanPool beanPool(XmlElement element, Map<String, String> kinds, XmlSettings settings) {
		BeanPool pool = PlatformFactory.INSTANCE.createBeanPool();
		settings.name(pool, element);
		pool.setBeanKind(kinds.get(pool.getName()));
		pool.setPoolClass(settings.missing("strict-max-pool", null, null, new ProductDefault("StrictMaxPool", "WildFly, element strict-max-pool")));
		pool.setMaximumSize(size(element, settings));
		Setting timeout = settings.attribute(element, "instance-acquisition-timeout", ACQUISITION_UNIT, ACQUISITION);
		timeout.setUnit(WildFlyNames.unit(element.attributeValue("instance-acquisition-timeout-unit"), ACQUISITION_UNIT));
		pool.setTimeout(timeout);
		return pool;
	}

	/** A size that is derived wins over a number that is written beside it; such a number does not count. */
	private static Setting size(XmlElement element, XmlSettings settings) {
		String derived = element.attributeValue("derive-size");
		if (derived == null || derived.isEmpty() || derived.equals("none")) {
			return settings.attribute(element, "max-pool-size", "instances", POOL_SIZE);
		}
		String words = DERIVED.getOrDefault(derived, "derived: " + derived);
		Setting size = settings.attribute(element, "max-pool-size", "instances", new ProductDefault(words, GUIDE + derived));
		if (size.isSet()) {
			size.setResolved(words);
		}
		return size;
	}

	private static void dataSources(XmlElement subsystem, XmlSettings settings, Server server) {
		for (XmlElement sources : subsystem.children("datasources")) {
			for (XmlElement source : sources.children()) {
				if (source.localName().equals("datasource") || source.localName().equals("xa-datasource")) {
					server.getDataSources().add(JBossDataSourceFormat.newer(source, settings));
				}
			}
		}
	}

	private static void resourceAdapters(XmlElement subsystem, XmlSettings settings, Server server) {
		for (XmlElement adapters : subsystem.children("resource-adapters")) {
			for (XmlElement element : adapters.children("resource-adapter")) {
				ResourceAdapter adapter = PlatformFactory.INSTANCE.createResourceAdapter();
				String id = element.attributeValue("id");
				XmlElement archive = element.child("archive");
				adapter.setName(id != null ? id : archive == null ? null : archive.text());
				adapter.setOrigin(settings.origin(element));
				adapter.setScope("server");
				// The work manager stands in its bootstrap context; the adapter itself names no pool.
				adapter.setThreadPoolAlias(settings.missing("workmanager", null, null, null));
				server.getResourceAdapters().add(adapter);
			}
		}
	}
}
