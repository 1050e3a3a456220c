/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;

import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.report.HtmlReport;
import org.wiretune.lint.report.JUnitReport;
import org.wiretune.lint.report.JsonReport;
import org.wiretune.lint.report.LintReport;
import org.wiretune.lint.report.SarifReport;
import org.wiretune.lint.report.TextReport;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleRegistry;

/** {@code lint}: reads files and folders, and reports or fixes what the rules find. */
final class LintCommand {

	/** Fixes that uncover each other for ever are stopped here. */
	private static final int MOST_ROUNDS = 8;

	private static final double NANOS = 1e9;

	private final PrintStream out;
	private final PrintStream err;

	LintCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	int run(List<String> words) throws CannotRun {
		LintArguments arguments = LintArguments.parse(words);
		if (arguments.listRules()) {
			listRules(arguments.rules().rules());
			return ExitCode.OK;
		}
		PathsTree tree = new PathsTree(arguments.paths());
		if (arguments.writeBaseline()) {
			LintResult result = lint(arguments, tree, LintListener.NONE);
			out.println(CommandTexts.text("baselineWritten", new BaselineFile(arguments.baseline().get(), tree).write(result), arguments.baseline().get()));
			return ExitCode.OK;
		}
		if (arguments.fixes().isPresent()) {
			FixRun run = new FixRun(out, err);
			boolean changed = true;
			for (int round = 0; changed && round < MOST_ROUNDS; round++) {
				tree = new PathsTree(arguments.paths());
				LintResult before = known(lint(arguments, tree, LintListener.NONE), arguments, tree);
				changed = run.round(tree, before.findings(), arguments.fixes().get(), arguments.dryRun());
				if (arguments.dryRun()) {
					run.finish(true);
					return code(before, arguments);
				}
			}
			run.finish(false);
			tree = new PathsTree(arguments.paths());
		}
		if (arguments.output().isEmpty()) {
			return code(report(arguments, tree, out), arguments);
		}
		try (PrintStream file = new PrintStream(Files.newOutputStream(arguments.output().get()), false, StandardCharsets.UTF_8)) {
			return code(report(arguments, tree, file), arguments);
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotWrite", arguments.output().get(), problem.getMessage()));
		}
	}

	private LintResult report(LintArguments arguments, PathsTree tree, PrintStream to) throws CannotRun {
		long began = System.nanoTime();
		TextReport text = new TextReport(to, tree::shown);
		boolean lineByLine = arguments.format() == LintArguments.Format.TEXT;
		if (lineByLine) {
			// Most findings are relations and need all files; that the work has begun is said at once.
			to.println(CommandTexts.text("reading", tree.name()));
			to.flush();
		}
		LintResult result = known(lint(arguments, tree, lineByLine ? new ProblemLines(text, to) : LintListener.NONE), arguments, tree);
		double seconds = (System.nanoTime() - began) / NANOS;
		LintReport report = new LintReport(result, Version.text(), seconds, tree.root(), tree::text);
		RuleRegistry checked = new RuleRegistry(arguments.rules().rules());
		try {
			switch (arguments.format()) {
			case TEXT -> {
				for (Finding finding : result.findings()) {
					text.write(finding);
				}
				text.writeSummary(result, seconds);
			}
			case JSON -> JsonReport.write(report, to);
			case SARIF -> SarifReport.write(report, checked, to);
			case HTML -> HtmlReport.write(report, tree.name(), to);
			case JUNIT -> JUnitReport.write(report, checked, arguments.failOn(), to);
			}
		} catch (IOException problem) {
			throw new UncheckedIOException(problem);
		}
		to.flush();
		return result;
	}

	private LintResult lint(LintArguments arguments, PathsTree tree, LintListener listener) throws CannotRun {
		RuleSettings settings = RuleSettings.of(arguments.rules().base()).withOuter(new OuterRules(err).read(arguments.config(), tree.tops()));
		try {
			return Linter.lint(tree, LintOptions.of(arguments.rules().rules()).withSettings(settings), Cancellation.NEVER, listener);
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotRead", tree.name(), problem.getMessage()));
		}
	}

	/** Without the findings of the baseline. */
	private static LintResult known(LintResult result, LintArguments arguments, PathsTree tree) throws CannotRun {
		return arguments.baseline().isPresent() ? new BaselineFile(arguments.baseline().get(), tree).apply(result) : result;
	}

	private static int code(LintResult result, LintArguments arguments) {
		boolean fails = arguments.failOn().isPresent()
				&& result.findings().stream().anyMatch(finding -> finding.severity().compareTo(arguments.failOn().get()) >= 0);
		return fails ? ExitCode.FINDINGS : ExitCode.OK;
	}

	private void listRules(List<Rule> rules) {
		for (Rule rule : rules) {
			out.printf("%-34s %-8s %-8s %s%n", rule.id(), rule.severity().name().toLowerCase(Locale.ROOT), CommandTexts.text(rule.isStandard() ? "standard" : "optional"),
					RuleRegistry.texts(rule).title());
		}
	}

	/** Writes each problem as soon as it is known. */
	private static final class ProblemLines implements LintListener {

		private final TextReport text;
		private final PrintStream to;

		ProblemLines(TextReport text, PrintStream to) {
			this.text = text;
			this.to = to;
		}

		@Override
		public void problem(ReadProblem problem) {
			try {
				text.write(problem);
				to.flush();
			} catch (IOException failure) {
				throw new UncheckedIOException(failure);
			}
		}
	}
}
