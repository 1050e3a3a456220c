/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.List;
import java.util.Set;

import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.Folders;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.product.ProductDefault;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;

/**
 * Reads the thread pools of JBoss AS 4 to 6 and EAP 4 and 5: those of the web connectors and executors in
 * {@code server.xml}, of the work manager in {@code jca-jboss-beans.xml} or {@code jbossjca-service.xml}, of the remoting
 * server in {@code remoting-jboss-beans.xml} and of the system in {@code jboss-service.xml}. A connector's pool is named
 * after its protocol and port, because the server names it so: {@code HTTP/1.1 8080}.
 */
public final class JBossThreadPoolFormat extends XmlFormat {

	private static final String GUIDE = "JBoss EAP 5 Performance Tuning Guide 5.2.0, ";
	private static final ProductDefault CONNECTOR = new ProductDefault("200",
			GUIDE + "2.1.2 maxThreads; Red Hat solution 25054: 200 up to EAP 5.1.0, 512 for each processor from EAP 5.1.1 on");
	private static final ProductDefault CONNECTOR_4 = new ProductDefault("40", "JBoss EAP 4.x, Red Hat solution 25054: default value of maxThreads");
	private static final ProductDefault EXECUTOR_MAXIMUM = new ProductDefault("200", "JBoss EAP 5 Administration and Configuration Guide, 4.5.1 Executor, maxThreads");
	private static final ProductDefault EXECUTOR_MINIMUM = new ProductDefault("25", "JBoss EAP 5 Administration and Configuration Guide, 4.5.1 Executor, minSpareThreads");
	private static final ProductDefault EXECUTOR_IDLE = new ProductDefault("60000", "JBoss EAP 5 Administration and Configuration Guide, 4.5.1 Executor, maxIdleTime");
	private static final ProductDefault REMOTING = new ProductDefault("300", "comment in remoting-jboss-beans.xml as shipped with EAP 5.2; " + GUIDE + "4.3 Remote EJB Clients");
	private static final ProductDefault KEEP_ALIVE = new ProductDefault("60000", "comment in jca-jboss-beans.xml as shipped with EAP 5.2: default one minute");

	@Override
	public String id() {
		return "jboss-thread-pools";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("xml");
	}

	@Override
	public boolean accepts(String path) {
		return switch (fileName(path)) {
		case "server.xml" -> webContainer(path);
		case "jca-jboss-beans.xml", "jbossjca-service.xml", "remoting-jboss-beans.xml", "jboss-service.xml" -> true;
		default -> false;
		};
	}

	private static boolean webContainer(String path) {
		String folder = Folders.name(Folders.of(path));
		return folder.equals("jbossweb.sar") || folder.equals("jboss-web.deployer") || folder.startsWith("jbossweb-tomcat");
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return switch (root.localName()) {
		case "Server", "deployment", "server" -> true;
		default -> false;
		};
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		boolean four = Folders.name(Folders.of(parts.path())).equals("jboss-web.deployer");
		for (XmlElement element : root.withDescendants()) {
			String type = element.localName().equals("bean") ? element.attributeValue("class") : element.localName().equals("mbean") ? element.attributeValue("code") : null;
			if (element.localName().equals("Connector")) {
				parts.add(connector(element, four, settings));
			} else if (element.localName().equals("Executor")) {
				parts.add(executor(element, settings));
			} else if ("org.jboss.util.threadpool.BasicThreadPool".equals(type)) {
				parts.add(basic(element, settings));
			} else if ("org.jboss.remoting.ServerConfiguration".equals(type)) {
				parts.add(remoting(element, settings));
			}
		}
	}

	private static ThreadPool connector(XmlElement element, boolean four, XmlSettings settings) {
		ThreadPool pool = pool(element, settings);
		String protocol = element.attributeValue("protocol");
		String port = element.attributeValue("port");
		pool.setName((protocol == null ? "HTTP/1.1" : protocol) + (port == null ? "" : ' ' + port));
		pool.setMinimumSize(settings.attribute(element, "minSpareThreads", "threads", null));
		pool.setMaximumSize(settings.attribute(element, "maxThreads", "threads", four ? CONNECTOR_4 : CONNECTOR));
		return pool;
	}

