/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;

import org.wiretune.lint.fix.UnifiedDiff;

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
	 * @param out takes the differences
	 * @param err takes what is to be said of them
	 * @param patch where the exact differences go; empty for nowhere
	 */
	Differences(PrintStream out, PrintStream err, Optional<Path> patch) {
		this.out = out;
		this.err = err;
		this.patch = patch;
	}

	/**
	 * Shows the difference of a file.
	 *
	 * @param path its path, as people see it
	 * @param before its text
	 * @param after the text that it would have
	 */
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
			OutputFile.writePrivate(patch.get(), exact.toString());
		}
		if (hiding > 0) {
			err.println(CommandTexts.text(patch.isPresent() ? "hidden.patch" : "hidden", hiding, patch.map(Path::toString).orElse("")));
		}
	}
}
