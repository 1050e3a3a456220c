/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.undo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.wiretune.safety.file.PrivateFiles;

/** An empty file beside a journal that says that something of its run was taken back. It goes with the journal. */
final class UndoMark {

	private static final String ENDING = ".taken";

	private UndoMark() {
	}

	/** Sets it; where that is not possible nothing depends on it but which run comes first. @param journal the journal */
	static void set(Path journal) {
		Path mark = of(journal);
		try {
			if (!Files.exists(mark)) {
				Files.createFile(mark, PrivateFiles.FILE.of(mark));
			}
		} catch (IOException withoutPlace) {
			// As said above.
		}
	}

	/** {@return whether it is set} @param journal the journal */
	static boolean isSet(Path journal) {
		return Files.exists(of(journal));
	}

	/** Removes it. @param journal the journal, which was removed before */
	static void remove(Path journal) throws IOException {
		Files.deleteIfExists(of(journal));
	}

	private static Path of(Path journal) {
		String name = journal.getFileName().toString();
		return journal.resolveSibling(name.substring(0, name.length() - UndoJournal.ENDING.length()) + ENDING);
	}
}
