/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.perf.report.ComparisonJson;
import org.wiretune.perf.report.ComparisonText;
import org.wiretune.perf.report.HtmlReport;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.judged.Verdict;
import org.wiretune.safety.terminal.TerminalText;

/** {@code compare}: the first run with each further one, or two sides of several runs. */
final class CompareCommand implements Command {

	private final CommandForm form = new CommandForm("compare");
	private final Given<Boolean> against = form.flag("--against");
	private final Given<String> format = form.choice("--format", "unknownCompareFormat", "text", "json", "html");
	private final Given<Path> output = form.file("--output", "FILE");
	private final List<String> before = new ArrayList<>();
	private final List<String> after = new ArrayList<>();
	private final PrintStream out;

	CompareCommand(PrintStream out) {
		this.out = out;
		form.rest("A.json... B.json...", this::file);
	}

	@Override
	public CommandForm form() {
		return form;
	}

	/** On which side a file is follows from where it stands. */
	private String file(String label, String word) {
		(against.isGiven() ? after : before).add(word);
		return word;
	}

	@Override
	public int run() throws CannotRun {
		Map<String, RunComparison> comparisons = new LinkedHashMap<>();
		String first = before.isEmpty() ? "" : before.get(0);
		if (against.isGiven()) {
			if (before.isEmpty() || after.isEmpty()) {
				throw new CannotRun(CommandTexts.text("emptySide", before.isEmpty() ? "before" : "behind"));
			}
			comparisons.put(String.join(", ", after), RunComparison.of(runs(before), runs(after)));
			first = String.join(", ", before);
		} else {
			if (before.size() < 2) {
				throw new CannotRun(CommandTexts.text("twoRuns"));
			}
			RunFile base = RunFiles.read(first);
			for (String name : before.subList(1, before.size())) {
				comparisons.put(name, RunComparison.of(base, RunFiles.read(name)));
			}
		}
		RunFiles.write(text(first, comparisons), output.value(), out);
		List<Verdict> verdicts = comparisons.values().stream().map(RunComparison::verdict).toList();
		if (verdicts.contains(Verdict.SLOWER)) {
			return ExitCode.FINDINGS;
		}
		return verdicts.contains(Verdict.NOT_JUDGED) ? ExitCode.COULD_NOT_RUN : ExitCode.OK;
	}

	private String text(String first, Map<String, RunComparison> comparisons) {
		return switch (format.or("text")) {
		case "json" -> ComparisonJson.toText(first, comparisons);
		case "html" -> HtmlReport.toText(first, comparisons);
		default -> {
			StringBuilder text = new StringBuilder();
			comparisons.forEach((name, comparison) -> ComparisonText.lines(first, name, comparison).forEach(line -> text.append(TerminalText.oneLine(line)).append('\n')));
			yield text.toString();
		}
		};
	}

	private static List<RunFile> runs(List<String> names) throws CannotRun {
		List<RunFile> runs = new ArrayList<>();
		for (String name : names) {
			runs.add(RunFiles.read(name));
		}
		return runs;
	}
}
