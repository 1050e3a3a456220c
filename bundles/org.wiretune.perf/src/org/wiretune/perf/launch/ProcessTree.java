/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Kills a process with all that it has started. One that goes on while its children are listed may start one more, which
 * nobody would end; each is held therefore before what it has started is listed.
 */
public final class ProcessTree {

	/** A process that makes processes faster than they are held is not followed for ever. */
	private static final int MOST_LOOKS = 20;

	private ProcessTree() {
	}

	/**
	 * Kills a process and what it has started. Returns as soon as all are told, some milliseconds after. One that has ended
	 * is left alone, and so are those that it left behind, which nothing leads to any more.
	 *
	 * @param process the process
	 * @return those that were told, first the process itself; they may take a moment to end
	 */
	public static Set<ProcessHandle> kill(ProcessHandle process) {
		Set<ProcessHandle> held = new LinkedHashSet<>();
		for (int look = 0; look < MOST_LOOKS; look++) {
			List<ProcessHandle> others = living(process).filter(one -> !held.contains(one)).toList();
			if (others.isEmpty()) {
				break;
			}
			// Where there are no signals each is only listed.
			hold(others);
			held.addAll(others);
		}
		held.forEach(ProcessHandle::destroyForcibly);
		return held;
	}

	private static Stream<ProcessHandle> living(ProcessHandle process) {
		return Stream.concat(Stream.of(process), process.descendants()).filter(ProcessHandle::isAlive);
	}

	/** Holds processes where there are signals; elsewhere they go on. */
	private static void hold(List<ProcessHandle> processes) {
		List<String> command = new ArrayList<>(List.of("sh", "-c", "kill -STOP \"$@\"", "sh"));
		processes.forEach(one -> command.add(Long.toString(one.pid())));
		try {
			new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD).start().waitFor();
		} catch (IOException noSignals) {
			System.getLogger(ProcessTree.class.getName()).log(System.Logger.Level.DEBUG, "A process cannot be held.", noSignals);
		} catch (InterruptedException interrupted) {
			Thread.currentThread().interrupt();
		}
	}
}
