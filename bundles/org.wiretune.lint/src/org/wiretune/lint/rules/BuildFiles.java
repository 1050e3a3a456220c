/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.lint.reading.Reading;

/** The build files around a file: those of its folder and of the folders above, which tell extensions and versions. */
public final class BuildFiles {

	private static final List<String> NAMES = List.of("pom.xml", "build.gradle", "build.gradle.kts");

	private BuildFiles() {
	}

	/** {@return their texts, the nearest first} @param reading what was read @param path the file */
	public static Stream<String> around(Reading reading, String path) {
		return Stream.iterate(folder(path), Objects::nonNull, BuildFiles::above).flatMap(folder -> NAMES.stream().map(name -> reading.texts().text(folder + name))).filter(Objects::nonNull);
	}

	/** Everything up to the last slash, that slash included. */
	private static String folder(String path) {
		return path.substring(0, path.lastIndexOf('/') + 1);
	}

	private static String above(String folder) {
		return folder.isEmpty() ? null : folder(folder.substring(0, folder.length() - 1));
	}
}
