/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The projects of {@code projects.list}: which of them a folder holds at their commit. */
final class Projects {

	private static final int CELLS = 4;

	private Projects() {
	}

	/**
	 * {@return owner/name of each listed project that a folder has at the listed commit; the others are told}
	 *
	 * @param list   the list
	 * @param folder the folder
	 * @param told   gets a sentence on each project that is left out
	 * @throws IOException when the list cannot be read
	 */
	static List<String> present(Path list, Path folder, List<String> told) throws IOException {
		List<String> present = new ArrayList<>();
		for (String[] cells : TabbedLines.read(list, CELLS)) {
			Path commit = folder.resolve(folderName(cells[0]) + ".commit");
			if (!Files.exists(commit)) {
				told.add(cells[0] + " is not in this folder.");
			} else if (!Files.readString(commit).strip().equals(cells[1])) {
				told.add(cells[0] + " is here at another commit than " + cells[1] + ".");
			} else {
				present.add(cells[0]);
			}
		}
		return present;
	}

	/** {@return the name of a project's folder} */
	static String folderName(String project) {
		return project.replace('/', '+');
	}
}
