/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springbeans;

import java.util.Set;

import org.wiretune.core.Product;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.ConfigurationFile;

/**
 * Reads XML contexts of Spring for what they say of JMS, RabbitMQ and Spring Batch: listener containers, templates, steps, and the
 * factories, transaction managers, executors and pools that these lean on. Each is a group whose kind begins with {@value #PREFIX}.
 */
public final class SpringBeansFormat extends ContextFormat {

	/** The kind of the file, and what the kinds of its groups begin with, followed by a dot. */
	public static final String ID = "spring-beans";
	/** What the kinds of groups begin with. */
	public static final String PREFIX = ID + '.';
	private static final Product PRODUCT = Product.define("spring.framework", "Spring Framework", Product.Owner.APPLICATION);
	private static final Set<String> ROOTS = Set.of("http://www.springframework.org/schema/beans", "http://www.springframework.org/schema/batch");

	@Override
	public String id() {
		return ID;
	}

	/** Contexts of old have a document type instead of a namespace. */
	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return root.localName().equals("beans") && (root.namespace() == null || root.namespace().isEmpty() || ROOTS.contains(root.namespace()));
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		ConfigurationFile file = NewParts.file(parts.path(), ID, PRODUCT, settings.origin(root));
		new BeansReader(settings, file.getGroups()).read(root, null);
		if (!file.getGroups().isEmpty()) {
			parts.add(file);
		}
	}
}
