/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A real Java process that a test watches, stops and kills. */
public final class ChildJvm implements AutoCloseable {

	private final Process process;
	private final BufferedReader output;

	ChildJvm(List<String> options, String... arguments) throws IOException {
		List<String> command = new ArrayList<>();
		command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
		command.addAll(List.of("-Xmx64m", "-XX:TieredStopAtLevel=1"));
		command.addAll(options);
		command.add("-cp");
		command.add(System.getProperty("java.class.path"));
		command.add(MeasuredProgram.class.getName());
		command.addAll(List.of(arguments));
		process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
		output = process.inputReader(StandardCharsets.UTF_8);
		String line = output.readLine();
		if (!"ready".equals(line)) {
			throw new IOException("The child process said: " + line);
		}
	}

	/**
	 * A process whose thread pool {@code SCA} is full.
	 *
	 * @return the process, ready
	 * @throws IOException
	 *             when it does not start
	 */
	public static ChildJvm fullPool() throws IOException {
		return new ChildJvm(List.of(), MeasuredProgram.FULL);
	}

	/**
	 * A process whose thread pool {@code SCA} is full, while nothing waits for it; for its pool {@code Waited} it does.
	 *
	 * @return the process, ready
	 * @throws IOException
	 *             when it does not start
	 */
	public static ChildJvm fullPoolWithoutQueue() throws IOException {
		return new ChildJvm(List.of(), MeasuredProgram.FULL, MeasuredProgram.EASY);
	}

	/**
	 * A process whose thread pool {@code SCA} is full, with options of its own.
	 *
	 * @param options
	 *            of the virtual machine, such as those of its management port
	 * @return the process, ready
	 * @throws IOException
	 *             when it does not start
	 */
	public static ChildJvm managed(List<String> options) throws IOException {
		return new ChildJvm(options, MeasuredProgram.FULL);
	}

	/**
	 * A process with an engine {@code orders} that only a file of others reads, and that is full.
	 *
	 * @return the process, ready
	 * @throws IOException
	 *             when it does not start
	 */
	public static ChildJvm engine() throws IOException {
		return new ChildJvm(List.of(), MeasuredProgram.ENGINE);
	}

	/**
	 * A process that writes a dump of its small heap into a folder when memory ends.
	 *
	 * @param folder
	 *            for the dump
	 * @return the process, ready
	 * @throws IOException
	 *             when it does not start
	 */
	public static ChildJvm dumping(Path folder) throws IOException {
		return new ChildJvm(List.of("-Xmx16m", "-XX:+HeapDumpOnOutOfMemoryError", "-XX:HeapDumpPath=" + folder));
	}

	/**
	 * Has the process fill its heap, and waits until it has got an OutOfMemoryError.
	 *
	 * @throws IOException
	 *             when the process is gone
	 */
	public void exhaust() throws IOException {
		process.outputWriter(StandardCharsets.UTF_8).append(MeasuredProgram.EXHAUST).append('\n').flush();
		String line = output.readLine();
		while (line != null && !line.equals("exhausted")) {
			line = output.readLine();
		}
		if (line == null) {
			throw new IOException("The child process has ended.");
		}
	}

	/**
	 * Its process id.
	 *
	 * @return greater than 0
	 */
	public long pid() {
		return process.pid();
	}

	/** Makes the child collect its garbage and waits until it has. */
	void collect() throws IOException {
		process.outputWriter(StandardCharsets.UTF_8).append("collect\n").flush();
		output.readLine();
	}

	/** Sends it a signal. @param name of the signal, such as {@code STOP} */
	public void signal(String name) throws IOException, InterruptedException {
		Process kill = new ProcessBuilder("kill", "-" + name, Long.toString(pid())).start();
		if (!kill.waitFor(10, TimeUnit.SECONDS) || kill.exitValue() != 0) {
			throw new IOException("kill -" + name + " failed: "
					+ new BufferedReader(new InputStreamReader(kill.getErrorStream(), StandardCharsets.UTF_8)).readLine());
		}
	}

	void kill() throws InterruptedException {
		process.destroyForcibly().waitFor();
	}

	@Override
	public void close() throws InterruptedException {
		kill();
	}
}
