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

/**
 * Reads {@code .composite} files of the Service Component Architecture: OSOA 1.0 and OASIS 1.1, as Tuscany, FraSCAti,
 * Fabric3 and WebSphere's feature pack run them.
 */
public final class CompositeFormat extends XmlFormat {

	private static final Set<String> NAMESPACES = Set.of("http://www.osoa.org/xmlns/sca/", "http://docs.oasis-open.org/ns/opencsa/sca/");

	@Override
	public String id() {
		return "sca-composite";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("composite", "xml");
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith(".composite") || fileName(path).equals("composite.xml");
	}

	@Override
	protected boolean ownsName() {
		return false;
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return root.localName().equals("composite") && isStandard(root);
	}

	/** {@return whether an element is of the standard} */
	static boolean isStandard(XmlElement element) {
		String namespace = element.namespace();
		return namespace != null && NAMESPACES.stream().anyMatch(namespace::startsWith);
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		parts.add(new CompositeReader(settings, parts, ModuleKind.COMPOSITE).read(root));
	}
}
