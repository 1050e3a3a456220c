/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.registry.FixRounds;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.report.GatheredFindings;
import org.wiretune.lint.report.TextReport;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleTexts;
import org.wiretune.safety.file.Unreadable;
import org.wiretune.safety.quantity.Nanoseconds;

/** {@code lint}: reads files and folders, and reports or fixes what the rules find. */
final class LintCommand implements Command {

	private final LintForm form = new LintForm();
	private final PrintStream out;
	private final PrintStream err;

	LintCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	@Override
	public CommandForm form() {
		return form.form();
	}

	@Override
	public int run() throws CannotRun {
		LintArguments arguments = form.arguments();
		if (arguments.listRules()) {
			listRules(arguments.rules().rules());
			return ExitCode.OK;
		}
		PathsTree tree = new PathsTree(arguments.paths());
		if (arguments.writeBaseline()) {
			LintResult result = lint(arguments, tree, LintListener.NONE);
			// What was not read has no findings in the baseline either.
			LeftOut.tell(tree, result, err);
			out.println(CommandTexts.text("baselineWritten", new BaselineFile(arguments.baseline().get(), tree).write(result), arguments.baseline().get()));
			return ExitCode.OK;
		}
		if (arguments.fixes().isPresent()) {
			return fix(arguments, tree);
		}
		return reported(arguments, tree);
	}

	/** Makes the fixes, then reports what is left; a dry run reports what would change only. */
	private int fix(LintArguments arguments, PathsTree stored) throws CannotRun {
		LintResult[] before = new LintResult[1];
		FixRounds.Result fixed = FixRounds.toRest(arguments.fixes().get(), changed -> {
			PathsTree tree = changed.isEmpty() ? stored : new PathsTree(arguments.paths(), FixRun.encoded(stored, changed));
			LintResult result = known(lint(arguments, tree, LintListener.NONE), arguments, tree);
			before[0] = changed.isEmpty() ? result : before[0];
			return new FixRounds.Checked(result.findings(), changed.isEmpty() ? stored::unchangedText : tree::text);
		});
		boolean done;
		// What a program reads is not to be preceded by a line for people.
		boolean isOutForPrograms = !arguments.dryRun() && arguments.output().isEmpty() && arguments.format() != LintArguments.Format.TEXT;
		try (FixRun run = new FixRun(isOutForPrograms ? err : out, err, arguments.patch())) {
			run.withhold(stored, withheld(before[0], arguments.named()));
			done = run.finish(stored, fixed, arguments.dryRun());
		}
		if (arguments.dryRun()) {
			LeftOut.tell(stored, before[0], err);
		}
		int code = arguments.dryRun() ? code(before[0], arguments) : reported(arguments, new PathsTree(arguments.paths()));
		return done ? code : ExitCode.COULD_NOT_RUN;
	}

	/**
	 * {@return files with findings of rules whose fixes were asked for by name, and no fix because of their encoding}
	 *
	 * @param result what was found
	 * @param named the names of the fixes
	 */
	private static Set<String> withheld(LintResult result, List<String> named) {
		Set<String> rules = named.stream().map(RuleArguments::ofFix).collect(Collectors.toSet());
		Set<String> badlyEncoded = result.problems().stream().filter(problem -> problem.kind() == ReadProblem.Kind.ENCODING).map(problem -> problem.origin().path()).collect(Collectors.toSet());
		return result.findings().stream().filter(finding -> badlyEncoded.contains(finding.origin().path()) && finding.ruleIds().stream().anyMatch(rules::contains)).map(finding -> finding.origin().path())
				.collect(Collectors.toCollection(TreeSet::new));
	}

	private int reported(LintArguments arguments, PathsTree tree) throws CannotRun {
		long began = System.nanoTime();
		boolean atOnce = arguments.output().isEmpty() && arguments.format() == LintArguments.Format.TEXT;
		if (atOnce) {
			// Most findings are relations and need all files; that the work has begun is said at once.
			out.println(CommandTexts.text("reading", tree.name()));
			out.flush();
		}
		LintResult result = gathered(arguments, tree, atOnce ? new ProblemLines(new TextReport(out, tree::shown), out) : LintListener.NONE, err);
		tree.leftOut().ifPresent(err::println);
		double seconds = Nanoseconds.toSeconds(System.nanoTime() - began);
		if (arguments.output().isEmpty()) {
			try {
				new LintReports(arguments, tree, result, seconds).write(arguments.format(), out);
			} catch (IOException problem) {
				throw new UncheckedIOException(problem);
			}
		} else {
			OutputFile.write(arguments.output().get(), to -> {
				if (arguments.format() == LintArguments.Format.TEXT) {
					to.append(CommandTexts.text("reading", tree.name())).append('\n');
					TextReport text = new TextReport(to, tree::shown);
					for (ReadProblem problem : result.problems()) {
						text.write(problem);
					}
				}
				new LintReports(arguments, tree, result, seconds).write(arguments.format(), to);
			});
		}
		return code(result, arguments);
	}

	/** {@return what a report tells: without what is known, and with the findings of a place as one} */
	static LintResult gathered(LintArguments arguments, PathsTree tree, LintListener listener, PrintStream err) throws CannotRun {
		return GatheredFindings.of(known(lint(arguments, tree, listener, err), arguments, tree));
	}

	private LintResult lint(LintArguments arguments, PathsTree tree, LintListener listener) throws CannotRun {
		return lint(arguments, tree, listener, err);
	}

	/** {@return all that was found} */
	static LintResult lint(LintArguments arguments, PathsTree tree, LintListener listener, PrintStream err) throws CannotRun {
		RuleSettings settings = arguments.rules().settings().withOuter(new OuterRules(err).read(arguments.config(), tree.tops()));
		try {
			LintResult result = Linter.lint(tree, LintOptions.of(arguments.rules().selection()).withSettings(settings).withIdle(arguments.allFiles()), Cancellation.NEVER, listener);
			arguments.rules().check(result.ownRules());
			return result;
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotRead", tree.name(), Unreadable.toTheEnd(problem)));
		}
	}

	/** Without the findings of the baseline. */
	private static LintResult known(LintResult result, LintArguments arguments, PathsTree tree) throws CannotRun {
		return arguments.baseline().isPresent() ? new BaselineFile(arguments.baseline().get(), tree).apply(result) : result;
	}

	/** {@return what the shell is told of a result} */
	static int code(LintResult result, LintArguments arguments) {
		boolean fails = arguments.failOn().isPresent()
				&& result.findings().stream().anyMatch(finding -> finding.severity().compareTo(arguments.failOn().get()) >= 0);
		return fails ? ExitCode.FINDINGS : ExitCode.OK;
	}

	private void listRules(List<Rule> rules) {
		for (Rule rule : rules) {
			RuleTexts texts = RuleRegistry.texts(rule);
			String products = texts.products();
			out.printf("%-34s %-8s %-8s %s%s\n", rule.id(), rule.severity().name().toLowerCase(Locale.ROOT), CommandTexts.text(rule.isStandard() ? "standard" : "optional"), texts.title(),
					products == null || products.isEmpty() ? "" : CommandTexts.text("holdsFor", products));
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
