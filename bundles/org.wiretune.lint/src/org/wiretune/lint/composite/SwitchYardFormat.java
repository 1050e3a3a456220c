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
import org.wiretune.model.assembly.Module;

/** Reads {@code switchyard.xml} of SwitchYard 1 and 2: an SCA composite whose references are wired by the names of services. */
public final class SwitchYardFormat extends XmlFormat {

	private static final String NAMESPACE = "urn:switchyard-config:switchyard:";

	@Override
	public String id() {
		return "switchyard";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("xml");
	}

	@Override
	public boolean accepts(String path) {
		return fileName(path).equals("switchyard.xml");
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return root.localName().equals("switchyard") && root.namespace() != null && root.namespace().startsWith(NAMESPACE);
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		XmlElement composite = root.child("composite");
		if (composite == null) {
			return;
		}
		Module module = new CompositeReader(settings, parts, ModuleKind.SWITCHYARD).read(composite);
		if (module.getName() == null) {
			settings.name(module, root);
		}
		new SwitchYardVariables(root).resolve(module);
		parts.add(module);
	}
}
