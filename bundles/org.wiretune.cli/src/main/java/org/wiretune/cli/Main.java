/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.FileDescriptor;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.wiretune.perf.jmeter.EngineCommand;
import org.wiretune.perf.jmeter.ImportCommand;

/**
 * The command line: {@code lint}, {@code map}, {@code settings}, {@code size}, {@code run}, {@code compare},
 * {@code report}, {@code gc}, {@code import} and {@code jmeter-server}.
 */
public final class Main {

	private static final int BUFFER_BYTES = 1 << 16;

	private final PrintStream out;
	private final PrintStream err;

	/**
	 * Makes a command line.
	 *
	 * @param out takes results, in UTF-8
	 * @param err takes what is wrong
	 */
	public Main(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	/**
	 * Starts the program and ends the virtual machine with its exit code.
	 *
	 * @param arguments the command and its arguments
	 */
	public static void main(String[] arguments) {
		PrintStream out = new PrintStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), BUFFER_BYTES), false, StandardCharsets.UTF_8);
		PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
		int code = new Main(out, err).run(arguments);
		out.flush();
		System.exit(code);
	}

	/**
	 * Runs a command and waits for its end.
	 *
	 * @param arguments the command and its arguments
	 * @return 0, 1 for findings or a failed run, 2 where it could not run
	 */
	public int run(String... arguments) {
		List<String> rest = arguments.length == 0 ? List.of() : Arrays.asList(arguments).subList(1, arguments.length);
		try {
			return switch (arguments.length == 0 ? "" : arguments[0]) {
			case "lint" -> new LintCommand(out, err).run(rest);
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
			err.println(CommandTexts.text("internal", mistake.toString()));
			return ExitCode.COULD_NOT_RUN;
		} finally {
			out.flush();
		}
	}
}
