/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.database;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds installed programs.
 *
 * @param path folders that are searched first, as the variable {@code PATH} has them; may be null
 * @param endings what the name of a file may end in: {@code .exe} on Windows, nothing elsewhere
 */
record ProgramSearch(String path, List<String> endings) {

	/** {@return the search of this system} */
	static ProgramSearch ofThisSystem() {
		// Windows calls it Path, which only this way to ask does not mind.
		return new ProgramSearch(System.getenv("PATH"), File.separatorChar == '\\' ? List.of(".exe", "") : List.of(""));
	}

	/**
	 * Finds a program in the path or in one of several folders.
	 *
	 * @param name its name without ending
	 * @param patterns folders; a name in one may hold a star, and then the last in the order of names counts
	 * @return the first that may be executed
	 */
	Optional<Path> find(String name, String... patterns) {
		List<String> folders = new ArrayList<>(path == null ? List.of() : List.of(path.split(File.pathSeparator)));
		for (String pattern : patterns) {
			folders.addAll(matching(pattern));
		}
		return folders.stream().flatMap(folder -> in(folder, name).stream()).findFirst();
	}

	private static List<String> matching(String pattern) {
		int star = pattern.indexOf('*');
		if (star < 0) {
			return List.of(pattern);
		}
		int begin = Math.max(pattern.lastIndexOf('/', star), pattern.lastIndexOf('\\', star)) + 1;
		int end = Math.max(pattern.indexOf('/', star), pattern.indexOf('\\', star));
		String rest = end < 0 ? "" : pattern.substring(end);
		List<String> found = new ArrayList<>();
		try (DirectoryStream<Path> folders = Files.newDirectoryStream(Path.of(pattern.substring(0, begin)), pattern.substring(begin, end < 0 ? pattern.length() : end))) {
			folders.forEach(folder -> found.add(folder + rest));
		} catch (IOException | DirectoryIteratorException | InvalidPathException none) {
			return List.of();
		}
		found.sort(null);
		return found.reversed();
	}

	private Optional<Path> in(String folder, String name) {
		for (String ending : endings) {
			try {
				Path program = Path.of(folder, name + ending);
				if (Files.isExecutable(program) && !Files.isDirectory(program)) {
					return Optional.of(program);
				}
			} catch (InvalidPathException quoted) {
				// No folder, as an entry in quotation marks.
				continue;
			}
		}
		return Optional.empty();
	}
}
