/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.gauges;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A real Java process with two thread pools under load, whose heap fills and is collected. */
public final class BusyServer implements AutoCloseable {

	private final Process process;

	/** Starts the process and waits until it is ready. @param options more options of the virtual machine */
	public BusyServer(String... options) throws IOException {
		List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx96m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
		command.addAll(List.of(options));
		command.addAll(List.of("-cp", classes().toString(), BusyProgram.class.getName()));
		process = new ProcessBuilder(command).redirectErrorStream(true).start();
		BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
		StringBuilder said = new StringBuilder();
		for (String line = output.readLine(); !"ready".equals(line); line = output.readLine()) {
			if (line == null) {
				throw new IOException("The process did not start: " + said);
			}
			said.append(line).append('\n');
		}
	}

	/** The jar or the folder of these tests. */
	private static Path classes() throws IOException {
		try {
			return Path.of(BusyProgram.class.getProtectionDomain().getCodeSource().getLocation().toURI());
		} catch (URISyntaxException noFile) {
			throw new IOException(noFile);
		}
	}

	public long pid() {
		return process.pid();
	}

	/** Kills the process and waits for its end. */
	@Override
	public void close() {
		process.destroyForcibly().onExit().join();
	}
}
