/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * Kills a process with all that it has started. One that goes on while its children are listed may start one more, which
 * nobody would end; each is held therefore before what it has started is listed.
 */
public final class ProcessTree {

	/** A process that makes processes faster than they are held is not followed for ever. */
	private static final int MOST_LOOKS = 20;

	/** A process that waits for a processor does not stop before it has one. */
	private static final Duration LONGEST_HOLD = Duration.ofSeconds(1);

	private static final Duration BETWEEN_LOOKS = Duration.ofMillis(1);

	private ProcessTree() {
	}

	/**
	 * Kills a process and what it has started. Returns as soon as all are told, some milliseconds after; on a machine whose
	 * processors are all taken it may be some seconds. One that has ended
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
			others.forEach(ProcessTree::awaitHeld);
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

	/**
	 * Waits until a process stands. The signal is given at once and heeded when the process has a processor: what it was
	 * starting then is started before.
	 */
	private static void awaitHeld(ProcessHandle process) {
		long end = System.nanoTime() + LONGEST_HOLD.toNanos();
		while (runs(process.pid()) && System.nanoTime() < end) {
			LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
		}
	}

	/** Whether a process is told to be neither stopped nor ended; false where the system has no files that tell it. */
	private static boolean runs(long pid) {
		try {
			// The name of the program stands in parentheses and may hold anything; the state follows.
			String line = Files.readString(Path.of("/proc/" + pid + "/stat"), StandardCharsets.ISO_8859_1);
			int state = line.lastIndexOf(')') + 2;
			return state < line.length() && "TtZXx".indexOf(line.charAt(state)) < 0;
		} catch (IOException ended) {
			return false;
		}
	}
}
