/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.compiler;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Reads the processor time of the threads by which a virtual machine compiles. A server that runs for days pays it once; in a
 * start of some seconds it is more than half of all there is, and differs from start to start more than what is compared.
 * Linux tells each thread of a process of the same user, see proc(5); elsewhere nothing is known. May be used by several threads.
 */
public final class CompilerClock {

	/** Names as the kernel keeps them, cut at 15 characters: of HotSpot, of GraalVM's compiler in it, and of OpenJ9. */
	private static final List<String> COMPILERS = List.of("C1 Compiler", "C2 Compiler", "JVMCI Compiler", "JIT Compilation");
	/** Fields of /proc/PID/task/TID/stat after the name: processor time as user and in the kernel, in ticks. */
	private static final int USER = 11;
	private static final int KERNEL = 12;
	private static final long NANOS_IN_TICK = 10_000_000;
	private static final int MOST_BYTES = 4096;

	private final Path tasks;
	private final Map<String, Long> compiling = new HashMap<>();
	/** A thread has the name of the one that made it until it names itself, so what it is called counts when it is seen again. */
	private final Set<String> seenOnce = new HashSet<>();
	private final Set<String> others = new HashSet<>();
	/** Of threads that have ended: a virtual machine ends those that have nothing to do. */
	private long ended;

	/** A clock of a process. @param pid its process id */
	public CompilerClock(long pid) {
		this(Path.of("/proc", Long.toString(pid), "task"));
	}

	/** A clock of threads that stand in a folder as the kernel shows them. @param tasks the folder */
	CompilerClock(Path tasks) {
		this.tasks = tasks;
	}

	/**
	 * {@return processor time that the compilers have taken since the process started, in nanoseconds; -1 where the system does
	 * not tell it, or the process is none that compiles} What a thread took after the last reading before its end is missing.
	 */
	public synchronized long nanos() {
		Set<String> there = new HashSet<>();
		try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
			threads.forEach(thread -> there.add(thread.getFileName().toString()));
		} catch (IOException | DirectoryIteratorException absent) {
			return known();
		}
		others.retainAll(there);
		seenOnce.retainAll(there);
		for (String gone : compiling.keySet().stream().filter(Predicate.not(there::contains)).toList()) {
			ended += compiling.remove(gone);
		}
		for (String thread : there) {
			if (!others.contains(thread)) {
				look(thread);
			}
		}
		return known();
	}

	private long known() {
		return compiling.isEmpty() && ended == 0 ? -1 : ended + compiling.values().stream().mapToLong(Long::longValue).sum();
	}

	private void look(String thread) {
		if (!compiling.containsKey(thread)) {
			String name = text(thread, "comm");
			if (COMPILERS.stream().noneMatch(name::startsWith)) {
				if (!seenOnce.add(thread)) {
					others.add(thread);
				}
				return;
			}
		}
		long now = time(thread);
		if (now >= 0) {
			compiling.put(thread, now);
		}
	}

	/** The scheduler tells nanoseconds; where it keeps no statistics there are ticks. */
	private long time(String thread) {
		try {
			String told = text(thread, "schedstat");
			if (!told.isEmpty()) {
				return Long.parseLong(told.substring(0, told.indexOf(' ')));
			}
			String stat = text(thread, "stat");
			String[] fields = stat.substring(stat.lastIndexOf(')') + 1).trim().split(" ");
			return fields.length <= KERNEL ? -1 : (Long.parseLong(fields[USER]) + Long.parseLong(fields[KERNEL])) * NANOS_IN_TICK;
		} catch (NumberFormatException | IndexOutOfBoundsException unknown) {
			return -1;
		}
	}

	private String text(String thread, String file) {
		try (var stream = Files.newInputStream(tasks.resolve(thread).resolve(file))) {
			return new String(stream.readNBytes(MOST_BYTES), StandardCharsets.ISO_8859_1).trim();
		} catch (IOException gone) {
			return "";
		}
	}
}
