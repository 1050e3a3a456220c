/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Knows which test classes have ended in this JVM, so that a class that looks at what all others did
 * ({@code @Order(Integer.MAX_VALUE)}) can tell whether they did it. It fails where it runs too soon or in a JVM of its own,
 * and is skipped only where somebody asked for some of the tests. JUnit finds this extension by its service file.
 */
public final class EndedClasses implements AfterAllCallback {

	/** Set by the pom; a development environment that runs one class does not know it. */
	private static final String WHOLE_MODULE = "wiretune.whole.module";
	private static final Set<String> ENDED = ConcurrentHashMap.newKeySet();

	@Override
	public void afterAll(ExtensionContext context) {
		ENDED.add(context.getRequiredTestClass().getName());
	}

	/** Skips the test that calls it where only some of the tests were asked for, and fails it where others should have ended and have not. */
	static void assumeAll() {
		assumeTrue(Boolean.getBoolean(WHOLE_MODULE) && System.getProperty("test") == null && System.getProperty("groups") == null, "only some of the tests were asked for");
		List<String> left = Arrays.asList(System.getProperty("excludedGroups", "").split(","));
		assertEquals(List.of(), missing(folder(), ENDED, left), "These test classes have not ended in this JVM, so nothing can be said of all.");
	}

	private static Path folder() {
		try {
			return Path.of(EndedClasses.class.getProtectionDomain().getCodeSource().getLocation().toURI());
		} catch (URISyntaxException impossible) {
			throw new IllegalStateException(impossible);
		}
	}

	/**
	 * {@return the test classes below a folder that are not among those that ended}
	 *
	 * @param folder of classes
	 * @param ended names of classes
	 * @param left the tags of classes that were left out
	 */
	static List<String> missing(Path folder, Set<String> ended, List<String> left) {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.map(file -> folder.relativize(file).toString()).filter(path -> path.endsWith("Test.class") && !path.contains("$"))
					.map(path -> path.substring(0, path.length() - ".class".length()).replace('/', '.').replace('\\', '.')).sorted()
					.filter(name -> !ended.contains(name) && isExpected(name, left)).toList();
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}

	private static boolean isExpected(String name, List<String> left) {
		try {
			Class<?> type = Class.forName(name, false, EndedClasses.class.getClassLoader());
			Order order = type.getAnnotation(Order.class);
			return (order == null || order.value() != Integer.MAX_VALUE) && Stream.of(type.getAnnotationsByType(Tag.class)).noneMatch(tag -> left.contains(tag.value()));
		} catch (ClassNotFoundException impossible) {
			throw new IllegalStateException(impossible);
		}
	}
}
