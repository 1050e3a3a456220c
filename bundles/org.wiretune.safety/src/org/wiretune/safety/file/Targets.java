/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;

/** Finds the file that is really written, and whether it may be. */
final class Targets {

	private static final int MOST_LINKS = 40;
	private static final Set<PosixFilePermission> WRITING = EnumSet.of(PosixFilePermission.OWNER_WRITE, PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

	private Targets() {
	}

	/**
	 * {@return the file behind all links, which need not exist}
	 *
	 * @param file the file as it was named
	 * @throws FileNotWritten where links lead in a circle
	 */
	static Path resolve(Path file) throws FileNotWritten {
		Path target = file.toAbsolutePath();
		if (Files.exists(target) && isStream(target)) {
			// A link to a pipe, as /dev/stdout may be, leads to a name under which nothing lies.
			return target;
		}
		try {
			for (int links = 0; Files.isSymbolicLink(target); links++) {
				if (links == MOST_LINKS) {
					throw new FileNotWritten(file, FileNotWritten.Reason.NO_FILE);
				}
				target = target.resolveSibling(Files.readSymbolicLink(target));
			}
			// Folders on the way may be links too; the lock of a target goes by its one real name.
			return Files.exists(target) ? target.toRealPath() : target;
		} catch (FileNotWritten told) {
			throw told;
		} catch (IOException problem) {
			throw FileNotWritten.of(file, target, problem, 0);
		}
	}

	static Path resolveOrSame(Path file) {
		try {
			return resolve(file);
		} catch (FileNotWritten unknown) {
			return file.toAbsolutePath();
		}
	}

	/** {@return whether it is a device or a pipe, which has no content to keep} @param target exists */
	static boolean isStream(Path target) {
		return !Files.isRegularFile(target) && !Files.isDirectory(target);
	}

	/**
	 * Looks whether an existing file may be replaced.
	 *
	 * @param file the file as it was named
	 * @param target the file itself
	 * @throws FileNotWritten where it may not
	 */
	static void check(Path file, Path target) throws FileNotWritten {
		if (!Files.isRegularFile(target)) {
			throw new FileNotWritten(file, FileNotWritten.Reason.NO_FILE);
		}
		if (isReadOnly(target)) {
			throw isOfReadOnlyFileSystem(target) ? new FileNotWritten(file, FileNotWritten.Reason.READ_ONLY_FILE_SYSTEM) : new FileNotWritten(file, FileNotWritten.Reason.READ_ONLY);
		}
		int names = names(target);
		if (names > 1) {
			throw new FileNotWritten(file, FileNotWritten.Reason.HARD_LINKS, names);
		}
	}

	/** The administrator may write everything; a file that nobody is to write is left by everybody. */
	private static boolean isReadOnly(Path target) {
		if (!Files.isWritable(target)) {
			return true;
		}
		try {
			Set<PosixFilePermission> allowed = EnumSet.copyOf(WRITING);
			allowed.retainAll(Files.readAttributes(target, PosixFileAttributes.class).permissions());
			return allowed.isEmpty();
		} catch (IOException | UnsupportedOperationException notKnown) {
			return false;
		}
	}

	private static boolean isOfReadOnlyFileSystem(Path target) {
		try {
			return Files.getFileStore(target).isReadOnly();
		} catch (IOException notKnown) {
			return false;
		}
	}

	/** How many names the file has; 1 where the system does not tell. */
	private static int names(Path target) {
		try {
			return Files.getAttribute(target, "unix:nlink", LinkOption.NOFOLLOW_LINKS) instanceof Number links ? links.intValue() : 1;
		} catch (IOException | UnsupportedOperationException | IllegalArgumentException notKnown) {
			return 1;
		}
	}
}
