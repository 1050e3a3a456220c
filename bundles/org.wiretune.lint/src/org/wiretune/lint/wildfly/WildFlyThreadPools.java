/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wildfly;

import java.util.List;

import org.wiretune.lint.product.ProductDefault;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;

/**
 * Reads the thread pools of a subsystem. Pools of different subsystems mostly share the name {@code default}, so the
 * subsystem and the element stand before it: {@code io worker default}, {@code ejb3 thread-pool default},
 * {@code jca default-workmanager short-running-threads}.
 */
final class WildFlyThreadPools {

	private static final ProductDefault WORKER_THREADS = new ProductDefault("16 * number of processors",
			"WildFly schema wildfly-io_1_1.xsd to wildfly-io_4_0.xsd: task-max-threads, as far as the limit of open files allows");
	private static final ProductDefault KEEP_ALIVE = new ProductDefault("60000", "WildFly schema wildfly-io_2_0.xsd to wildfly-io_4_0.xsd: task-keepalive");

	private WildFlyThreadPools() {
	}

	static void read(XmlElement subsystem, XmlSettings settings, Server server) {
		String name = WildFlyNames.subsystem(subsystem.namespace());
		for (XmlElement element : subsystem.withDescendants()) {
			String tag = element.localName();
			if (tag.equals("worker") && name.equals("io")) {
				server.getThreadPools().add(worker(element, settings));
			} else if (tag.equals("connector") && name.equals("web")) {
				server.getThreadPools().add(connector(element, settings));
			} else if (tag.endsWith("thread-pool") && !name.equals("jca")) {
				server.getThreadPools().add(pool(element, name + ' ' + tag + ' ' + element.attributeValue("name"), settings));
			} else if (tag.endsWith("-running-threads") && name.equals("jca") && element.parent() != null) {
				String manager = element.parent().attributeValue("name");
				server.getThreadPools().add(pool(element, name + ' ' + (manager == null ? element.parent().localName() : manager) + ' ' + tag, settings));
			}
		}
	}

	private static ThreadPool worker(XmlElement element, XmlSettings settings) {
		ThreadPool pool = start(element, "io worker " + element.attributeValue("name"), settings);
		pool.setMinimumSize(settings.attribute(element, "task-core-threads", "threads", null));
		pool.setMaximumSize(settings.attribute(element, "task-max-threads", "threads", element.namespace().endsWith(":1.0") ? null : WORKER_THREADS));
		pool.setInactivityTimeout(settings.attribute(element, "task-keepalive", "milliseconds", element.namespace().contains(":io:1.") ? null : KEEP_ALIVE));
		return pool;
	}

	/** A connector of AS 7 and EAP 6 has a thread for each connection. */
	private static ThreadPool connector(XmlElement element, XmlSettings settings) {
		ThreadPool pool = start(element, "web connector " + element.attributeValue("name"), settings);
		pool.setMinimumSize(settings.missing("minimum size", null, "threads", null));
		pool.setMaximumSize(settings.attribute(element, "max-connections", "connections", null));
		pool.setInactivityTimeout(settings.missing("inactivity timeout", null, "milliseconds", null));
		return pool;
	}

	private static ThreadPool pool(XmlElement element, String name, XmlSettings settings) {
		ThreadPool pool = start(element, name, settings);
		pool.setMinimumSize(count(element, "core-threads", List.of(), settings));
		pool.setMaximumSize(count(element, "max-threads", List.of("core-threads", "queue-length"), settings));
		XmlElement alive = element.child("keepalive-time");
		Setting timeout = alive == null ? settings.missing("keepalive-time", null, "milliseconds", null) : settings.attribute(alive, "time", "seconds", null);
		timeout.setName("keepalive-time");
		if (alive != null) {
			timeout.setUnit(WildFlyNames.unit(alive.attributeValue("unit"), "seconds"));
		}
		pool.setInactivityTimeout(timeout);
		return pool;
	}

	private static Setting count(XmlElement element, String name, List<String> predecessors, XmlSettings settings) {
		XmlElement child = element.child(name);
		Setting setting;
		if (child != null) {
			setting = settings.attribute(child, "count", "threads", null);
		} else {
			String tag = XmlSettings.qualified(element, name);
			setting = settings.missing(name, settings.style().child(element, predecessors.isEmpty() ? List.of(name) : predecessors, List.of(), "<" + tag + " count=\"", "\"/>"),
					"threads", null);
		}
		setting.setName(name);
		return setting;
	}

	private static ThreadPool start(XmlElement element, String name, XmlSettings settings) {
		ThreadPool pool = PlatformFactory.INSTANCE.createThreadPool();
		pool.setName(name);
		pool.setOrigin(settings.origin(element));
		pool.setGrowable(settings.missing("growable", null, null, null));
		return pool;
	}
}
