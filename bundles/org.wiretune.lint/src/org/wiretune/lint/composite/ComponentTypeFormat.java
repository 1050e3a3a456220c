/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.composite;

import java.util.Set;

import org.wiretune.core.ModuleKind;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Component;

/**
 * Reads {@code .componentType} files, in which Oracle SOA Suite 11g and SCA's Java implementations keep the services and
 * references of a component beside its process or class.
 */
public final class ComponentTypeFormat extends XmlFormat {

	/** The end of the files' names. */
	public static final String END = ".componentType";

	@Override
	public String id() {
		return "component-type";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("componenttype");
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith(END);
	}

	@Override
	protected boolean ownsName() {
		return false;
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return root.localName().equals("componentType") && (CompositeFormat.isStandard(root) || SoaCompositeFormat.NAMESPACE.equals(root.namespace()));
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		Component component = AssemblyFactory.INSTANCE.createComponent();
		String name = fileName(parts.path());
		component.setName(name.substring(0, name.length() - END.length()));
		component.setOrigin(settings.origin(root));
		new CompositeReader(settings, parts, ModuleKind.COMPOSITE).type(root, component);
		parts.add(component);
	}
}
