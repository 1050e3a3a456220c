/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.Set;

import org.wiretune.core.ValueForm;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;

/**
 * Reads {@code sca.module.attributes} and {@code sca.library.attributes}: the libraries and modules that a module
 * depends on, each as a setting that bears the name of its element, for example libraryDependency, and how business objects are
 * parsed.
 */
public final class ScdlDependenciesFormat extends XmlFormat {

	/** The name of the setting that tells how business objects are parsed; its value is the element that the file holds for it. */
	static final String BUSINESS_OBJECTS = "boImplementation";

	@Override
	public String id() {
		return "scdl-dependencies";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("attributes");
	}

	@Override
	public boolean accepts(String path) {
		String name = fileName(path);
		return name.equals(SolutionAssembler.MODULE_ATTRIBUTES) || name.equals(SolutionAssembler.LIBRARY_ATTRIBUTES);
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return Scdl.isRoot(root, "moduleAndLibraryAttributes");
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		for (XmlElement child = root.firstChild(); child != null; child = child.next()) {
			XmlAttribute name = child.localName().endsWith("Dependency") ? child.attribute("name") : null;
			XmlElement mode = child.localName().equals(BUSINESS_OBJECTS) ? child.firstChild() : null;
			if (mode != null) {
				parts.add(settings.set(BUSINESS_OBJECTS, mode.localName(), settings.origin(mode), null, ValueForm.NONE));
			}
			if (name != null) {
				parts.add(settings.value(child.localName(), name, null));
			}
		}
	}
}
