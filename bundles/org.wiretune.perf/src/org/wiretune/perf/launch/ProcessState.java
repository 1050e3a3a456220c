/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the operating system says about a process without asking the process. */
public final class ProcessState {

	private ProcessState() {
	}

	/**
	 * Whether a process lives.
	 *
	 * @param pid process id
	 * @return whether there is such a process
	 */
	public static boolean isAlive(long pid) {
		return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
	}

	/**
	 * Whether a signal or a debugger has stopped the process: state {@code T} or {@code t} in {@code /proc/PID/stat} of
	 * Linux, see proc(5). Elsewhere this cannot be known and is {@code false}.
	 *
	 * @param pid process id
	 * @return whether it is known to stand still
	 */
	public static boolean isPaused(long pid) {
		Path stat = Path.of("/proc", Long.toString(pid), "stat");
		try {
			String line = Files.readString(stat, StandardCharsets.ISO_8859_1);
			// The command name stands in parentheses and may itself hold any character.
			int state = line.lastIndexOf(')') + 2;
			return state < line.length() && Character.toUpperCase(line.charAt(state)) == 'T';
		} catch (IOException | RuntimeException notLinux) {
			return false;
		}
	}
}
