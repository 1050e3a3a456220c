/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a bundle says of itself.
 *
 * @param name the symbolic name, empty where it is none
 * @param required the bundles that it requires, each with the rest of its clause
 * @param imported the packages that it imports, each with the rest of its clause
 * @param exported the packages that it exports
 */
record BundleManifest(String name, Map<String, String> required, Map<String, String> imported, Set<String> exported) {

	private static final Pattern CLAUSE = Pattern.compile("([^,;\"]+)((?:;(?:[^,\"]|\"[^\"]*\")*)?)(?:,|$)");
	private static final Pattern BOUND = Pattern.compile("(?:bundle-)?version=\"?[\\[(]?(\\d[^,\"]*)");
	private static final String NONE = "0.0.0";

	/** {@return the manifest that a stream holds} */
	static BundleManifest read(InputStream stream) throws IOException {
		Attributes headers = new Manifest(stream).getMainAttributes();
		Set<String> names = clauses(headers, "Bundle-SymbolicName").keySet();
		return new BundleManifest(names.isEmpty() ? "" : names.iterator().next(), clauses(headers, "Require-Bundle"), clauses(headers, "Import-Package"),
				exported(headers));
	}

	/** A package may be exported twice, for some and for friends, as org.eclipse.core.jobs does. */
	private static Set<String> exported(Attributes headers) {
		Set<String> exported = new LinkedHashSet<>();
		String value = headers.getValue("Export-Package");
		Matcher clause = CLAUSE.matcher(value == null ? "" : value);
		while (clause.find()) {
			exported.add(clause.group(1).strip());
		}
		return exported;
	}

	private static Map<String, String> clauses(Attributes headers, String header) {
		Map<String, String> clauses = new LinkedHashMap<>();
		String value = headers.getValue(header);
		Matcher clause = CLAUSE.matcher(value == null ? "" : value);
		while (clause.find()) {
			String name = clause.group(1).strip();
			if (clauses.putIfAbsent(name, clause.group(2)) != null) {
				throw new IllegalArgumentException(header + " names " + name + " twice");
			}
		}
		return clauses;
	}

	/** {@return the required bundles whose classes are seen by those who require this one} */
	Set<String> passedOn() {
		Set<String> passedOn = new LinkedHashSet<>();
		required.forEach((bundle, clause) -> {
			if (clause.contains("visibility:=reexport") || clause.contains("visibility:=\"reexport\"")) {
				passedOn.add(bundle);
			}
		});
		return passedOn;
	}

	/** {@return whether the rest of a clause names the least version} */
	static boolean hasLowerBound(String clause) {
		Matcher bound = BOUND.matcher(clause);
		return bound.find() && !bound.group(1).equals(NONE);
	}
}
