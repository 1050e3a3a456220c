/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.Set;

import org.wiretune.core.Product;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.springbeans.ContextFormat;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.ConfigurationFile;

/** Reads routes of Camel in XML: contexts of Spring and Blueprint, and files with routes alone. */
public final class CamelFormat extends ContextFormat {

	/** What namespaces of Camel begin with. */
	static final String CAMEL = "http://camel.apache.org/schema/";
	/** Camel as the product that reads a file. */
	public static final Product PRODUCT = Product.define("camel.framework", "Apache Camel", Product.Owner.APPLICATION);
	private static final Set<String> ROOTS = Set.of("routes", "route", "camel", "routeTemplates", "rests");
	private static final String SPRING = "http://www.springframework.org/schema/beans";

	@Override
	public String id() {
		return RouteGroups.ID;
	}

	/** A context of Spring or Blueprint may declare Camel only where it begins. */
	@Override
	protected boolean acceptsRoot(XmlElement root) {
		String namespace = String.valueOf(root.namespace());
		return namespace.startsWith(CAMEL) || root.namespace() == null && ROOTS.contains(root.localName()) || root.localName().equals("beans") && namespace.startsWith(SPRING) || root.localName().equals("blueprint");
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		ConfigurationFile file = RouteGroups.file(parts.path(), settings.origin(root));
		RouteXml routes = new RouteXml(settings);
		routes.read(root, null, file.getGroups());
		if (routes.isCamel()) {
			parts.add(file);
			new RouteParts(parts).read(file);
		}
	}
}
