/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.logs;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the working folder and the arguments of a Java process tell of where it leaves its dumps. */
public final class DumpFolders {

	private static final String HEAP_DUMP = "-XX:HeapDumpPath="; //$NON-NLS-1$
	private static final String ERROR_FILE = "-XX:ErrorFile="; //$NON-NLS-1$
	private static final List<String> ARGUMENTS = List.of(HEAP_DUMP, ERROR_FILE, "-Xdump:directory="); //$NON-NLS-1$

	private DumpFolders() {
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
			ARGUMENTS.stream().filter(argument::startsWith).flatMap(name -> path(working, argument.substring(name.length())).stream())
					.forEach(stated -> folders.add(Files.isDirectory(stated) || stated.getParent() == null ? stated : stated.getParent()));
		}
		return List.copyOf(folders);
	}

	/**
	 * The files that arguments name; a file of such a name is none that a virtual machine would choose itself.
	 *
	 * @param working working folder of the process
	 * @param arguments its command line without the program
	 * @param pid its process id, which stands for %p
	 * @return the files, absolute
	 */
	public static List<NamedDump> named(Path working, List<String> arguments, long pid) {
		List<NamedDump> named = new ArrayList<>();
		for (String argument : arguments) {
			boolean text = argument.startsWith(ERROR_FILE);
			if (text || argument.startsWith(HEAP_DUMP)) {
				String stated = argument.substring(text ? ERROR_FILE.length() : HEAP_DUMP.length()).replace("%p", Long.toString(pid)); //$NON-NLS-1$
				path(working, stated).filter(file -> file.getFileName() != null && !Files.isDirectory(file)).ifPresent(file -> named.add(new NamedDump(file, text)));
			}
		}
		return List.copyOf(named);
	}

	private static Optional<Path> path(Path working, String stated) {
		try {
			return stated.isEmpty() ? Optional.empty() : Optional.of(working.resolve(stated).normalize());
		} catch (InvalidPathException unreadable) {
			System.getLogger(DumpFolders.class.getName()).log(System.Logger.Level.DEBUG, "No path.", unreadable); //$NON-NLS-1$
			return Optional.empty();
		}
	}
}
