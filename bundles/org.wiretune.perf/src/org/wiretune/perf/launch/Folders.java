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
import java.nio.file.StandardCopyOption;
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

	/** Gives a folder another name. */
	@FunctionalInterface
	interface Renaming {

		/** Gives it, or fails where a program holds a file in it, as on Windows. */
		void rename(Path from, Path to) throws IOException;
	}

	/**
	 * Removes a folder as a whole or not at all: it gets another name first, which Windows refuses while a program has a file in
	 * it open. Removed file by file, half of a program would be left.
	 *
	 * @param folder the folder, which need not exist
	 * @throws IOException where it is held; nothing of it was removed
	 */
	public static void removeWhole(Path folder) throws IOException {
		removeWhole(folder, (from, to) -> Files.move(from, to, StandardCopyOption.ATOMIC_MOVE));
	}

	static void removeWhole(Path folder, Renaming renaming) throws IOException {
		if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
			return;
		}
		Path aside = Files.createTempDirectory(folder.toAbsolutePath().getParent(), ".part-");
		try {
			renaming.rename(folder, aside.resolve(folder.getFileName()));
		} finally {
			delete(aside);
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
