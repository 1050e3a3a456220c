/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.launch.JavaInstallation;

/** An endless run on a real server in a program of its own, whose folders are on a disk of the test. */
final class RunProgram implements AutoCloseable {

	static final int KB = 1024;

	private final Path temporary;
	private final Process program;
	private final BufferedReader lines;
	private long server;
	private long driver;

	RunProgram(ServerKind kind, BindingUnderTest binding, int sizeBytes, Path file, Path temporary) throws IOException {
		this.temporary = temporary;
		program = new ProcessBuilder(JavaInstallation.current().executable().toString(), "-Xmx256m", "-XX:TieredStopAtLevel=1", "-cp",
				System.getProperty("java.class.path"), "-Dwiretune.tester=" + System.getProperty("wiretune.tester"),
				"-Dwiretune.cache=" + System.getProperty("wiretune.cache"), "-Djava.io.tmpdir=" + temporary, "-XX:-UsePerfData",
				"-Dwiretune.driver.arguments=" + System.getProperty("wiretune.driver.arguments", ""),
				RunOnServer.class.getName(), kind.id(), binding.id(), String.valueOf(sizeBytes), file.toString())
				.redirectError(ProcessBuilder.Redirect.INHERIT).start();
		lines = program.inputReader(StandardCharsets.UTF_8);
	}

	/** Waits for the first second in which calls were answered. */
	void awaitMeasured() throws IOException {
		RunEvent event = next();
		while (!RunOnServer.isMeasured(event)) {
			assertFalse(event instanceof RunEvent.Finished, event.toString());
			server = event instanceof RunEvent.ServerReady ready ? ready.pid() : server;
			driver = event instanceof RunEvent.DriverReady ready ? ready.pid() : driver;
			event = next();
		}
	}

	/** {@return the end of the run, which may take some time} */
	RunEvent.Finished awaitEnd() throws IOException {
		RunEvent event = next();
		while (!(event instanceof RunEvent.Finished)) {
			event = next();
		}
		return (RunEvent.Finished) event;
	}

	private RunEvent next() throws IOException {
		String line = lines.readLine();
		if (line == null) {
			throw new IOException("The program has ended.");
		}
		return RunEventFormat.parse(line).orElseThrow(() -> new IOException(line));
	}

	long server() {
		return server;
	}

	/** {@return whether the server or the driver lives, or a folder of the run is there} */
	boolean hasLeftSomething() {
		return isAlive(server) || isAlive(driver) || !folders().isEmpty();
	}

	List<Path> folders() {
		try (Stream<Path> files = Files.list(temporary)) {
			return files.filter(path -> path.getFileName().toString().startsWith("wiretune-server-")).toList();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	void kill() {
		program.destroyForcibly();
	}

	static boolean isAlive(long pid) {
		return pid != 0 && ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
	}

	@Override
	public String toString() {
		return "server " + isAlive(server) + ", driver " + isAlive(driver) + ", left " + folders();
	}

	@Override
	public void close() throws IOException {
		kill();
		for (long pid : List.of(server, driver)) {
			if (isAlive(pid)) {
				ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
			}
		}
		lines.close();
	}
}
