/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The files of a room of this repository. What builds and tests make is not looked into: others make and delete there meanwhile. */
final class SourceTree {

	private static final Set<String> MADE = Set.of("target", "output");

	private SourceTree() {
	}

	/** {@return the files below a folder that nobody makes} @param folder the folder @throws IOException where it cannot be read */
	static List<Path> files(Path folder) throws IOException {
		List<Path> files = new ArrayList<>();
		Files.walkFileTree(folder, new SimpleFileVisitor<>() {

			@Override
			public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) {
				return MADE.contains(inner.getFileName().toString()) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
			}

			@Override
			public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
				files.add(file);
				return FileVisitResult.CONTINUE;
			}

			/** Tools leave files beside the sources for a moment, as one who attaches to a virtual machine does. */
			@Override
			public FileVisitResult visitFileFailed(Path file, IOException problem) throws IOException {
				if (problem instanceof NoSuchFileException) {
					return FileVisitResult.CONTINUE;
				}
				throw problem;
			}
		});
		return files;
	}
}
