/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * What {@code guard.sh} does, where there is no shell: ends what a program started and left behind when it was killed. Runs in
 * a process of its own that has this one class, which therefore uses no other and has none inside.
 */
final class GuardProgram {

	private static final int ATTEMPTS = 10;
	private static final long BETWEEN_MILLIS = 200;
	private static final long KILLED_SECONDS = 2;

	private GuardProgram() {
	}

	/**
	 * Reads from the program until its end, a line each: "start PID", "end PID", "folder PATH", "forget PATH".
	 *
	 * @param arguments how many milliseconds processes get to end by themselves
	 * @throws IOException where the program cannot be heard
	 * @throws InterruptedException when the thread is interrupted
	 */
	public static void main(String[] arguments) throws IOException, InterruptedException {
		Map<String, ProcessHandle> processes = new LinkedHashMap<>();
		Set<String> folders = new LinkedHashSet<>();
		BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
		for (String line = in.readLine(); line != null; line = in.readLine()) {
			int space = line.indexOf(' ');
			String value = line.substring(space + 1);
			switch (line.substring(0, Math.max(0, space))) {
			// A handle knows when its process began: a number that is given anew belongs to another one.
			case "start" -> ProcessHandle.of(Long.parseLong(value)).ifPresent(process -> processes.put(value, process));
			case "end" -> processes.remove(value);
			case "folder" -> folders.add(value);
			case "forget" -> folders.remove(value);
			default -> throw new IOException(line);
			}
		}
		long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(Long.parseLong(arguments[0]));
		for (ProcessHandle process : processes.values()) {
			awaitEnd(process, deadline);
		}
		processes.values().removeIf(process -> !process.isAlive());
		processes.values().forEach(ProcessHandle::destroyForcibly);
		for (ProcessHandle process : processes.values()) {
			awaitEnd(process, System.nanoTime() + TimeUnit.SECONDS.toNanos(KILLED_SECONDS));
		}
		for (String folder : folders) {
			remove(Path.of(folder));
		}
	}

	private static void awaitEnd(ProcessHandle process, long deadline) throws InterruptedException {
		try {
			process.onExit().get(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
		} catch (TimeoutException | ExecutionException lives) {
			// It is killed, or told to be.
			return;
		}
	}

	/** Removes a folder; on Windows a process that was killed may hold files for a moment. */
	private static void remove(Path folder) throws InterruptedException {
		for (int attempt = 0; attempt < ATTEMPTS && Files.exists(folder, LinkOption.NOFOLLOW_LINKS); attempt++) {
			if (attempt > 0) {
				TimeUnit.MILLISECONDS.sleep(BETWEEN_MILLIS);
			}
			removeOnce(folder);
		}
	}

	/** Removes what can be removed; what a link leads to stays. */
	private static void removeOnce(Path file) {
		try {
			if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
				try (DirectoryStream<Path> children = Files.newDirectoryStream(file)) {
					for (Path child : children) {
						removeOnce(child);
					}
				}
			}
			Files.deleteIfExists(file);
		} catch (IOException | DirectoryIteratorException held) {
			// Looked at again by the next attempt.
			return;
		}
	}
}
