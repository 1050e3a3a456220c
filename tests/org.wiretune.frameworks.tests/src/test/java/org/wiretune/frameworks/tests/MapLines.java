/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.frameworks.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;

/**
 * What the map says of an application, a line each: {@code part NAME}, {@code in NAME -> PART}, {@code link PART -> PART sync},
 * {@code out PART -> NAME}.
 */
final class MapLines {

	private MapLines() {
	}

	/**
	 * {@return the module that is read from files of the tests}
	 *
	 * @param project the folder of the project that is made
	 * @param files the path in the project, and the file of the tests
	 * @throws IOException when they cannot be read
	 */
	static Module module(Path project, Map<String, String> files) throws IOException {
		Files.createDirectories(project);
		Files.writeString(project.resolve("pom.xml"), "<project/>");
		for (Map.Entry<String, String> file : files.entrySet()) {
			Path target = project.resolve("src/main").resolve(file.getKey());
			Files.createDirectories(target.getParent());
			Files.copy(Path.of("src/test").resolve(file.getValue()), target);
		}
		LintResult result = Linter.lint(new FolderTree(project), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
		assertTrue(result.problems().isEmpty(), () -> result.problems().toString());
		assertEquals(1, result.solution().getModules().size());
		return result.solution().getModules().getFirst();
	}

	/** {@return the lines} @param module the module */
	static TreeSet<String> of(Module module) {
		TreeSet<String> lines = new TreeSet<>();
		for (Export export : module.getExports()) {
			lines.add("in " + name(export) + " -> " + target(export.getWire()));
		}
		for (Component component : module.getComponents()) {
			lines.add("part " + name(component));
			for (Reference reference : component.getReferences()) {
				boolean waits = reference.getInterfaces().isEmpty() || reference.getInterfaces().getFirst().interactionStyle() != InteractionStyle.ASYNC;
				for (Wire wire : reference.getWires()) {
					boolean outside = wire.getResolved() instanceof Import;
					lines.add(outside ? "out " + name(component) + " -> " + name(wire.getResolved()).replace(name(component) + " to ", "") : "link " + name(component) + " -> " + target(wire) + (waits ? " sync" : " async"));
				}
			}
		}
		return lines;
	}

	private static String target(Wire wire) {
		return wire == null ? "nothing" : wire.getResolved() == null ? wire.getTarget().getValue() : name(wire.getResolved());
	}

	/** Several of a name have a number behind it, which says nothing. */
	private static String name(Element element) {
		return element.getName().replaceFirst(" \\(\\d+\\)$", "");
	}
}
