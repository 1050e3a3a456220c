/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/** Removes a folder of a run with what is in it. */
public final class Folders {

	private Folders() {
	}

	/**
	 * Removes a folder as far as it can be removed; what cannot be is logged.
	 *
	 * @param folder the folder, which need not exist
	 */
	public static void delete(Path folder) {
		if (!Files.exists(folder)) {
			return;
		}
		try {
			Files.walkFileTree(folder, new SimpleFileVisitor<>() {
				@Override
				public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
					Files.deleteIfExists(file);
					return FileVisitResult.CONTINUE;
				}

				@Override
				public FileVisitResult postVisitDirectory(Path visited, IOException problem) throws IOException {
					Files.deleteIfExists(visited);
					return FileVisitResult.CONTINUE;
				}
			});
		} catch (IOException e) {
			System.getLogger(Folders.class.getName()).log(System.Logger.Level.WARNING, e.getMessage());
		}
	}
}
