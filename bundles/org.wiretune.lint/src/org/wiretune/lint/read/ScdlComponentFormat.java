/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.Set;

import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Component;

/** Reads {@code .component} files: a component with its interfaces, references, wires and implementation. */
public final class ScdlComponentFormat extends XmlFormat {

	@Override
	public String id() {
		return "scdl-component";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("component");
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith(".component");
	}

	@Override
	protected boolean ownsName() {
		return false;
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return Scdl.isRoot(root, "component");
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		Scdl scdl = new Scdl(settings);
		Component component = AssemblyFactory.INSTANCE.createComponent();
		settings.name(component, root);
		component.setDisplayName(root.attributeValue("displayName"));
		scdl.interfaces(root, component.getInterfaces(), component.getQualifiers());
		for (XmlElement references : root.children("references")) {
			scdl.qualifiers(references, null, component.getQualifiers());
			scdl.references(references, component.getReferences());
		}
		XmlElement implementation = root.child("implementation");
		if (implementation != null) {
			component.setImplementation(scdl.implementation(implementation));
		}
		parts.add(component);
	}
}
