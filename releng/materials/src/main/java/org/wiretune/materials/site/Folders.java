/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Copies and removes folders. */
public final class Folders {

	private Folders() {
	}

	static void copy(Path from, Path to) throws IOException {
		List<Path> all;
		try (Stream<Path> files = Files.walk(from)) {
			all = files.toList();
		}
		for (Path each : all) {
			Path place = to.resolve(from.relativize(each).toString());
			if (Files.isDirectory(each)) {
				Files.createDirectories(place);
			} else {
				Files.copy(each, place);
			}
		}
	}

	/** Removes a folder with all in it; nothing where there is none. @param folder the folder @throws IOException where a file stays */
	public static void delete(Path folder) throws IOException {
		if (!Files.exists(folder)) {
			return;
		}
		List<Path> all;
		try (Stream<Path> files = Files.walk(folder)) {
			all = files.sorted(Comparator.reverseOrder()).toList();
		}
		for (Path each : all) {
			Files.delete(each);
		}
	}
}
