/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Keeps a folder bounded into which programs are unpacked: what a killed process had begun goes after a while, and of the
 * versions of a program the current one and one other stay. What cannot be removed is left for the next time.
 */
public final class CacheRemains {

	/** No process takes that long from one file of its work folder to the next. */
	private static final Duration ABANDONED = Duration.ofHours(6);

	private CacheRemains() {
	}

	/**
	 * Removes work folders in which nothing was written for hours.
	 *
	 * @param folder the folder in which they are; need not exist
	 * @param names their names
	 */
	public static void removeAbandoned(Path folder, Pattern names) {
		Instant longAgo = Instant.now().minus(ABANDONED);
		for (Path work : folders(folder, names)) {
			if (written(work).toInstant().isBefore(longAgo)) {
				Folders.delete(work);
			}
		}
	}

	/**
	 * Removes versions of a program but the current one, the newest other one and those that a process runs from.
	 *
	 * @param folder the folder in which they are; need not exist
	 * @param names their names
	 * @param current the version that stays
	 */
	public static void removeOlder(Path folder, Pattern names, Path current) {
		folders(folder, names).stream().filter(version -> !version.equals(current)).sorted(Comparator.comparing(CacheRemains::written).reversed()).skip(1).filter(version -> user(version).isEmpty())
				.forEach(CacheRemains::remove);
	}

	private static void remove(Path version) {
		try {
			Folders.removeWhole(version);
		} catch (IOException used) {
			System.getLogger(CacheRemains.class.getName()).log(System.Logger.Level.DEBUG, "It stays, because it is in use.", used);
		}
	}

	/**
	 * {@return a process that runs from a folder; always empty on Windows, which does not tell the arguments of processes, but
	 * refuses {@link Folders#removeWhole} for such a folder}
	 *
	 * @param folder the folder
	 */
	public static Optional<ProcessHandle> user(Path folder) {
		return ProcessHandle.allProcesses().filter(process -> process.info().arguments().map(arguments -> String.join(" ", arguments)).orElse("").contains(folder.toString())).findFirst();
	}

	private static FileTime written(Path folder) {
		try {
			return Files.getLastModifiedTime(folder);
		} catch (IOException gone) {
			return FileTime.from(Instant.now());
		}
	}

	private static List<Path> folders(Path folder, Pattern names) {
		List<Path> found = new ArrayList<>();
		try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, each -> names.matcher(each.getFileName().toString()).matches() && Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS))) {
			all.forEach(found::add);
		} catch (IOException none) {
			// Nothing is there to be removed.
		}
		return found;
	}
}
