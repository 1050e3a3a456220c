/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.internal.FigureText;
import org.wiretune.perf.internal.Texts;
import org.wiretune.perf.launch.RunCommand;
import org.wiretune.perf.report.ResultTable;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.stat.TimeText;
import org.wiretune.safety.file.FileNotWritten;
import org.wiretune.safety.secret.Secrets;

/** The command {@code import}: makes a run file of a result file of JMeter. */
public final class ImportCommand {

	private final PrintStream out;
	private final PrintStream err;

	/**
	 * A command.
	 *
	 * @param out takes what was read
	 * @param err takes what is wrong
	 */
	public ImportCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	/**
	 * Runs the command.
	 *
	 * @param arguments the file, {@code --name}, {@code --out}
	 * @return {@link RunCommand#OK}, or {@link RunCommand#COULD_NOT_RUN} when nothing was imported or what was must not be used
	 */
	public int run(List<String> arguments) {
		Optional<Path> jtl = Optional.empty();
		Optional<Path> file = Optional.empty();
		String name = "";
		Deque<String> rest = new ArrayDeque<>(arguments);
		try {
			while (!rest.isEmpty()) {
				String word = rest.pop();
				if (word.equals("--help") || word.equals("-h")) {
					out.println(Texts.get("import.help"));
					return RunCommand.OK;
				}
				if (word.startsWith("--") && !word.equals("--name") && !word.equals("--out")) {
					return wrong(Texts.get("command.unknown", word));
				}
				if (word.startsWith("--") && rest.isEmpty()) {
					return wrong(Texts.get("command.noValue", word));
				}
				switch (word) {
					case "--name" -> name = rest.pop();
					case "--out" -> file = Optional.of(Path.of(rest.pop()));
					default -> {
						if (jtl.isPresent()) {
							return wrong(Texts.get("import.one"));
						}
						jtl = Optional.of(Path.of(word));
					}
				}
			}
			if (jtl.isEmpty()) {
				return wrong(Texts.get("import.one"));
			}
			RunFile run = JtlImport.read(jtl.get(), name.isEmpty() ? String.valueOf(jtl.get().getFileName()) : name);
			Path target = file
					.orElseGet(() -> new RunHistory(Path.of(RunHistory.FOLDER_NAME)).newFile(run.name(), Instant.now()));
			RunFileFormat.write(run, target);
			tell(run, target);
			return run.measurements().stream().allMatch(Measurement::isValid) ? RunCommand.OK : RunCommand.COULD_NOT_RUN;
		} catch (FileNotWritten e) {
			return wrong(e.sentence());
		} catch (IOException | InvalidPathException e) {
			return wrong(String.valueOf(e.getMessage()));
		}
	}

	private void tell(RunFile run, Path target) {
		Measurement measurement = run.measurements().getFirst();
		out.println(Texts.get("import.line", measurement.id(), measurement.answered(),
				TimeText.of(measurement.latency().meanMs()), percentile(measurement, 50, measurement.latency().p50Ms()),
				percentile(measurement, 90, measurement.latency().p90Ms()), percentile(measurement, 99, measurement.latency().p99Ms()),
				TimeText.of(measurement.latency().maxMs()), FigureText.oneDecimal(measurement.perSecond()),
				measurement.failed()));
		measurement.errors().forEach((sentence, count) -> out.println(Texts.get("console.errors", count, sentence)));
		measurement.invalid().forEach(reason -> out.println(Texts.get("console.invalid", reason)));
		run.notes().forEach(out::println);
		out.println(Texts.get("command.file", target.toAbsolutePath().normalize()));
	}

	private static String percentile(Measurement measurement, double percent, double milliseconds) {
		return ResultTable.percentile(measurement.latency().count(), percent, milliseconds);
	}

	private int wrong(String sentence) {
		err.println(Secrets.hidden(sentence));
		return RunCommand.COULD_NOT_RUN;
	}
}
