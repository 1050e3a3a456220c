/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.logs;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Where a Java process leaves its dumps.
 *
 * @param folders folders in which they have the names that virtual machines give them
 * @param named files that its arguments name
 */
public record DumpPlaces(List<Path> folders, List<NamedDump> named) {

	private static final DumpPlaces NONE = new DumpPlaces(List.of(), List.of());

	private static final int MOST_BYTES = 1 << 20;

	/** Copies the lists. */
	public DumpPlaces {
		folders = List.copyOf(folders);
		named = List.copyOf(named);
	}

	/**
	 * Finds the places of a process while it lives; afterwards nobody can say. Reads from the process table only.
	 *
	 * @param pid process id
	 * @return its places; none where the process is gone, belongs to another user, or the system does not tell
	 */
	public static DumpPlaces of(long pid) {
		Path process = Path.of("/proc", Long.toString(pid)); //$NON-NLS-1$
		// The arguments of ProcessHandle end where a command line is longer than a page, as that of a server mostly is.
		try (InputStream line = Files.newInputStream(process.resolve("cmdline"))) { //$NON-NLS-1$
			List<String> arguments = List.of(new String(line.readNBytes(MOST_BYTES), Charset.defaultCharset()).split("\0")); //$NON-NLS-1$
			Path working = process.resolve("cwd").toRealPath(); //$NON-NLS-1$
			return new DumpPlaces(DumpFolders.of(working, arguments), DumpFolders.named(working, arguments, pid));
		} catch (IOException | SecurityException unknown) {
			return NONE;
		}
	}
}
