/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.Reference;

/** Reads {@code sca.references}: the stand-alone references, by which clients that are no components call in. */
public final class ScdlReferencesFormat extends XmlFormat {

	@Override
	public String id() {
		return "scdl-references";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("references");
	}

	@Override
	public boolean accepts(String path) {
		return fileName(path).equals("sca.references");
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return Scdl.isRoot(root, "references");
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		List<Reference> references = new ArrayList<>();
		new Scdl(settings).references(root, references);
		references.forEach(parts::add);
	}
}
