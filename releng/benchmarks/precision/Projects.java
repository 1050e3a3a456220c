/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The projects of the files {@code projects*.list}: which of them a folder holds at their commit. */
final class Projects {

	private static final int CELLS = 4;

	private Projects() {
	}

	/**
	 * {@return owner/name of each listed project that a folder has at the listed commit; the others are told}
	 *
	 * @param lists  folder of the lists
	 * @param folder the folder
	 * @param told   gets a sentence on each project that is left out
	 * @throws IOException when a list cannot be read
	 */
	static List<String> present(Path lists, Path folder, List<String> told) throws IOException {
		List<String> present = new ArrayList<>();
		for (String[] cells : listed(lists)) {
			Path commit = folder.resolve(folderName(cells[0]) + ".commit");
			if (!Files.exists(commit)) {
				told.add(cells[0] + " is not in this folder.");
			} else if (!Files.readString(commit).strip().equals(cells[1])) {
				told.add(cells[0] + " is here at another commit than " + cells[1] + ".");
			} else {
				present.add(cells[0]);
			}
		}
		// A project may stand in several lists.
		return present.stream().distinct().toList();
	}

	/**
	 * {@return how many projects are listed}
	 *
	 * @param lists folder of the lists
	 * @throws IOException when a list cannot be read
	 */
	static int lookedAt(Path lists) throws IOException {
		return (int) listed(lists).stream().map(cells -> cells[0]).distinct().count();
	}

	private static List<String[]> listed(Path folder) throws IOException {
		List<Path> files;
		try (Stream<Path> all = Files.list(folder)) {
			files = all.filter(file -> file.getFileName().toString().matches("projects.*\\.list")).sorted().toList();
		}
		List<String[]> listed = new ArrayList<>();
		for (Path file : files) {
			listed.addAll(TabbedLines.read(file, CELLS));
		}
		return listed;
	}

	/** {@return the name of a project's folder} */
	static String folderName(String project) {
		return project.replace('/', '+');
	}
}
