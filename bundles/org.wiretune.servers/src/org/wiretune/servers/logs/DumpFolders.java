/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.logs;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The folders in which a Java process leaves its dumps: its working folder, and those that its arguments name. */
public final class DumpFolders {

	private static final List<String> ARGUMENTS = List.of("-XX:HeapDumpPath=", "-XX:ErrorFile=", "-Xdump:directory="); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$

	private static final int MOST_BYTES = 1 << 20;

	private DumpFolders() {
	}

	/**
	 * Finds the folders of a process while it lives; afterwards nobody can say. Reads from the process table only.
	 *
	 * @param pid process id
	 * @return absolute folders; none where the process is gone, belongs to another user, or the system does not tell
	 */
	public static List<Path> of(long pid) {
		Path process = Path.of("/proc", Long.toString(pid)); //$NON-NLS-1$
		// The arguments of ProcessHandle end where a command line is longer than a page, as that of a server mostly is.
		try (InputStream line = Files.newInputStream(process.resolve("cmdline"))) { //$NON-NLS-1$
			String arguments = new String(line.readNBytes(MOST_BYTES), Charset.defaultCharset());
			return of(process.resolve("cwd").toRealPath(), List.of(arguments.split("\0"))); //$NON-NLS-1$ //$NON-NLS-2$
		} catch (IOException | SecurityException unknown) {
			return List.of();
		}
	}

	/**
	 * The folders that a working folder and arguments tell.
	 *
	 * @param working working folder of the process
	 * @param arguments its command line without the program
	 * @return absolute folders, the working folder first
	 */
	public static List<Path> of(Path working, List<String> arguments) {
		Set<Path> folders = new LinkedHashSet<>();
		folders.add(working);
		for (String argument : arguments) {
			ARGUMENTS.stream().filter(argument::startsWith).forEach(name -> {
				try {
					Path stated = working.resolve(argument.substring(name.length())).normalize();
					// A folder, or the name of a file, in which %p may stand for the process.
					folders.add(Files.isDirectory(stated) || stated.getParent() == null ? stated : stated.getParent());
				} catch (InvalidPathException unreadable) {
					System.getLogger(DumpFolders.class.getName()).log(System.Logger.Level.DEBUG, "No path.", unreadable); //$NON-NLS-1$
				}
			});
		}
		return List.copyOf(folders);
	}
}
