/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * The user's own Maven, by which libraries and servers are fetched: mirrors, proxies and credentials of its settings hold.
 *
 * @param executable the {@code mvn} program
 */
public record MavenCommand(Path executable) {

	private static final String PATH_SEPARATOR = Pattern.quote(File.pathSeparator);
	private static final long LONGEST_MINUTES = 20;
	private static final long LOOK_MILLIS = 100;
	private static final String ERROR = "[ERROR]";

	/** {@return the {@code mvn} of MAVEN_HOME or M2_HOME, or else the first on the path; empty when there is none} */
	public static Optional<MavenCommand> find() {
		String name = File.separatorChar == '\\' ? "mvn.cmd" : "mvn";
		List<Path> places = new ArrayList<>();
		for (String variable : List.of("MAVEN_HOME", "M2_HOME")) {
			String home = System.getenv(variable);
			if (home != null && !home.isBlank()) {
				places.add(Path.of(home.strip(), "bin", name));
			}
		}
		String path = System.getenv("PATH");
		for (String folder : path == null ? new String[0] : path.split(PATH_SEPARATOR)) {
			if (!folder.isBlank()) {
				places.add(Path.of(folder, name));
			}
		}
		return places.stream().filter(Files::isExecutable).findFirst().map(MavenCommand::new);
	}

	/**
	 * Runs Maven and waits for its end. It ends with this program, and after {@value #LONGEST_MINUTES} minutes.
	 *
	 * @param arguments its goals and properties
	 * @param folder working directory
	 * @param output takes each line it prints
	 * @param cancelled asked a few times a second; true ends it
	 * @return empty when it did what it was told, otherwise its first error, which may be an empty text
	 * @throws IOException when it cannot be started
	 * @throws InterruptedException when the thread is interrupted; Maven is ended then
	 */
	public Optional<String> run(List<String> arguments, Path folder, Consumer<String> output, BooleanSupplier cancelled)
			throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of(executable.toString(), "-B", "-Dstyle.color=never"));
		command.addAll(arguments);
		CountDownLatch ended = new CountDownLatch(1);
		ChildProcess process = ChildProcess.start("Maven", command, folder, output, code -> ended.countDown());
		Thread hook = new Thread(process::kill, "Maven end");
		Runtime.getRuntime().addShutdownHook(hook);
		long deadline = System.nanoTime() + TimeUnit.MINUTES.toNanos(LONGEST_MINUTES);
		boolean stopped = false;
		try {
			while (!stopped && !ended.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
				stopped = cancelled.getAsBoolean() || System.nanoTime() > deadline;
			}
		} finally {
			process.kill();
			removeHook(hook);
		}
		if (stopped) {
			return Optional.of(cancelled.getAsBoolean() ? TEXTS.get("maven.cancelled")
					: TEXTS.get("maven.late", LONGEST_MINUTES));
		}
		return process.end(5, TimeUnit.SECONDS) ? Optional.empty() : Optional.of(problem(process.lastLines()));
	}

	private static String problem(List<String> lines) {
		return lines.stream().filter(line -> line.startsWith(ERROR)).findFirst()
				.map(line -> line.substring(ERROR.length()).strip()).orElse("");
	}

	private static void removeHook(Thread hook) {
		try {
			Runtime.getRuntime().removeShutdownHook(hook);
		} catch (IllegalStateException e) {
			System.getLogger(MavenCommand.class.getName()).log(System.Logger.Level.DEBUG, "Ending.", e);
		}
	}
}