	private static ThreadPool executor(XmlElement element, XmlSettings settings) {
		ThreadPool pool = pool(element, settings);
		settings.name(pool, element);
		pool.setMinimumSize(settings.attribute(element, "minSpareThreads", "threads", EXECUTOR_MINIMUM));
		pool.setMaximumSize(settings.attribute(element, "maxThreads", "threads", EXECUTOR_MAXIMUM));
		pool.setInactivityTimeout(settings.attribute(element, "maxIdleTime", "milliseconds", EXECUTOR_IDLE));
		return pool;
	}

	/** A bean has properties with small first letters, a managed bean attributes with capital ones. */
	private static ThreadPool basic(XmlElement element, XmlSettings settings) {
		boolean bean = element.localName().equals("bean");
		ThreadPool pool = pool(element, settings);
		settings.name(pool, element);
		pool.setMinimumSize(named(element, bean ? "minimumPoolSize" : "MinimumPoolSize", "threads", null, settings));
		pool.setMaximumSize(named(element, bean ? "maximumPoolSize" : "MaximumPoolSize", "threads", null, settings));
		pool.setInactivityTimeout(named(element, bean ? "keepAliveTime" : "KeepAliveTime", "milliseconds", KEEP_ALIVE, settings));
		return pool;
	}

	private static Setting named(XmlElement element, String name, String unit, ProductDefault standard, XmlSettings settings) {
		String tag = element.localName().equals("bean") ? "property" : "attribute";
		for (XmlElement child : element.children(tag)) {
			if (name.equals(child.attributeValue("name"))) {
				return settings.content(name, child, unit, standard);
			}
		}
		String qualified = XmlSettings.qualified(element, tag);
		return settings.missing(name, settings.style().child(element, List.of(tag), List.of(), "<" + qualified + " name=\"" + name + "\">", "</" + qualified + ">"), unit, standard);
	}

	private static ThreadPool remoting(XmlElement element, XmlSettings settings) {
		ThreadPool pool = pool(element, settings);
		settings.name(pool, element);
		XmlElement map = null;
		for (XmlElement property : element.children("property")) {
			if ("serverParameters".equals(property.attributeValue("name"))) {
				map = property.child("map");
			}
		}
		pool.setMaximumSize(entry(map, "maxPoolSize", "threads", REMOTING, settings));
		pool.setInactivityTimeout(entry(map, "idleTimeout", "seconds", null, settings));
		return pool;
	}

	private static Setting entry(XmlElement map, String key, String unit, ProductDefault standard, XmlSettings settings) {
		if (map == null) {
			return settings.missing(key, null, unit, standard);
		}
		for (XmlElement entry : map.children("entry")) {
			XmlElement name = entry.child("key");
			XmlElement value = entry.child("value");
			if (name != null && value != null && key.equals(name.text())) {
				return settings.content(key, value, unit, standard);
			}
		}
		String tag = XmlSettings.qualified(map, "entry");
		String keyTag = XmlSettings.qualified(map, "key");
		String valueTag = XmlSettings.qualified(map, "value");
		return settings.missing(key, settings.style().child(map, List.of("entry"), List.of(),
				"<" + tag + "><" + keyTag + ">" + key + "</" + keyTag + "><" + valueTag + ">", "</" + valueTag + "></" + tag + ">"), unit, standard);
	}

	private static ThreadPool pool(XmlElement element, XmlSettings settings) {
		ThreadPool pool = PlatformFactory.INSTANCE.createThreadPool();
		pool.setOrigin(settings.origin(element));
		pool.setMinimumSize(settings.missing("minimum size", null, "threads", null));
		pool.setInactivityTimeout(settings.missing("inactivity timeout", null, "milliseconds", null));
		pool.setGrowable(settings.missing("growable", null, null, null));
		return pool;
	}
}
