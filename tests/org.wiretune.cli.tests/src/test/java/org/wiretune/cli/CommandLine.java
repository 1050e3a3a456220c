/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * One call of the command line.
 *
 * @param code the exit code
 * @param out what it printed
 * @param err what was wrong
 */
record CommandLine(int code, String out, String err) {

	/** Calls the command line. */
	static CommandLine call(Object... arguments) {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		ByteArrayOutputStream err = new ByteArrayOutputStream();
		String[] words = new String[arguments.length];
		for (int i = 0; i < arguments.length; i++) {
			words[i] = arguments[i].toString();
		}
		int code = new Main(new PrintStream(out, true, StandardCharsets.UTF_8), new PrintStream(err, true, StandardCharsets.UTF_8)).run(words);
		return new CommandLine(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
	}

	/** {@return the root of the repository} */
	static Path repository() {
		for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
			if (Files.isDirectory(folder.resolve("bundles/org.wiretune.ide/samples"))) {
				return folder;
			}
		}
		throw new AssertionError("the tests run in a clone of the repository");
	}

	/** Copies the sample solution into a folder. @return the copy */
	static Path sample(Path folder) {
		Path from = repository().resolve("bundles/org.wiretune.ide/samples");
		Path to = folder.resolve("solution");
		try {
			Files.walkFileTree(from, new SimpleFileVisitor<>() {

				@Override
				public FileVisitResult preVisitDirectory(Path each, BasicFileAttributes attributes) throws IOException {
					Files.createDirectories(to.resolve(from.relativize(each).toString()));
					return FileVisitResult.CONTINUE;
				}

				@Override
				public FileVisitResult visitFile(Path each, BasicFileAttributes attributes) throws IOException {
					Files.copy(each, to.resolve(from.relativize(each).toString()));
					return FileVisitResult.CONTINUE;
				}
			});
		} catch (IOException failure) {
			throw new UncheckedIOException(failure);
		}
		return to;
	}
}
