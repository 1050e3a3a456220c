/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.wiretune.safety.file.WholeFile;

/** A file that the user named for what a command gives. What was there before stays where it cannot be written. */
final class OutputFile {

	private static final int BUFFER_CHARACTERS = 1 << 16;

	private OutputFile() {
	}

	/** Gives what a file is to hold. */
	@FunctionalInterface
	interface Report {

		/**
		 * Writes all of it.
		 *
		 * @param out takes it; unlike a print stream it tells what goes wrong
		 * @throws IOException where it cannot be written
		 */
		void writeTo(Writer out) throws IOException;
	}

	/**
	 * Writes a file in UTF-8.
	 *
	 * @param file the file; its folder has to be there, a new one would only hide that its name was mistyped
	 * @param text all of its text
	 * @throws CannotRun where it cannot be written
	 */
	static void write(Path file, String text) throws CannotRun {
		write(file, out -> out.write(text));
	}

	/**
	 * Writes a file in UTF-8 without holding all of it.
	 *
	 * @param file the file; its folder has to be there
	 * @param report writes the text
	 * @throws CannotRun where it cannot be written
	 */
	static void write(Path file, Report report) throws CannotRun {
		checkFolder(file);
		try {
			WholeFile.write(file, to -> {
				Writer out = new BufferedWriter(new OutputStreamWriter(to, StandardCharsets.UTF_8), BUFFER_CHARACTERS);
				report.writeTo(out);
				out.flush();
			});
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotWrite", file, problem.getMessage() + '.'));
		}
	}

	/**
	 * Writes a file in UTF-8 that only this user may read.
	 *
	 * @param file the file; its folder has to be there
	 * @param text all of its text
	 * @throws CannotRun where it cannot be written
	 */
	static void writePrivate(Path file, String text) throws CannotRun {
		checkFolder(file);
		try {
			WholeFile.writePrivate(file, text.getBytes(StandardCharsets.UTF_8));
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotWrite", file, problem.getMessage() + '.'));
		}
	}

	private static void checkFolder(Path file) throws CannotRun {
		Path folder = file.toAbsolutePath().getParent();
		if (folder != null && !Files.isDirectory(folder)) {
			throw new CannotRun(CommandTexts.text("noFolder", file, folder));
		}
	}
}
