/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.launch.RunCommand;

/**
 * The command line. Exit codes: 0, 1 where lint has findings at or above the chosen severity or a run failed, 2 where
 * the command could not run; then one sentence on standard error says why and what to do. A stack trace is never shown.
 */
public final class Main {

	/** The system property that names the folder with the jars of the performance tester. */
	public static final String TESTER_PROPERTY = "wiretune.tester";

	static final int OK = 0;
	static final int COULD_NOT_RUN = 2;

	private final PrintStream out;
	private final PrintStream err;

	private Main(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	/**
	 * Runs a command and ends the process with its exit code.
	 *
	 * @param arguments the command and its arguments
	 */
	public static void main(String[] arguments) {
		PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
		PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
		int code = run(out, err, arguments);
		out.flush();
		System.exit(code);
	}

	/**
	 * Runs a command.
	 *
	 * @param out takes what the command prints
	 * @param err takes what is wrong
	 * @param arguments the command and its arguments
	 * @return the exit code
	 */
	public static int run(PrintStream out, PrintStream err, String... arguments) {
		try {
			return new Main(out, err).dispatch(List.of(arguments));
		} catch (CommandFailure failure) {
			err.println(failure.getMessage());
		} catch (IOException failure) {
			err.println(Messages.text("failed.io", failure.getLocalizedMessage()));
		} catch (OutOfMemoryError failure) {
			err.println(Messages.text("failed.memory"));
		} catch (RuntimeException | Error failure) {
			err.println(Messages.text("failed.internal", failure));
		}
		return COULD_NOT_RUN;
	}

	private int dispatch(List<String> arguments) throws CommandFailure, IOException {
		if (arguments.isEmpty()) {
			err.print(Messages.text("help"));
			return COULD_NOT_RUN;
		}
		List<String> rest = arguments.subList(1, arguments.size());
		return switch (arguments.get(0)) {
		case "lint" -> new LintCommand(out, err).run(rest);
		case "map" -> new MapCommand(out).run(rest);
		case "run" -> performanceRun(rest);
		case "help", "--help", "-h" -> help(rest);
		case "version", "--version" -> version();
		default -> throw new CommandFailure(Messages.text("unknown.command", arguments.get(0)));
		};
	}

	private int performanceRun(List<String> arguments) {
		Optional<Path> tester = Optional.ofNullable(System.getProperty(TESTER_PROPERTY)).filter(folder -> !folder.isBlank()).map(Path::of);
		return new RunCommand(out, err, ServerSettings.lab(), tester).run(arguments.toArray(String[]::new));
	}

	private int help(List<String> arguments) {
		String command = arguments.isEmpty() ? "" : arguments.get(0);
		switch (command) {
		case "lint", "map" -> out.print(Messages.text("help." + command));
		case "run" -> {
			return performanceRun(List.of("--help"));
		}
		default -> out.print(Messages.text("help"));
		}
		return OK;
	}

	private int version() {
		out.println("WireTune " + Version.text());
		return OK;
	}
}
