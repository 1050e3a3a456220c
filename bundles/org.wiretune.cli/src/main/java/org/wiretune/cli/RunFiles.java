/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.RunFile;
import org.wiretune.safety.file.Unreadable;

/** Reads run files for commands, and writes what comes of them. */
final class RunFiles {

	private RunFiles() {
	}

	/**
	 * {@return a run}
	 *
	 * @param name the path of its file, as the user named it
	 * @throws CannotRun where it cannot be read
	 */
	static RunFile read(String name) throws CannotRun {
		Path file = Words.path(name);
		if (!Files.exists(file)) {
			throw new CannotRun(CommandTexts.text("noSuchPath", name));
		}
		try {
			return RunFileFormat.read(file);
		} catch (IOException problem) {
			throw new CannotRun(Unreadable.toTheEnd(problem));
		}
	}

	/**
	 * Writes a text where the user wants it.
	 *
	 * @param text all of it
	 * @param file the file that was named; empty for the standard output
	 * @param out the standard output
	 * @throws CannotRun where it cannot be written
	 */
	static void write(String text, Optional<Path> file, PrintStream out) throws CannotRun {
		if (file.isEmpty()) {
			out.print(text);
			return;
		}
		OutputFile.write(file.get(), text);
	}
}
