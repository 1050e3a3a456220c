/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.List;

import org.wiretune.lint.source.Lines;
import org.wiretune.model.assembly.Module;
import org.wiretune.safety.markup.MarkupText;

/** Writes an import or export as Integration Designer does, with the line ends of a file beside it. */
final class NewScdlFile {

	private final String kind;
	private final String name;
	private final Namespaces namespaces = new Namespaces();
	private String target;

	/** Begins a file. @param kind {@code import} or {@code export} @param name its name */
	NewScdlFile(String kind, String name) {
		this.kind = kind;
		this.name = name;
		namespaces.prefix("xsi", Namespaces.INSTANCE);
		namespaces.prefix("scdl", Namespaces.SCDL);
	}

	Namespaces namespaces() {
		return namespaces;
	}

	/** Says what is behind an export. @param component its name */
	void target(String component) {
		target = component;
	}

	/**
	 * {@return the file}
	 *
	 * @param module the module it belongs to
	 * @param parts what is inside, in order
	 * @param beside the text of a file of the module
	 */
	NewFile write(Module module, List<Markup> parts, String beside) {
		String delimiter = Lines.delimiter(beside);
		StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>").append(delimiter);
		out.append("<scdl:").append(kind).append(ScdlFile.declarations(namespaces.added()));
		String written = MarkupText.escapeValue(name);
		out.append(" displayName=\"").append(written).append("\" name=\"").append(written).append('"');
		if (target != null) {
			out.append(" target=\"").append(MarkupText.escapeValue(target)).append('"');
		}
		out.append('>');
		parts.forEach(part -> out.append(delimiter).append("  ").append(part.write(delimiter, "  ", "  ")));
		out.append(delimiter).append("</scdl:").append(kind).append('>');
		if (beside.endsWith("\n") || beside.endsWith("\r")) {
			out.append(delimiter);
		}
		return new NewFile(path(module, name + '.' + kind), out.toString());
	}

	/** {@return the path of a file of a module} @param module the module @param file the name of the file */
	static String path(Module module, String file) {
		return module.getPath() == null || module.getPath().isEmpty() ? file : module.getPath() + '/' + file;
	}
}
