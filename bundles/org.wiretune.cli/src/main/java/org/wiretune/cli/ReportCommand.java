/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.perf.report.HtmlReport;
import org.wiretune.perf.report.JMeterLines;
import org.wiretune.perf.report.MeasurementsCsv;
import org.wiretune.perf.report.SecondsCsv;
import org.wiretune.perf.result.MatrixCsv;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.result.RunFile;

/** {@code report}: a run as an HTML document, as comma separated values, or as JMeter reads it. */
final class ReportCommand implements Command {

	private final CommandForm form = new CommandForm("report");
	private final Given<String> format = form.choice("--format", "unknownReportFormat", "html", "csv", "seconds", "jtl");
	private final Given<List<String>> earlier = form.many("--before", "RUN.json", Words::text);
	private final Given<Path> output = form.file("--output", "FILE");
	private final Given<List<String>> files = form.rest("RUN.json", Words::text);
	private final PrintStream out;
	private final PrintStream err;

	ReportCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	@Override
	public CommandForm form() {
		return form;
	}

	@Override
	public int run() throws CannotRun {
		if (files.or(List.of()).size() != 1) {
			throw new CannotRun(CommandTexts.text("oneRun"));
		}
		Map<String, RunFile> before = new LinkedHashMap<>();
		for (String name : earlier.or(List.of())) {
			before.put(name, RunFiles.read(name));
		}
		String name = files.or(List.of()).get(0);
		RunFile run = RunFiles.read(name);
		boolean noSeconds = run.measurements().stream().allMatch(measurement -> measurement.seconds().isEmpty());
		String kind = format.or("html");
		if (noSeconds && (kind.equals("seconds") || kind.equals("jtl"))) {
			throw new CannotRun(CommandTexts.text("noSeconds", name));
		}
		if (kind.equals("jtl")) {
			err.println(CommandTexts.text("noSamples"));
		}
		RunFiles.write(text(run, kind, before), output.value(), out);
		return ExitCode.OK;
	}

	private static String text(RunFile run, String format, Map<String, RunFile> before) {
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
