/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.logs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.wiretune.servers.alarms.Alarm;
import org.wiretune.servers.alarms.LimitOwner;

/**
 * Looks in the folder of a server for what an OutOfMemoryError leaves behind: heap dumps, javacore files, and failure
 * records that speak of it.
 */
public final class DumpFiles {

	private static final int MOST_FILES = 10_000;
	private static final int MOST_LINES = 2_000;

	private DumpFiles() {
	}

	/**
	 * Looks for such files that are not older than a time.
	 *
	 * @param folder
	 *            profile or working folder of the server
	 * @param after
	 *            milliseconds since 1970, mostly the server's start; older files belong to an earlier problem
	 * @return an alarm that names the newest file; empty where there is none
	 * @throws IOException
	 *             when the folder cannot be read
	 */
	public static Optional<Alarm> look(Path folder, long after) throws IOException {
		List<Path> found = new ArrayList<>(files(folder, "{heapdump,javacore,java_pid}*")); //$NON-NLS-1$
		Path records = folder.resolve("logs").resolve("ffdc"); //$NON-NLS-1$ //$NON-NLS-2$
		if (Files.isDirectory(records)) {
			for (Path record : files(records, "*.txt")) { //$NON-NLS-1$
				if (modified(record) >= after && tellsMemoryError(record)) {
					found.add(record);
				}
			}
		}
		return found.stream().filter(file -> modified(file) >= after).max(Comparator.comparingLong(DumpFiles::modified))
				.map(newest -> Alarm.seen("oom-artifacts-present", newest.getFileName().toString(), modified(newest), LimitOwner.HEAP, //$NON-NLS-1$
						LogTexts.format("oom-artifacts-present", newest.toString(), //$NON-NLS-1$
								Long.toString(found.stream().filter(file -> modified(file) >= after).count()))));
	}

	private static List<Path> files(Path folder, String glob) throws IOException {
		List<Path> files = new ArrayList<>();
		try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder, glob)) {
			for (Path file : stream) {
				if (Files.isRegularFile(file) && files.size() < MOST_FILES) {
					files.add(file);
				}
			}
		}
		return files;
	}

	private static boolean tellsMemoryError(Path record) {
		try (BufferedReader reader = Files.newBufferedReader(record, StandardCharsets.ISO_8859_1)) {
			return reader.lines().limit(MOST_LINES).anyMatch(line -> line.contains("OutOfMemoryError")); //$NON-NLS-1$
		} catch (IOException | UncheckedIOException gone) {
			return false;
		}
	}

	private static long modified(Path file) {
		try {
			return Files.getLastModifiedTime(file).toMillis();
		} catch (IOException gone) {
			return Long.MIN_VALUE;
		}
	}
}
