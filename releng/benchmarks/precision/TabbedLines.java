/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads files of lines with cells between tabs; empty lines and those that begin with # are left out. */
final class TabbedLines {

	private TabbedLines() {
	}

	/**
	 * {@return the cells of each line}
	 *
	 * @param file  the file
	 * @param cells how many each line has
	 * @throws IOException              when it cannot be read
	 * @throws IllegalArgumentException where a line has another number of cells, or an empty one
	 */
	static List<String[]> read(Path file, int cells) throws IOException {
		List<String[]> lines = new ArrayList<>();
		int number = 0;
		for (String line : Files.readAllLines(file)) {
			number++;
			if (!isLine(line)) {
				continue;
			}
			String[] each = line.split("\t", -1);
			if (each.length != cells || List.of(each).stream().anyMatch(String::isBlank)) {
				throw new IllegalArgumentException("Line " + number + " of " + file.getFileName() + " has not " + cells + " filled cells.");
			}
			lines.add(each);
		}
		return lines;
	}

	/** {@return whether a line has cells, and is neither empty nor a remark} */
	static boolean isLine(String line) {
		return !line.isBlank() && !line.startsWith("#");
	}
}
