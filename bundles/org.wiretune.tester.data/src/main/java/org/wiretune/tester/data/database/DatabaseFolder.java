/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.database;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/** Removes what a database left. */
final class DatabaseFolder {

	private DatabaseFolder() {
	}

	/** Removes a folder or file with all that is in it; what cannot be removed is logged. */
	static void remove(Path folder) {
		try {
			Files.walkFileTree(folder, new SimpleFileVisitor<>() {
				@Override
				public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
					Files.deleteIfExists(file);
					return FileVisitResult.CONTINUE;
				}

				@Override
				public FileVisitResult visitFileFailed(Path file, IOException problem) {
					// It is gone already, or the removal of its folder will fail and say so.
					return FileVisitResult.CONTINUE;
				}

				@Override
				public FileVisitResult postVisitDirectory(Path visited, IOException problem) throws IOException {
					Files.deleteIfExists(visited);
					return FileVisitResult.CONTINUE;
				}
			});
		} catch (IOException e) {
			System.getLogger(DatabaseFolder.class.getName()).log(System.Logger.Level.WARNING, e.toString());
		}
	}
}
