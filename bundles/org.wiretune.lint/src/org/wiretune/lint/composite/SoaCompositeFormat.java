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

/** Reads {@code composite.xml} of Oracle SOA Suite 11g and 12c. */
public final class SoaCompositeFormat extends XmlFormat {

	static final String NAMESPACE = "http://xmlns.oracle.com/sca/1.0";

	@Override
	public String id() {
		return "soa-composite";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("xml");
	}

	@Override
	public boolean accepts(String path) {
		return fileName(path).equals("composite.xml");
	}

	@Override
	protected boolean ownsName() {
		return false;
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return root.localName().equals("composite") && NAMESPACE.equals(root.namespace());
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		parts.add(new CompositeReader(settings, parts, ModuleKind.SOA_COMPOSITE).read(root));
	}
}
