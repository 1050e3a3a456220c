/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.wiretune.perf.report.HtmlReport;
import org.wiretune.perf.report.JMeterLines;
import org.wiretune.perf.report.MeasurementsCsv;
import org.wiretune.perf.report.SecondsCsv;
import org.wiretune.perf.result.MatrixCsv;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.result.RunFile;

/** {@code report}: a run as an HTML document, as comma separated values, or as JMeter reads it. */
final class ReportSubcommand {

	private final PrintStream out;
	private final PrintStream err;
	private Optional<String> file = Optional.empty();
	private final Map<String, RunFile> before = new LinkedHashMap<>();
	private String format = "html";
	private Optional<Path> output = Optional.empty();

	ReportSubcommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	int run(List<String> words) throws CannotRun {
		read(words);
		String name = file.orElseThrow(() -> new CannotRun(CommandTexts.text("oneRun")));
		RunFile run = RunFiles.read(name);
		boolean noSeconds = run.measurements().stream().allMatch(measurement -> measurement.seconds().isEmpty());
		if (noSeconds && (format.equals("seconds") || format.equals("jtl"))) {
			throw new CannotRun(CommandTexts.text("noSeconds", name));
		}
		if (format.equals("jtl")) {
			err.println(CommandTexts.text("noSamples"));
		}
		RunFiles.write(text(run), output, out);
		return ExitCode.OK;
	}

	private void read(List<String> words) throws CannotRun {
		for (Iterator<String> rest = words.iterator(); rest.hasNext();) {
			String word = rest.next();
			switch (word) {
			case "--format" -> {
				format = LintArguments.value(word, rest);
				if (!List.of("html", "csv", "seconds", "jtl").contains(format)) {
					throw new CannotRun(CommandTexts.text("unknownReportFormat", format));
				}
			}
			case "--before" -> {
				String name = LintArguments.value(word, rest);
				before.put(name, RunFiles.read(name));
			}
			case "--output" -> output = Optional.of(LintArguments.path(LintArguments.value(word, rest)));
			default -> {
				if (word.startsWith("-")) {
					throw new CannotRun(CommandTexts.text("unknownArgument", word, "report"));
				}
				if (file.isPresent()) {
					throw new CannotRun(CommandTexts.text("oneRun"));
				}
				file = Optional.of(word);
			}
			}
		}
	}

	private String text(RunFile run) {
		return switch (format) {
		case "csv" -> run.measurements().isEmpty() ? MatrixCsv.toText(run, before.values().stream().findFirst()) : MeasurementsCsv.toText(run);
		case "seconds" -> SecondsCsv.toText(run);
		case "jtl" -> JMeterLines.toText(run);
		default -> {
			Map<String, RunComparison> comparisons = new LinkedHashMap<>();
			before.forEach((name, earlier) -> comparisons.put(name, RunComparison.of(earlier, run)));
			yield HtmlReport.toText(run, comparisons);
		}
		};
	}
}
