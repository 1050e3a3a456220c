/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.wiretune.core.Product;

/**
 * A kind of file that a table describes.
 *
 * @param id a stable word, for example {@code wildfly-configuration}
 * @param product the product that reads the file
 * @param scope {@code application} where the file belongs to an application although a server product reads it; null otherwise
 * @param names patterns of its path, see {@link PathPattern}
 * @param roots for XML the names of the root elements, each with a part of its namespace in brackets where that is needed
 *        to tell it from others; empty for other files
 * @param row the row of the catalogue's section D that names the file, or null
 * @param syntax how a file that is no XML is written, a name of {@link org.wiretune.lint.text.TextSyntaxes}; null for XML
 * @param keys for files that are no XML patterns of keys, one of which the file must have to be of this kind; empty where
 *        the name tells enough
 * @param groups its groups
 */
public record FileKind(String id, Product product, String scope, List<PathPattern> names, List<ElementPattern> roots, String row, String syntax,
		List<String> keys, List<GroupRow> groups) {

	/** Copies the lists. */
	public FileKind {
		names = List.copyOf(names);
		roots = List.copyOf(roots);
		keys = List.copyOf(keys);
		groups = List.copyOf(groups);
	}

	/** {@return what follows the last dot in the names of its files, in lower case; empty where a pattern leaves that open} */
	public Set<String> extensions() {
		Set<String> extensions = new HashSet<>();
		for (PathPattern name : names) {
			if (!name.excludes() && name.extension() == null) {
				return Set.of();
			}
			if (!name.excludes()) {
				extensions.add(name.extension());
			}
		}
		return extensions;
	}

	/** {@return whether a file of this path may be of this kind} @param path the path with forward slashes */
	public boolean accepts(String path) {
		for (PathPattern name : names) {
			if (name.matches(path)) {
				return !name.excludes();
			}
		}
		return false;
	}
}
