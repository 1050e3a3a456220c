/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.wiretune.safety.text.Texts;
import org.wiretune.safety.thread.DaemonThread;

/**
 * Lists the Java processes of this machine. No process is attached to or asked, so one that hangs cannot hold up the
 * others; each appears once, whether the attach API, the process table or both know it.
 */
public final class LocalJvms {

	private static final Texts TEXTS = Texts.of(LocalJvms.class, "messages"); //$NON-NLS-1$
	private static final int LONGEST_COMMAND = 2_000;
	private static final int MOST_BYTES = 1 << 20;

	private LocalJvms() {
	}

	/**
	 * The processes that run now. Waits for files only, but call it off the UI thread.
	 *
	 * @param limit
	 *            the longest to wait for the attach API; after it the process table alone must do
	 * @return servers of runs and newest first
	 */
	public static List<LocalJvm> list(Duration limit) {
		// Not by a reference to the method, which links the class here, where there may be no attach module.
		return merge(commands(() -> AttachClient.list(), limit));
	}

	/** What the attach API lists, or nothing when it is absent or too slow. */
	static Map<Long, String> commands(Supplier<Map<Long, String>> attach, Duration limit) {
		CompletableFuture<Map<Long, String>> answer = new CompletableFuture<>();
		DaemonThread.start("WireTune list of local JVMs", () -> { //$NON-NLS-1$
			try {
				answer.complete(attach.get());
			} catch (RuntimeException | LinkageError failure) {
				answer.completeExceptionally(failure);
			}
		});
		try {
			return answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
		} catch (InterruptedException interrupted) {
			Thread.currentThread().interrupt();
			return Map.of();
		} catch (ExecutionException | TimeoutException none) {
			return Map.of();
		}
	}

	private static List<LocalJvm> merge(Map<Long, String> commands) {
		Map<Long, LocalJvm> found = new TreeMap<>();
		ProcessHandle self = ProcessHandle.current();
		Optional<String> user = self.info().user();
		try (Stream<ProcessHandle> processes = ProcessHandle.allProcesses()) {
			processes.forEach(process -> {
				String command = commands.get(process.pid());
				if (command != null || process.pid() == self.pid() || isJavaOf(user, process)) {
					found.put(process.pid(), describe(process, command == null ? "" : command)); //$NON-NLS-1$
				}
			});
		}
		List<LocalJvm> list = new ArrayList<>(found.values());
		list.sort(Comparator.comparing(LocalJvm::own)
				.thenComparing((LocalJvm jvm) -> jvm.startedAt().orElse(Instant.EPOCH), Comparator.reverseOrder())
				.thenComparing(LocalJvm::pid));
		return list;
	}

	/** A JVM that does not publish itself (-XX:+PerfDisableSharedMem) still can be attached to by its user. */
	private static boolean isJavaOf(Optional<String> user, ProcessHandle process) {
		ProcessHandle.Info info = process.info();
		return user.isPresent() && user.equals(info.user())
				&& info.command().filter(JavaPrograms::isJava).isPresent();
	}

	private static LocalJvm describe(ProcessHandle process, String command) {
		ProcessHandle.Info info = process.info();
		String main = command.isBlank() ? mainOf(info.arguments().or(() -> longArguments(process.pid()))) : command;
		String program = info.command().orElse(""); //$NON-NLS-1$
		// Windows tells no arguments: the program is all that is known.
		String text = main.isBlank() ? program : main;
		if (text.length() > LONGEST_COMMAND) {
			text = text.substring(0, LONGEST_COMMAND);
		}
		boolean own = process.pid() == ProcessHandle.current().pid();
		String name = main.isBlank() ? JavaPrograms.name(program) : ProgramName.of(text);
		return new LocalJvm(process.pid(), own ? TEXTS.get("program.own", name) : name, text, //$NON-NLS-1$
				info.startInstant(), own);
	}

	/** Of a command line longer than a page of memory, as one with a long class path, Java tells nothing on Linux. */
	private static Optional<String[]> longArguments(long pid) {
		try (InputStream line = Files.newInputStream(Path.of("/proc", Long.toString(pid), "cmdline"))) { //$NON-NLS-1$ //$NON-NLS-2$
			String[] words = new String(line.readNBytes(MOST_BYTES), Charset.defaultCharset()).split("\0"); //$NON-NLS-1$
			return Optional.of(Arrays.copyOfRange(words, Math.min(1, words.length), words.length));
		} catch (IOException otherSystem) {
			return Optional.empty();
		}
	}

	/** Main class or jar and what follows, from a whole command line; options and their values are skipped. */
	private static String mainOf(Optional<String[]> arguments) {
		String[] words = arguments.orElse(new String[0]);
		for (int i = 0; i < words.length; i++) {
			String word = words[i];
			boolean main = word.equals("-jar") || word.equals("-m") || word.equals("--module"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
			if (main && i + 1 < words.length) {
				return String.join(" ", List.of(words).subList(i + 1, words.length)); //$NON-NLS-1$
			}
			if (word.equals("-cp") || word.equals("-classpath") || word.equals("--class-path") || word.equals("-p") //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
					|| word.equals("--module-path") || word.equals("--add-modules") || word.equals("--add-opens") //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
					|| word.equals("--add-exports")) { //$NON-NLS-1$
				i++;
			} else if (!word.startsWith("-") && !word.startsWith("@")) { //$NON-NLS-1$ //$NON-NLS-2$
				return String.join(" ", List.of(words).subList(i, words.length)); //$NON-NLS-1$
			}
		}
		return ""; //$NON-NLS-1$
	}
}
