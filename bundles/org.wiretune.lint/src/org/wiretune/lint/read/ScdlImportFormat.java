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
import org.wiretune.model.assembly.Import;

/** Reads {@code .import} files: a service outside the module, with its interfaces and its binding. */
public final class ScdlImportFormat extends XmlFormat {

	@Override
	public String id() {
		return "scdl-import";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("import");
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith(".import");
	}

	@Override
	protected boolean ownsName() {
		return false;
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return Scdl.isRoot(root, "import");
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		Scdl scdl = new Scdl(settings);
		Import result = AssemblyFactory.INSTANCE.createImport();
		settings.name(result, root);
		result.setDisplayName(root.attributeValue("displayName"));
		scdl.interfaces(root, result.getInterfaces(), result.getQualifiers());
		result.setBinding(scdl.binding(root));
		parts.add(result);
	}
}
