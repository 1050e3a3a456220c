/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/**
 * Packages that need each other in a circle can only be understood, tested and moved together; none do, generated ones included.
 */
class PackageCirclesTest {

	private static final Path BUNDLES = Path.of(System.getProperty("wiretune.root")).resolve("bundles");
	private static final int LEAST_BUNDLES = 13;

	@Test
	void noPackagesStandInACircle() throws IOException {
		Set<String> found = new TreeSet<>();
		List<Path> bundles = compiled();
		assertTrue(bundles.size() >= LEAST_BUNDLES, bundles::toString);
		for (Path bundle : bundles) {
			for (Set<String> circle : PackageGraph.of(bundle.resolve("target/classes")).circles()) {
				found.add(bundle.getFileName() + ": " + String.join(" ", circle));
			}
		}
		assertEquals(Set.of(), found, "Cut it: what both need belongs below them, or the one hands the other what it needs.");
	}

	private static List<Path> compiled() throws IOException {
		try (Stream<Path> bundles = Files.list(BUNDLES)) {
			return bundles.filter(bundle -> Files.isDirectory(bundle.resolve("target/classes/org/wiretune"))).sorted().toList();
		}
	}

	@Test
	void aCircleIsFoundWhateverHangsOnIt() {
		PackageGraph graph = new PackageGraph(Map.of("a", Set.of("b"), "b", Set.of("c", "e"), "c", Set.of("a"), "d", Set.of("a"), "e", Set.of("f"), "f", Set.of("e")));
		assertEquals(List.of(Set.of("a", "b", "c"), Set.of("e", "f")), graph.circles());
		assertEquals(List.of(), new PackageGraph(Map.of("a", Set.of("b", "c"), "b", Set.of("c"), "c", Set.of())).circles());
	}
}
