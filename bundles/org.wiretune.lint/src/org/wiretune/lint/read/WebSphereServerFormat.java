/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.List;
import java.util.Set;

import org.wiretune.core.Product;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.WebSpherePath;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.product.ProductDefault;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.JvmOptions;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;

/**
 * Reads {@code server.xml} of traditional WebSphere Application Server (5 to 9): the thread pools of the thread pool
 * manager, of the object request broker and of the message listener service, and the options of the Java virtual
 * machine. Open Liberty and JBoss have files of the same name with other root elements; they are not read here.
 */
public final class WebSphereServerFormat extends XmlFormat {

	private static final ProductDefault MINIMUM = new ProductDefault("10", "WebSphere Application Server 5.0 to 7.0, documentation: Thread pool settings, Minimum size");
	private static final ProductDefault MAXIMUM = new ProductDefault("50", "WebSphere Application Server 5.0 to 5.1, documentation: Thread pool settings, Maximum size");
	private static final ProductDefault INACTIVITY = new ProductDefault("3500",
			"WebSphere Application Server 5.0 to 5.1, documentation: Thread pool settings, Thread inactivity timeout");
	private static final ProductDefault NOT_GROWABLE = new ProductDefault("false",
			"WebSphere Application Server 5.0 to 5.1, documentation: Thread pool settings, Allow thread allocation beyond maximum thread size");
	private static final ProductDefault MAXIMUM_HEAP = new ProductDefault("512",
			"IBM SDK for Java up to release 0.18 of Eclipse OpenJ9, documentation: -XX:OriginalJDK8HeapSizeCompatibilityMode, half of the memory and at most 512 MB");

	@Override
	public String id() {
		return "websphere-server";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("xml");
	}

	@Override
	public boolean accepts(String path) {
		return fileName(path).equals("server.xml") && !WebSpherePath.isTemplate(path);
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		String namespace = root.localName().equals("Server") ? root.namespace() : null;
		return namespace != null && namespace.contains("websphere/appserver/schemas") && namespace.endsWith("process.xmi");
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		Server server = PlatformFactory.INSTANCE.createServer();
		settings.name(server, root);
		server.setProduct(Product.WEBSPHERE);
		server.setCluster(root.attributeValue("clusterName"));
		XmlElement process = null;
		for (XmlElement element : root.withDescendants()) {
			switch (element.localName()) {
			case "threadPools", "threadPool" -> server.getThreadPools().add(threadPool(element, settings));
			case "processDefinitions", "processDefinition" -> {
				// On z/OS a server has a control, a servant and an adjunct process; applications run in the servant.
				String type = element.attributeValue("processType");
				if (process == null && !"Control".equals(type) && !"Adjunct".equals(type)) {
					process = element;
				}
			}
			default -> {
				// Nothing that a setting of the catalogue stands in.
			}
			}
		}
		XmlElement jvm = process == null ? null : process.child("jvmEntries");
		if (jvm != null) {
			server.setJvm(jvm(jvm, settings));
		}
		parts.add(server);
	}

	private static ThreadPool threadPool(XmlElement element, XmlSettings settings) {
		ThreadPool pool = PlatformFactory.INSTANCE.createThreadPool();
		settings.name(pool, element);
		pool.setMinimumSize(settings.attribute(element, "minimumSize", "threads", MINIMUM));
		pool.setMaximumSize(settings.attribute(element, "maximumSize", "threads", MAXIMUM));
		pool.setInactivityTimeout(settings.attribute(element, "inactivityTimeout", "milliseconds", INACTIVITY));
		pool.setGrowable(settings.attribute(element, "isGrowable", null, NOT_GROWABLE));
		return pool;
	}

	private static JvmOptions jvm(XmlElement element, XmlSettings settings) {
		JvmOptions options = PlatformFactory.INSTANCE.createJvmOptions();
		options.setName("jvmEntries");
		options.setOrigin(settings.origin(element));
		options.setInitialHeapSize(heap(element, "initialHeapSize", null, settings));
		options.setMaximumHeapSize(heap(element, "maximumHeapSize", MAXIMUM_HEAP, settings));
		options.setVerboseGarbageCollection(settings.attribute(element, "verboseModeGarbageCollection", null, null));
		options.setArguments(settings.attribute(element, "genericJvmArguments"));
		return options;
	}

	/** A heap of nothing or of 0 is none: the virtual machine takes its own. */
	private static Setting heap(XmlElement element, String name, ProductDefault standard, XmlSettings settings) {
		XmlAttribute attribute = element.attribute(name);
		if (attribute != null && List.of("", "0").contains(attribute.value())) {
			return settings.missing(name, settings.style().instead(attribute), "megabytes", standard);
		}
		return settings.attribute(element, name, "megabytes", standard);
	}
}
