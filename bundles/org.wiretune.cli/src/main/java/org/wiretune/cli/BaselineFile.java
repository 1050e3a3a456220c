/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

import org.wiretune.lint.LintResult;
import org.wiretune.lint.baseline.Baseline;
import org.wiretune.safety.file.Unreadable;

/** The file of a baseline. It names files relative to its own folder, so that it holds wherever the folder is checked out. */
final class BaselineFile {

	private final Path file;
	private final PathsTree tree;

	BaselineFile(Path file, PathsTree tree) {
		this.file = file;
		this.tree = tree;
	}

	/**
	 * {@return the result with the new findings only}
	 *
	 * @param result what was found
	 * @throws CannotRun where the baseline cannot be read
	 */
	LintResult apply(LintResult result) throws CannotRun {
		if (!Files.isRegularFile(file)) {
			throw new CannotRun(CommandTexts.text(Files.exists(file) ? "noOrdinaryFile" : "noBaseline", file));
		}
		try (BufferedReader in = Files.newBufferedReader(file)) {
			return Baseline.read(in).applyTo(result, paths());
		} catch (IOException problem) {
			throw new CannotRun(problem instanceof FileSystemException ? CommandTexts.text("unreadableBaseline", file, Unreadable.toTheEnd(problem)) : CommandTexts.text("cannotReadBaseline", file, problem.getMessage()));
		}
	}

	/**
	 * Writes what was found.
	 *
	 * @param result what was found
	 * @return how many findings the file holds now
	 * @throws CannotRun where it cannot be written
	 */
	int write(LintResult result) throws CannotRun {
		Baseline baseline = Baseline.of(result, paths());
		StringBuilder text = new StringBuilder();
		try {
			baseline.write(text);
		} catch (IOException impossible) {
			throw new UncheckedIOException(impossible);
		}
		OutputFile.write(file, text.toString());
		return baseline.size();
	}

	private UnaryOperator<String> paths() {
		Path folder = file.toAbsolutePath().normalize().getParent();
		return path -> {
			Path place = tree.resolve(path);
			if (place == null) {
				return path;
			}
			try {
				return folder.relativize(place).toString().replace('\\', '/');
			} catch (IllegalArgumentException otherDrive) {
				return place.toString().replace('\\', '/');
			}
		};
	}
}
