/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.Set;

import org.wiretune.core.ModuleKind;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Module;

/**
 * Reads {@code sca.module} and {@code sca.library}: the name and the kind of a module. A module type with the word
 * mediation makes a mediation module.
 */
public final class ScdlModuleFormat extends XmlFormat {

	@Override
	public String id() {
		return "scdl-module";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("module", "library");
	}

	@Override
	public boolean accepts(String path) {
		String name = fileName(path);
		return name.equals("sca.module") || name.equals("sca.library");
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return Scdl.isRoot(root, "module") || Scdl.isRoot(root, "library");
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		Module module = AssemblyFactory.INSTANCE.createModule();
		settings.name(module, root);
		module.setKind(root.localName().equals("library") ? ModuleKind.LIBRARY : ModuleKind.MODULE);
		for (XmlElement type : root.children("moduleType")) {
			String word = type.attributeValue("type");
			if (word != null && word.contains("mediation")) {
				module.setKind(ModuleKind.MEDIATION_MODULE);
			}
		}
		parts.add(module);
	}
}
