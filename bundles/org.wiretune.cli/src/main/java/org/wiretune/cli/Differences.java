/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

import org.wiretune.lint.fix.UnifiedDiff;
import org.wiretune.safety.file.WholeFile;

/**
 * Shows what would change, with secrets hidden: what a command prints ends up in logs of builds. A patch that can be
 * applied has to be exact, so it goes to a file that only its owner may read, and only for somebody who asks.
 */
final class Differences {

	private final PrintStream out;
	private final PrintStream err;
	private final Optional<Path> patch;
	private final StringBuilder exact = new StringBuilder();
	private int hiding;

	/**
	 * Shows nothing yet.
	 *
	 * @param patch where the exact differences go; empty for nowhere
	 */
	Differences(PrintStream out, PrintStream err, Optional<Path> patch) {
		this.out = out;
		this.err = err;
		this.patch = patch;
	}

	/** Shows the difference of a file. */
	void show(String path, String before, String after) {
		String shown = UnifiedDiff.shown(path, before, after);
		String difference = UnifiedDiff.of(path, before, after);
		out.print(shown);
		hiding += shown.equals(difference) ? 0 : 1;
		if (patch.isPresent()) {
			exact.append(difference);
		}
	}

	/**
	 * Writes the patch, if one is wanted, and says where what was shown is none.
	 *
	 * @throws CannotRun where it cannot be written
	 */
	void finish() throws CannotRun {
		if (patch.isPresent()) {
			try {
				WholeFile.writePrivate(patch.get(), exact.toString().getBytes(StandardCharsets.UTF_8));
			} catch (IOException problem) {
				throw new CannotRun(CommandTexts.text("cannotWrite", patch.get(), problem.getMessage()));
			}
		}
		if (hiding > 0) {
			err.println(CommandTexts.text(patch.isPresent() ? "hidden.patch" : "hidden", hiding, patch.map(Path::toString).orElse("")));
		}
	}
}
