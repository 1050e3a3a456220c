/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/** Removes a folder of a run with what is in it. */
public final class Folders {

	private Folders() {
	}

	/**
	 * Removes a folder or file with all that is in it; what cannot be removed is logged.
	 *
	 * @param folder the folder, which need not exist
	 */
	public static void delete(Path folder) {
		try {
			remove(folder);
		} catch (IOException e) {
			System.getLogger(Folders.class.getName()).log(System.Logger.Level.WARNING, e.toString());
		}
	}

	/**
	 * Removes a folder or file with all that is in it.
	 *
	 * @param folder the folder, which need not exist
	 * @throws IOException where something cannot be removed
	 */
	public static void remove(Path folder) throws IOException {
		if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
			return;
		}
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
	}
}
