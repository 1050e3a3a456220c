/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.logging;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.wiretune.tester.process.CannotStartException;

/**
 * A terminal that a process can print to: a pseudo-terminal that the command {@code script} of util-linux opens, reads and
 * throws away. The command ends when it is closed, and when the process that opened it ends in whatever way.
 */
final class PseudoTerminal implements AutoCloseable {

	private static final String COMMAND = "script";
	/** Its input is the terminal's; that of the command is a pipe from this process, whose end it passes on. */
	private static final String INSIDE = "tty >\"$WIRETUNE_TERMINAL.new\""
			+ " && mv \"$WIRETUNE_TERMINAL.new\" \"$WIRETUNE_TERMINAL\" && exec cat";
	private static final String NAME_FILE = "WIRETUNE_TERMINAL";
	private static final int OPEN_SECONDS = 20;
	private static final int END_SECONDS = 5;
	private static final long LOOK_MILLIS = 20;
	/** Bytes that {@link System#out} holds until they are flushed. */
	private static final int BUFFER = 8192;

	private final Process command;
	private final PrintStream output;

	private PseudoTerminal(Process command, Path device) throws IOException {
		this.command = command;
		output = new PrintStream(new BufferedOutputStream(new FileOutputStream(device.toFile()), BUFFER), false,
				StandardCharsets.UTF_8);
	}

	/** {@return why no terminal can be opened on this machine, as a sentence; empty where it can} */
	static Optional<String> missing() {
		if (!System.getProperty("os.name").equals("Linux")) {
			return Optional.of(TEXTS.get("logging.noTerminalHere"));
		}
		boolean found = Arrays.stream(Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator))
				.anyMatch(folder -> Files.isExecutable(Path.of(folder, COMMAND)));
		return found ? Optional.empty() : Optional.of(TEXTS.get("logging.noScript"));
	}

	/**
	 * Opens a terminal.
	 *
	 * @param folder where a file with its name is kept
	 * @return the terminal
	 * @throws CannotStartException when the command opens none
	 * @throws IOException when the command cannot be started or the terminal not be written to
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	static PseudoTerminal open(Path folder) throws IOException, InterruptedException {
		Path name = folder.resolve("terminal");
		ProcessBuilder builder = new ProcessBuilder(COMMAND, "-q", "-f", "-c", INSIDE, "/dev/null")
				.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD);
		builder.environment().put(NAME_FILE, name.toString());
		// The command has the user's shell run what is inside, which may know another language.
		builder.environment().put("SHELL", "/bin/sh");
		Process command = builder.start();
		try {
			long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(OPEN_SECONDS);
			while (!Files.exists(name)) {
				if (System.nanoTime() > end || command.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
					throw new CannotStartException(TEXTS.get("logging.noTerminal", OPEN_SECONDS));
				}
			}
			return new PseudoTerminal(command, Path.of(Files.readString(name).strip()));
		} catch (IOException | InterruptedException | RuntimeException e) {
			command.destroyForcibly();
			throw e;
		}
	}

	/** {@return what prints to the terminal; as {@link System#out} it holds what is printed until it is flushed} */
	PrintStream output() {
		return output;
	}

	/** Ends the command; what was printed was read by it, or is lost. */
	@Override
	public void close() throws IOException {
		output.close();
		command.getOutputStream().close();
		try {
			if (!command.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
				command.destroyForcibly();
			}
		} catch (InterruptedException e) {
			command.destroyForcibly();
			Thread.currentThread().interrupt();
		}
	}
}
