/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** Which classes the code of a bundle names. */
final class ClassUses {

	private static final Pattern USE = Pattern.compile("^ +\\S+ +-> (\\S+) .*");
	private static final Pattern IMPORT = Pattern.compile("(?m)^import (static )?([\\w.]+);");

	private ClassUses() {
	}

	/**
	 * {@return the full names of the classes that a bundle names in compiled code, or imports in its sources, since a constant
	 * leaves no trace of the class that it came from}
	 *
	 * @param bundle the folder of a bundle that was compiled
	 */
	static Set<String> of(Path bundle) throws IOException {
		Set<String> used = new TreeSet<>();
		StringWriter out = new StringWriter();
		StringWriter errors = new StringWriter();
		int code = ToolProvider.findFirst("jdeps").orElseThrow().run(new PrintWriter(out), new PrintWriter(errors), "-verbose:class", "-filter:none",
				"--ignore-missing-deps", bundle.resolve("target/classes").toString());
		if (code != 0) {
			throw new IllegalStateException(errors.toString());
		}
		out.toString().lines().map(USE::matcher).filter(Matcher::matches).forEach(line -> used.add(line.group(1)));
		for (String folder : List.of("src", "src-gen")) {
			if (Files.isDirectory(bundle.resolve(folder))) {
				try (Stream<Path> files = Files.walk(bundle.resolve(folder))) {
					for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
						addImports(Files.readString(file), used);
					}
				}
			}
		}
		return used;
	}

	private static void addImports(String source, Set<String> used) {
		Matcher statement = IMPORT.matcher(source);
		while (statement.find()) {
			String name = statement.group(2);
			used.add(statement.group(1) == null ? name : name.substring(0, name.lastIndexOf('.')));
		}
	}
}
