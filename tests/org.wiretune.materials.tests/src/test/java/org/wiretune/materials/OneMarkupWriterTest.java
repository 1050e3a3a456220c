/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** Text becomes markup in one place, which knows what XML cannot hold; another escaper would forget it. */
class OneMarkupWriterTest {

	private static final Path BUNDLES = Path.of(System.getProperty("wiretune.root")).resolve("bundles");
	private static final Pattern ESCAPES = Pattern.compile("(?:append|replace)\\([^;\\n]*\"&lt;\"");

	@Test
	void nothingElseEscapes() throws IOException {
		try (Stream<Path> files = Files.walk(BUNDLES)) {
			List<String> found = files.filter(file -> file.toString().endsWith(".java") && !file.toString().replace('\\', '/').contains("/target/"))
					.filter(OneMarkupWriterTest::escapes).map(file -> file.getFileName().toString()).toList();
			assertEquals(List.of("MarkupText.java"), found);
		}
	}

	private static boolean escapes(Path file) {
		try {
			return ESCAPES.matcher(Files.readString(file)).find();
		} catch (IOException broken) {
			throw new UncheckedIOException(broken);
		}
	}
}
