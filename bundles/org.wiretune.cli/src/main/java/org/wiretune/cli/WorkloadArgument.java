/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;

import org.wiretune.perf.validity.WorkloadAdvice;
import org.wiretune.perf.workload.MessageKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadText;
import org.wiretune.safety.file.Unreadable;
import org.wiretune.safety.terminal.TerminalText;

/** The file that says what a run measures. */
final class WorkloadArgument {

	private final Given<Path> file;

	/** None yet. @param form takes the option */
	WorkloadArgument(CommandForm form) {
		file = form.file("--workload", "FILE");
	}

	/** {@return the file; empty where none was named} */
	Optional<Path> file() {
		return file.value();
	}

	/**
	 * {@return what the file says; empty where none was named}
	 *
	 * @param out takes advice on it
	 * @throws CannotRun where it cannot be read or is wrong; the message has a line for each mistake
	 */
	Optional<Workload> read(PrintStream out) throws CannotRun {
		return file.isGiven() ? Optional.of(read(file.value().get(), out)) : Optional.empty();
	}

	private static Workload read(Path file, PrintStream out) throws CannotRun {
		try {
			Unreadable.checkOrdinary(file);
			String text = Files.readString(file, StandardCharsets.UTF_8);
			WorkloadText.Reading reading = WorkloadText.read(text);
			WorkloadAdvice.of(text).forEach(advice -> out.println(TerminalText.oneLine(file + ":" + advice.line() + ":" + advice.column() + ": " + advice.sentence())));
			Workload workload = reading.workload().orElseThrow(() -> new CannotRun(reading.problems().stream()
					.map(problem -> TerminalText.oneLine(file + ":" + problem.line() + ":" + problem.column() + ": " + problem.sentence())).collect(Collectors.joining("\n"))));
			return MessageKeys.below(workload, file.toAbsolutePath().getParent());
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotReadWorkload", file, Unreadable.toTheEnd(problem)));
		}
	}
}
