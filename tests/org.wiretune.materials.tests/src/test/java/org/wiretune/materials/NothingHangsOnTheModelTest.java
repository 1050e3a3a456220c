/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/**
 * What is worked out of the model is a memo of what was read, not an adapter on the model: two checks of one model with
 * different numbers must not see each other.
 */
class NothingHangsOnTheModelTest {

	private static final Path BUNDLES = Path.of(System.getProperty("wiretune.root")).resolve("bundles");
	private static final Pattern HANGS = Pattern.compile("\\beAdapters\\(\\)|\\bextends AdapterImpl\\b");
	private static final int LEAST_FILES = 1_000;

	@Test
	void noSourceHangsSomethingOnIt() throws IOException {
		List<Path> sources;
		try (Stream<Path> files = Files.walk(BUNDLES)) {
			sources = files.filter(file -> file.toString().endsWith(".java")).filter(file -> {
				String path = file.toString().replace('\\', '/');
				return !path.contains("/src-gen/") && !path.contains("/target/");
			}).toList();
		}
		assertTrue(sources.size() > LEAST_FILES, () -> "only " + sources.size());
		assertEquals(List.of(), sources.stream().filter(NothingHangsOnTheModelTest::hangs).toList());
	}

	private static boolean hangs(Path file) {
		try {
			return HANGS.matcher(Files.readString(file)).find();
		} catch (IOException broken) {
			throw new UncheckedIOException(broken);
		}
	}
}
