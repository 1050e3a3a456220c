/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.wiretune.perf.jmeter.EngineCommand;
import org.wiretune.perf.jmeter.ImportCommand;
import org.wiretune.safety.file.Unreadable;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.terminal.TerminalStream;

/**
 * The command line: {@code lint}, {@code undo}, {@code map}, {@code settings}, {@code size}, {@code run}, {@code compare},
 * {@code report}, {@code gc}, {@code import} and {@code jmeter-server}.
 */
public final class Main {

	private static final int BUFFER_BYTES = 1 << 16;

	private final PrintStream out;
	private final PrintStream err;
	private final Supplier<IOException> failure;

	/**
	 * Makes a command line.
	 *
	 * @param out takes results, in UTF-8
	 * @param err takes what is wrong
	 */
	public Main(PrintStream out, PrintStream err) {
		this(out, err, () -> null);
	}

	private Main(PrintStream out, PrintStream err, Supplier<IOException> failure) {
		this.out = out;
		this.err = err;
		this.failure = failure;
	}

	/**
	 * Starts the program and ends the virtual machine with its exit code.
	 *
	 * @param arguments the command and its arguments
	 */
	public static void main(String[] arguments) {
		TerminalStream terminal = new TerminalStream(new FileOutputStream(FileDescriptor.out));
		PrintStream out = new PrintStream(new BufferedOutputStream(terminal, BUFFER_BYTES), false, StandardCharsets.UTF_8);
		PrintStream err = new PrintStream(new BufferedOutputStream(new TerminalStream(new FileOutputStream(FileDescriptor.err)), BUFFER_BYTES), true, StandardCharsets.UTF_8);
		System.exit(new Main(out, err, terminal::failure).run(arguments));
	}

	/**
	 * Runs a command and waits for its end.
	 *
	 * @param arguments the command and its arguments
	 * @return 0, 1 for findings or a failed run, 2 where it could not run or its output could not be written
	 */
	public int run(String... arguments) {
		int code = command(arguments);
		// A print stream swallows what goes wrong.
		if (!out.checkError()) {
			return code;
		}
		IOException reason = failure.get();
		err.println(CommandTexts.text("outputFailed", reason == null ? CommandTexts.text("noReason") : Unreadable.because(reason)));
		return ExitCode.COULD_NOT_RUN;
	}

	private int command(String... arguments) {
		List<String> rest = arguments.length == 0 ? List.of() : Arrays.asList(arguments).subList(1, arguments.length);
		try {
			return switch (arguments.length == 0 ? "" : arguments[0]) {
			case "lint" -> new LintCommand(out, err).run(rest);
			case "undo" -> new UndoCommand(out, err).run(rest);
			case "map" -> new MapCommand(out, err).run(rest);
			case "settings" -> new SettingsCommand(out, err).run(rest);
			case "size" -> new SizeCommand(out, err).run(rest);
			case "run" -> new RunSubcommand(out, err).run(rest);
			case "compare" -> new CompareSubcommand(out).run(rest);
			case "report" -> new ReportSubcommand(out, err).run(rest);
			case "gc" -> new GcCommand(out, err).run(rest);
			case "import" -> new ImportCommand(out, err).run(rest);
			case "jmeter-server" -> new EngineCommand(new PrintStream(out, true), err,
					Optional.ofNullable(System.getProperty(RunSubcommand.TESTER)).map(Path::of)).run(rest);
			case "help", "--help", "-h" -> {
				out.println(CommandTexts.text("help"));
				yield ExitCode.OK;
			}
			case "" -> {
				err.println(CommandTexts.text("help"));
				yield ExitCode.COULD_NOT_RUN;
			}
			default -> throw new CannotRun(CommandTexts.text("unknownCommand", arguments[0]));
			};
		} catch (CannotRun reason) {
			err.println(reason.getMessage());
			return ExitCode.COULD_NOT_RUN;
		} catch (OutOfMemoryError full) {
			err.println(CommandTexts.text("memory", Runtime.getRuntime().maxMemory() >> 20));
			return ExitCode.COULD_NOT_RUN;
		} catch (RuntimeException | StackOverflowError mistake) {
			err.println(Secrets.hidden(CommandTexts.text("internal", mistake.toString())));
			return ExitCode.COULD_NOT_RUN;
		}
	}
}
