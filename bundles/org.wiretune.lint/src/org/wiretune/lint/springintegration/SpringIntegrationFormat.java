/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springintegration;

import org.wiretune.core.Product;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.springbeans.ContextFormat;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.ConfigurationFile;

/**
 * Reads XML files of Spring for what they say of Spring Integration: channels, endpoints, adapters and gateways under whatever
 * prefix, and the beans that these lean on. Each is a group whose kind is {@value #PREFIX} with the end of the namespace and
 * the name of the element, for example {@code spring-integration.jms.outbound-gateway}.
 */
public final class SpringIntegrationFormat extends ContextFormat {

	/** The file, and what the kinds of its groups begin with, followed by a dot. */
	public static final String ID = "spring-integration";
	/** What the kinds of groups and of observations in code begin with. */
	public static final String PREFIX = ID + '.';
	/** Spring Integration as the product that reads a file. */
	public static final Product PRODUCT = Product.define(ID + ".framework", "Spring Integration", Product.Owner.APPLICATION);
	private static final String BEANS = "http://www.springframework.org/schema/beans";

	@Override
	public String id() {
		return ID;
	}

	/** Beans that lean on nothing of Spring Integration are still wanted where they are what its gateways are given. */
	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return root.localName().equals("beans") && (BEANS.equals(root.namespace()) || declaresIntegration(root));
	}

	private static boolean declaresIntegration(XmlElement root) {
		for (XmlAttribute attribute : root.attributes()) {
			if (attribute.declaresNamespace() && attribute.value().startsWith(ContextReader.INTEGRATION)) {
				return true;
			}
		}
		return false;
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		ConfigurationFile file = NewParts.file(parts.path(), ID, PRODUCT, settings.origin(root));
		new ContextReader(settings).read(root, null, file.getGroups());
		if (!file.getGroups().isEmpty()) {
			parts.add(file);
			new ContextParts(settings, parts).read(root);
		}
	}
}
