/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which test classes have to end before something can be said of all. */
class EndedClassesTest {

	private static final String HERE = EndedClassesTest.class.getName();

	@TempDir
	Path folder;

	private void classes(Class<?>... types) throws IOException {
		for (Class<?> type : types) {
			Path file = folder.resolve(type.getName().replace('.', '/') + ".class");
			Files.createDirectories(file.getParent());
			Files.createFile(file);
		}
	}

	private List<String> missing(String... ended) {
		return EndedClasses.missing(folder, Set.of(ended), List.of("slow"));
	}

	@Test
	void whatHasNotEndedIsMissing() throws IOException {
		classes(EndedClassesTest.class, RuleCasesOrderTest.class, FixContract.class);
		assertEquals(List.of(HERE, RuleCasesOrderTest.class.getName()), missing());
		assertEquals(List.of(RuleCasesOrderTest.class.getName()), missing(HERE));
		assertEquals(List.of(), missing(HERE, RuleCasesOrderTest.class.getName()));
	}

	@Test
	void whoRunsAfterAllIsNotWaitedFor() throws IOException {
		classes(RuleCasesTest.class, FixChainsTest.class);
		assertEquals(List.of(), missing());
	}

	@Test
	void allClassesOfThisModuleAreKnown() throws Exception {
		Path classes = Path.of(EndedClassesTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
		List<String> all = EndedClasses.missing(classes, Set.of(), List.of());
		try (Stream<Path> files = Files.walk(classes)) {
			assertEquals(files.filter(file -> file.getFileName().toString().matches("[^$]*Test\\.class")).count() - 2, all.size(), "all but those that run after all");
		}
	}
}
