/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.frameworks.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a class of the tests in a JVM of its own, which writes what an application tells of itself. */
final class ChildProcess {

	private static final long MINUTES = 3;

	private ChildProcess() {
	}

	/**
	 * {@return the lines that it wrote}
	 *
	 * @param main the class; its first argument is the file to write
	 * @param folder a folder for what it writes
	 * @param arguments its further arguments
	 * @throws IOException when it cannot be started or read
	 * @throws InterruptedException when the test is interrupted
	 */
	static List<String> lines(Class<?> main, Path folder, List<String> arguments) throws IOException, InterruptedException {
		Path written = folder.resolve("told.txt");
		Path output = folder.resolve("output.txt");
		List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m", "-cp", System.getProperty("java.class.path"), main.getName(), written.toString()));
		command.addAll(arguments);
		Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).redirectOutput(output.toFile()).start();
		if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
			process.destroyForcibly();
			throw new IOException("The application did not end within " + MINUTES + " minutes: " + Files.readString(output));
		}
		if (process.exitValue() != 0) {
			throw new IOException("The application ended with " + process.exitValue() + ": " + Files.readString(output));
		}
		return Files.readAllLines(written);
	}
}
