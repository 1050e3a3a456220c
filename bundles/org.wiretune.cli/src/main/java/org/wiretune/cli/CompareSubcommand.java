/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.wiretune.perf.report.ComparisonJson;
import org.wiretune.perf.report.ComparisonText;
import org.wiretune.perf.report.HtmlReport;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.judged.Verdict;
import org.wiretune.safety.terminal.TerminalText;

/** {@code compare}: the first run with each further one, or two sides of several runs. */
final class CompareSubcommand {

	private final PrintStream out;
	private final List<String> before = new ArrayList<>();
	private final List<String> after = new ArrayList<>();
	private boolean against;
	private String format = "text";
	private Optional<Path> output = Optional.empty();

	CompareSubcommand(PrintStream out) {
		this.out = out;
	}

	int run(List<String> words) throws CannotRun {
		read(words);
		Map<String, RunComparison> comparisons = new LinkedHashMap<>();
		String first = before.isEmpty() ? "" : before.get(0);
		if (against) {
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
		RunFiles.write(text(first, comparisons), output, out);
		List<Verdict> verdicts = comparisons.values().stream().map(RunComparison::verdict).toList();
		if (verdicts.contains(Verdict.SLOWER)) {
			return ExitCode.FINDINGS;
		}
		return verdicts.contains(Verdict.NOT_JUDGED) ? ExitCode.COULD_NOT_RUN : ExitCode.OK;
	}

	private void read(List<String> words) throws CannotRun {
		for (Iterator<String> rest = words.iterator(); rest.hasNext();) {
			String word = rest.next();
			switch (word) {
			case "--against" -> against = true;
			case "--format" -> {
				format = LintArguments.value(word, rest);
				if (!List.of("text", "json", "html").contains(format)) {
					throw new CannotRun(CommandTexts.text("unknownCompareFormat", format));
				}
			}
			case "--output" -> output = Optional.of(LintArguments.path(LintArguments.value(word, rest)));
			default -> {
				if (word.startsWith("-")) {
					throw new CannotRun(CommandTexts.text("unknownArgument", word, "compare"));
				}
				(against ? after : before).add(word);
			}
			}
		}
	}

	private String text(String first, Map<String, RunComparison> comparisons) {
		return switch (format) {
		case "json" -> ComparisonJson.toText(first, comparisons);
		case "html" -> HtmlReport.toText(first, comparisons);
		default -> {
			StringBuilder text = new StringBuilder();
			comparisons.forEach((name, comparison) -> ComparisonText.lines(first, name, comparison).forEach(line -> text.append(TerminalText.oneLine(line)).append(System.lineSeparator())));
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
