/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * A process that belongs to a run. It is told things by lines on its standard input, which also is its lifeline: when it
 * closes, the process ends by itself. Its last lines of output are kept for messages.
 */
public final class ChildProcess {

	private final Process process;
	private final CountDownLatch outputEnded = new CountDownLatch(1);
	private final Writer input;
	private final LastLines lastLines = new LastLines();

	private ChildProcess(Process process) {
		this.process = process;
		this.input = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
	}

	/**
	 * Starts a process.
	 *
	 * @param name name for its reader threads
	 * @param command command line
	 * @param folder working directory
	 * @param output takes each line of its standard output
	 * @param exit takes the exit code, after the last line of output
	 * @return the process
	 * @throws IOException when it cannot be started
	 */
	public static ChildProcess start(String name, List<String> command, Path folder, Consumer<String> output, IntConsumer exit)
			throws IOException {
		return start(name, command, folder, Map.of(), output, line -> { }, exit);
	}

	/**
	 * Starts a process with an environment of its own.
	 *
	 * @param name name for its reader threads
	 * @param command command line
	 * @param folder working directory
	 * @param environment variables that come to those of this process
	 * @param output takes each line of its standard output
	 * @param errors takes each line of its error output
	 * @param exit takes the exit code, after the last line of output
	 * @return the process
	 * @throws IOException when it cannot be started
	 */
	public static ChildProcess start(String name, List<String> command, Path folder, Map<String, String> environment,
			Consumer<String> output, Consumer<String> errors, IntConsumer exit) throws IOException {
		ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
		// What these hold would change the measured process and print a line of its own.
		builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS"));
		builder.environment().putAll(environment);
		ChildProcess child = new ChildProcess(builder.start());
		ProcessGuard.shared().started(child.pid());
		LastLines.Stream said = child.lastLines.stream();
		LastLines.Stream complained = child.lastLines.stream();
		Thread errorReader = daemon(name + " error output", () -> child.read(child.process.getErrorStream(), line -> {
			complained.add(line);
			errors.accept(line);
		}));
		daemon(name + " output", () -> {
			child.read(child.process.getInputStream(), line -> {
				if (!line.startsWith("{")) {
					said.add(line);
				}
				output.accept(line);
			});
			child.outputEnded.countDown();
			int code = child.exitCode(errorReader);
			ProcessGuard.shared().ended(child.pid());
			exit.accept(code);
		});
		return child;
	}

	/** {@return its process id} */
	public long pid() {
		return process.pid();
	}

	/** {@return whether it has not ended} */
	public boolean isAlive() {
		return process.isAlive();
	}

	/**
	 * Sends a line. A process that is gone cannot be told anything; its exit is reported elsewhere.
	 *
	 * @param line the line without its end
	 */
	public void send(String line) {
		synchronized (input) {
			try {
				input.write(line);
				input.write('\n');
				input.flush();
			} catch (IOException e) {
				// Nothing that the process said: kept, a broken pipe would stand before the reason it gave.
				System.getLogger(ChildProcess.class.getName()).log(System.Logger.Level.DEBUG, "The process is gone.", e);
			}
		}
	}

	/** Closes its standard input, upon which it ends by itself. */
	public void release() {
		synchronized (input) {
			try {
				input.close();
			} catch (IOException e) {
				System.getLogger(ChildProcess.class.getName()).log(System.Logger.Level.DEBUG, "The process is gone.", e);
			}
		}
	}

	/**
	 * Waits for its end, and kills it when it has not ended in time.
	 *
	 * @param timeout how long it is waited for
	 * @param unit unit of the timeout
	 * @return whether it ended by itself and said that all was well
	 */
	public boolean end(long timeout, TimeUnit unit) {
		release();
		try {
			if (process.waitFor(timeout, unit)) {
				return process.exitValue() == 0;
			}
			kill();
			process.waitFor(timeout, unit);
		} catch (InterruptedException e) {
			kill();
			Thread.currentThread().interrupt();
		}
		return false;
	}

	/**
	 * Tells it to end and kills it as soon as it has closed its output, which it does when it has cleaned up. A JVM whose
	 * threads are in calls of the operating system waits another 0.3 s before it exits (HotSpot, VM_Exit).
	 *
	 * @param timeout how long its clean-up is waited for
	 * @param unit unit of the timeout
	 * @return whether it had cleaned up
	 */
	public boolean endAtOnce(long timeout, TimeUnit unit) {
		release();
		boolean cleanedUp = false;
		try {
			cleanedUp = outputEnded.await(timeout, unit);
			kill();
			process.waitFor(timeout, unit);
		} catch (InterruptedException e) {
			kill();
			Thread.currentThread().interrupt();
		}
		return cleanedUp;
	}

	/** Asks it to end (SIGTERM where there are signals) and returns at once; its standard input stays open. */
	public void terminate() {
		process.destroy();
	}

	/**
	 * Waits for its end, and kills it when it has not ended in time. Its standard input stays open.
	 *
	 * @param timeout how long it is waited for
	 * @param unit unit of the timeout
	 */
	public void awaitEnd(long timeout, TimeUnit unit) {
		try {
			if (!process.waitFor(timeout, unit)) {
				kill();
				process.waitFor(timeout, unit);
			}
		} catch (InterruptedException e) {
			kill();
			Thread.currentThread().interrupt();
		}
	}

	/** Kills it, and what it may have started. Returns when all are told. */
	public void kill() {
		ProcessTree.kill(process.toHandle());
	}

	/** {@return its last lines of output that are no events, oldest first, secrets hidden} */
	public List<String> lastLines() {
		return lastLines.hidden();
	}

	private void read(InputStream stream, Consumer<String> consumer) {
		try (BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				consumer.accept(line);
			}
		} catch (IOException e) {
			lastLines.stream().add(String.valueOf(e.getMessage()));
		}
	}

	private int exitCode(Thread errors) {
		boolean interrupted = false;
		try {
			errors.join(1000);
			while (true) {
				try {
					return process.waitFor();
				} catch (InterruptedException e) {
					interrupted = true;
				}
			}
		} catch (InterruptedException e) {
			interrupted = true;
			return -1;
		} finally {
			if (interrupted) {
				Thread.currentThread().interrupt();
			}
		}
	}

	private static Thread daemon(String name, Runnable work) {
		Thread thread = new Thread(work, name);
		thread.setDaemon(true);
		thread.start();
		return thread;
	}
}
