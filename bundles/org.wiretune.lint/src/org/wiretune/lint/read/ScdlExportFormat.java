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
import org.wiretune.model.assembly.Export;

/**
 * Reads {@code .export} files: a service that the module offers, with its interfaces, its binding and its target. An
 * export without {@code esbBinding} has the binding kind none; it is an SCA export nevertheless: modules of WebSphere
 * Process Server call it by an SCA import, and Integration Designer writes SCA exports this way.
 */
public final class ScdlExportFormat extends XmlFormat {

	@Override
	public String id() {
		return "scdl-export";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("export");
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith(".export");
	}

	@Override
	protected boolean ownsName() {
		return false;
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return Scdl.isRoot(root, "export");
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		Scdl scdl = new Scdl(settings);
		Export export = AssemblyFactory.INSTANCE.createExport();
		settings.name(export, root);
		export.setDisplayName(root.attributeValue("displayName"));
		scdl.interfaces(root, export.getInterfaces(), export.getQualifiers());
		export.setBinding(scdl.binding(root));
		if (root.attribute("target") != null) {
			export.setWire(scdl.wire(root));
		}
		parts.add(export);
	}
}
