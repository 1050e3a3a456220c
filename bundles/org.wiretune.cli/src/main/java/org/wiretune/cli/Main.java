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
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.wiretune.safety.file.Unreadable;
import org.wiretune.safety.quantity.Quantity;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.terminal.ConsoleCharset;
import org.wiretune.safety.terminal.ConsoleStream;
import org.wiretune.safety.terminal.LinePrinter;
import org.wiretune.safety.terminal.TerminalStream;
import org.wiretune.safety.terminal.TerminalText;

/**
 * The command line. The first word is a command of {@link Commands}; what stands behind it is read by the command's form,
 * and wrong use ends with {@link ExitCode#COULD_NOT_RUN}.
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
		Charset console = ConsoleCharset.ofThisProgram();
		TerminalStream terminal = new TerminalStream(ConsoleStream.to(new FileOutputStream(FileDescriptor.out), console));
		TerminalStream errors = new TerminalStream(ConsoleStream.to(new FileOutputStream(FileDescriptor.err), console));
		PrintStream out = new LinePrinter(new BufferedOutputStream(terminal, BUFFER_BYTES), false);
		PrintStream err = new LinePrinter(new BufferedOutputStream(errors, BUFFER_BYTES), true);
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
		Optional<Command> command = Optional.empty();
		try {
			command = arguments.length == 0 ? Optional.empty() : Commands.named(arguments[0], out, err);
			if (command.isPresent()) {
				List<String> rest = List.of(arguments).subList(1, arguments.length);
				ContributedJars.use(rest);
				CommandForm form = command.get().form();
				return switch (form.read(rest)) {
				case HELP -> told(form.help());
				case VERSION -> told(Version.lines());
				case WORK -> worked(command.get());
				};
			}
			return withoutCommand(List.of(arguments));
		} catch (CannotRun reason) {
			err.println(reason.getMessage());
		} catch (OutOfMemoryError full) {
			err.println(CommandTexts.text("memory", Quantity.bytes(Runtime.getRuntime().maxMemory())));
		} catch (RuntimeException | StackOverflowError mistake) {
			unexpected(mistake, command.isPresent() && command.get().form().isDebug());
		}
		return ExitCode.COULD_NOT_RUN;
	}

	private int worked(Command command) throws CannotRun {
		try {
			return command.run();
		} finally {
			ContributedJars.tellRefusals(err);
		}
	}

	private int withoutCommand(List<String> words) throws CannotRun {
		if (words.isEmpty()) {
			err.println(ProgramForm.help());
			return ExitCode.COULD_NOT_RUN;
		}
		if (!words.get(0).startsWith("-")) {
			throw Commands.unknown(words.get(0));
		}
		return switch (ProgramForm.form().read(words)) {
		case VERSION -> told(Version.lines());
		case HELP -> told(ProgramForm.help());
		case WORK -> {
			err.println(ProgramForm.help());
			yield ExitCode.COULD_NOT_RUN;
		}
		};
	}

	private int told(String text) {
		out.println(text);
		return ExitCode.OK;
	}

	/** A failure that nobody foresaw; its stack is for those who mend it, and holds words of files as all else does. */
	private void unexpected(Throwable mistake, boolean isDebug) {
		err.println(Secrets.hidden(CommandTexts.text(isDebug ? "internal.stack" : "internal", mistake.toString())));
		if (isDebug) {
			StringWriter stack = new StringWriter();
			mistake.printStackTrace(new PrintWriter(stack));
			Secrets.hidden(stack.toString()).lines().map(line -> line.startsWith("\t") ? "    " + TerminalText.oneLine(line.strip()) : TerminalText.oneLine(line)).forEach(err::println);
		}
	}
}
