/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;

/** The files that a user has chosen in a dialog or dropped, in the order in which they are compared. */
public final class ChosenLogs {

	private ChosenLogs() {
	}

	/**
	 * Makes files of the answer of a dialog.
	 *
	 * @param folder the folder that was shown
	 * @param names names in it, or absolute paths as some systems give them
	 * @return files that are there, each once, the one that was written first before the others: it is the state before
	 */
	public static List<Path> of(String folder, String... names) {
		LinkedHashSet<Path> files = new LinkedHashSet<>();
		for (String name : names) {
			Path file = (folder == null ? Path.of(name) : Path.of(folder).resolve(name)).toAbsolutePath().normalize();
			if (Files.isRegularFile(file)) {
				files.add(file);
			}
		}
		List<Path> sorted = new ArrayList<>(files);
		sorted.sort(Comparator.comparingLong(ChosenLogs::modified));
		return sorted;
	}

	private static long modified(Path file) {
		try {
			return Files.getLastModifiedTime(file).toMillis();
		} catch (IOException gone) {
			return Long.MAX_VALUE;
		}
	}
}
