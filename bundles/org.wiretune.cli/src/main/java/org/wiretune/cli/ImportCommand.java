/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.jmeter.JtlImport;
import org.wiretune.perf.report.ImportText;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.safety.file.FileNotWritten;

/** {@code import}: makes a run file of a result file of JMeter. */
final class ImportCommand implements Command {

	private final CommandForm form = new CommandForm("import");
	private final Given<String> name = form.one("--name", "NAME", Words::text);
	private final Given<Path> file = form.file("--out", "FILE");
	private final Given<List<Path>> results = form.rest("FILE.jtl", Words::path);
	private final PrintStream out;

	ImportCommand(PrintStream out) {
		this.out = out;
	}

	@Override
	public CommandForm form() {
		return form;
	}

	/** {@inheritDoc} What was imported and must not be used ends as what could not be imported. */
	@Override
	public int run() throws CannotRun {
		if (results.or(List.of()).size() != 1) {
			throw new CannotRun(CommandTexts.text("oneResult"));
		}
		Path result = results.or(List.of()).get(0);
		try {
			RunFile run = JtlImport.read(result, name.or("").isEmpty() ? String.valueOf(result.getFileName()) : name.or(""));
			Path target = file.value().orElseGet(() -> new RunHistory(Path.of(RunHistory.FOLDER_NAME)).newFile(run.name(), Instant.now()));
			RunFileFormat.write(run, target);
			ImportText.lines(run).forEach(out::println);
			out.println(CommandTexts.text("runFile", target.toAbsolutePath().normalize()));
			return run.measurements().stream().allMatch(Measurement::isValid) ? ExitCode.OK : ExitCode.COULD_NOT_RUN;
		} catch (FileNotWritten problem) {
			throw new CannotRun(problem.sentence());
		} catch (IOException problem) {
			throw new CannotRun(String.valueOf(problem.getMessage()));
		}
	}
}
