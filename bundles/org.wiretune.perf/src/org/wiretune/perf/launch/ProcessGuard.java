/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Ends the child processes of this program when it is killed. They end by themselves when their standard input closes, but
 * not those that stand still (SIGSTOP) or hang; a shell of a few kilobytes waits beside this program for its end, gives them
 * some seconds, and kills what is left. One for the whole program, as long as there are children. Without a shell, as on
 * Windows, a small virtual machine does it. Thread-safe.
 */
public final class ProcessGuard {

	private static final Path SHELL = Path.of("/bin/sh");
	private static final String SCRIPT = "guard.sh";
	/** Name of the process, behind the text of its script. */
	private static final String NAME = "wiretune-guard";
	private static final String PROGRAM = GuardProgram.class.getSimpleName() + ".class";
	/** How long processes get to end by themselves. */
	private static final Duration GRACE = Duration.ofSeconds(4);
	private static final ProcessGuard SHARED = new ProcessGuard(SHELL, GRACE);

	private final Path shell;
	private final Duration grace;
	private final Set<String> known = new LinkedHashSet<>();
	private OutputStream input;

	/**
	 * A guard of one's own.
	 *
	 * @param shell the shell; where it is missing, a virtual machine does its work
	 * @param grace how long processes get to end by themselves where a virtual machine does it
	 */
	ProcessGuard(Path shell, Duration grace) {
		this.shell = shell;
		this.grace = grace;
	}

	/** {@return the guard of this program} */
	public static ProcessGuard shared() {
		return SHARED;
	}

	/**
	 * A child has been started.
	 *
	 * @param pid its process id
	 */
	void started(long pid) {
		add("start " + pid);
	}

	/**
	 * A child has ended.
	 *
	 * @param pid its process id
	 */
	void ended(long pid) {
		remove("start " + pid, "end " + pid);
	}

	/**
	 * Names a folder of child processes that is removed with them when this program is killed.
	 *
	 * @param folder the folder; one with a line break in its name is not removed
	 */
	public void folder(Path folder) {
		String name = folder.toAbsolutePath().toString();
		if (name.indexOf('\n') < 0) {
			add("folder " + name);
		}
	}

	/**
	 * A folder is removed otherwise, or stays.
	 *
	 * @param folder a folder that was named
	 */
	public void forget(Path folder) {
		String name = folder.toAbsolutePath().toString();
		remove("folder " + name, "forget " + name);
	}

	private synchronized void add(String line) {
		known.add(line);
		if (input == null) {
			begin();
		} else {
			send(line);
		}
	}

	private synchronized void remove(String before, String line) {
		if (!known.remove(before) || input == null) {
			return;
		}
		if (known.isEmpty()) {
			end(line);
		} else {
			send(line);
		}
	}

	/** Nothing is left to guard; without it this program has no process of its own that nobody asked for. */
	private void end(String line) {
		try (OutputStream last = input) {
			write(line);
		} catch (IOException e) {
			System.getLogger(ProcessGuard.class.getName()).log(System.Logger.Level.DEBUG, "It has ended.", e);
		}
		input = null;
	}

	private void send(String line) {
		try {
			write(line);
		} catch (IOException e) {
			// Somebody has ended it; another one is told everything anew.
			begin();
		}
	}

	private void write(String line) throws IOException {
		// Paths are the shell's own bytes.
		input.write((line + '\n').getBytes(hasShell() ? Charset.defaultCharset() : StandardCharsets.UTF_8));
		input.flush();
	}

	private boolean hasShell() {
		return Files.isExecutable(shell);
	}

	private void begin() {
		input = null;
		try {
			if (hasShell()) {
				start(List.of(shell.toString(), "-c", script(), NAME));
			} else {
				beginProgram();
			}
			for (String line : known) {
				write(line);
			}
		} catch (IOException e) {
			// Without it everything works as long as this program is not killed while a child stands still.
			System.getLogger(ProcessGuard.class.getName()).log(System.Logger.Level.WARNING, "No guard was started.", e);
			input = null;
		}
	}

	private void start(List<String> command) throws IOException {
		ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD);
		// What is meant for all virtual machines, as an agent, is not meant for this one.
		builder.environment().keySet().removeAll(Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
		input = builder.start().getOutputStream();
	}

	/** Starts the guard as a Java program. It gets a copy of its class, since this one may stand in a bundle, and removes it at its end. */
	private void beginProgram() throws IOException {
		Path classes = Files.createTempDirectory("wiretune-guard");
		try (InputStream program = ProcessGuard.class.getResourceAsStream(PROGRAM)) {
			if (program == null) {
				throw new IOException(PROGRAM);
			}
			Path file = classes.resolve(GuardProgram.class.getName().replace('.', '/') + ".class");
			Files.createDirectories(file.getParent());
			Files.copy(program, file);
			start(List.of(JavaInstallation.current().executable().toString(), "-Xint", "-Xmx16m", "-XX:+UseSerialGC", "-cp", classes.toString(), GuardProgram.class.getName(), Long.toString(grace.toMillis())));
			write("folder " + classes.toAbsolutePath());
		} catch (IOException problem) {
			Folders.delete(classes);
			throw problem;
		}
	}

	private static String script() throws IOException {
		try (InputStream script = ProcessGuard.class.getResourceAsStream(SCRIPT)) {
			if (script == null) {
				throw new IOException(SCRIPT);
			}
			return new String(script.readAllBytes(), StandardCharsets.UTF_8);
		}
	}
}
