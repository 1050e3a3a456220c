/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.fix.FixApplier;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.fix.UnifiedDiff;
import org.wiretune.lint.report.JsonReport;
import org.wiretune.lint.report.LintReport;
import org.wiretune.lint.report.SarifReport;
import org.wiretune.lint.report.TextReport;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleRegistry;
import org.wiretune.lint.source.SourceText;

/** {@code lint PATH…}: reads folders, prints findings, makes fixes. */
final class LintCommand {

	private static final int FOUND = 1;

	private final PrintStream out;
	private final PrintStream err;

	LintCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	int run(List<String> arguments) throws CommandFailure, IOException {
		LintOptionsReader options = LintOptionsReader.read(arguments);
		if (options.help()) {
			out.print(Messages.text("help.lint"));
			return Main.OK;
		}
		if (options.listRules()) {
			listRules();
			return Main.OK;
		}
		Folders folders = new Folders(options.paths());
		RuleRegistry registry = registry(options);
		if (options.fix() && !options.dryRun()) {
			fix(folders, registry, options);
		}
		LintResult result;
		if (options.dryRun()) {
			result = lint(folders, registry, LintListener.NONE);
			showFixes(folders, result, options);
		} else {
			result = report(folders, registry, options);
		}
		return options.failOn().filter(least -> result.findings().stream().anyMatch(finding -> finding.severity().compareTo(least) >= 0)).isPresent() ? FOUND : Main.OK;
	}

	private void listRules() {
		for (Rule rule : RuleRegistry.standard().rules()) {
			out.println(Messages.text("rule", rule.id(), rule.severity().name().toLowerCase(Locale.ROOT),
					rule.subject().name().toLowerCase(Locale.ROOT).replace('_', ' '), RuleRegistry.texts(rule).title()));
		}
	}

	private static RuleRegistry registry(LintOptionsReader options) {
		RuleRegistry all = RuleRegistry.standard();
		return options.rules().isEmpty() ? all : new RuleRegistry(all.rules().stream().filter(rule -> options.rules().contains(rule.id())).toList());
	}

	private static LintResult lint(Folders folders, RuleRegistry registry, LintListener listener) throws IOException {
		return Linter.lint(folders, LintOptions.of(registry.rules()), Cancellation.NEVER, listener);
	}

	private LintResult report(Folders folders, RuleRegistry registry, LintOptionsReader options) throws IOException, CommandFailure {
		if (options.output().isEmpty()) {
			Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
			LintResult result = report(folders, registry, options, writer);
			writer.flush();
			return result;
		}
		try (Writer writer = Files.newBufferedWriter(options.output().get(), StandardCharsets.UTF_8)) {
			return report(folders, registry, options, writer);
		} catch (IOException failure) {
			throw new CommandFailure(Messages.text("output.failed", options.output().get(), failure.getLocalizedMessage()));
		}
	}

	private static LintResult report(Folders folders, RuleRegistry registry, LintOptionsReader options, Writer writer) throws IOException {
		long began = System.nanoTime();
		if (options.format().equals("text")) {
			TextReport report = new TextReport(writer, folders::shown);
			LintResult result = lint(folders, registry, streaming(report, writer));
			report.writeSummary(result, seconds(began));
			return result;
		}
		LintResult result = lint(folders, registry, LintListener.NONE);
		LintReport report = new LintReport(result, Version.text(), seconds(began), folders.base(), folders::text);
		if (options.format().equals("json")) {
			JsonReport.write(report, writer);
		} else {
			SarifReport.write(report, registry, writer);
		}
		return result;
	}

	/** Problems are shown as soon as their file was read; findings need all files, because most are relations. */
	private static LintListener streaming(TextReport report, Writer writer) {
		return new LintListener() {

			@Override
			public void problem(ReadProblem problem) {
				try {
					report.write(problem);
					writer.flush();
				} catch (IOException failure) {
					throw new UncheckedIOException(failure);
				}
			}

			@Override
			public void finding(Finding finding) {
				try {
					report.write(finding);
				} catch (IOException failure) {
					throw new UncheckedIOException(failure);
				}
			}
		};
	}

	private static double seconds(long began) {
		return (System.nanoTime() - began) / 1e9;
	}

	/** The recommended fix of each finding, without those that need something done first unless their rule is named. */
	private List<Fix> fixes(LintResult result, LintOptionsReader options, Folders folders) {
		List<Fix> fixes = new ArrayList<>();
		for (Finding finding : result.findings()) {
			if (finding.fixes().isEmpty()) {
				continue;
			}
			Fix fix = finding.fixes().get(0);
			Optional<String> before = RuleRegistry.standard().rule(finding.ruleId()).flatMap(rule -> RuleRegistry.texts(rule).fixPrecondition(word(fix)));
			if (before.isPresent() && !options.rules().contains(finding.ruleId())) {
				err.println(Messages.text("fix.left", folders.shown(finding.origin().path()), finding.origin().line(), finding.ruleId(), before.get()));
			} else {
				fixes.add(fix);
			}
		}
		return fixes;
	}

	private static String word(Fix fix) {
		return fix.id().substring(fix.id().indexOf('/') + 1);
	}

	private void fix(Folders folders, RuleRegistry registry, LintOptionsReader options) throws IOException, CommandFailure {
		LintResult result = lint(folders, registry, LintListener.NONE);
		FixApplier.Result fixed = FixApplier.applyAll(fixes(result, options, folders), folders::text);
		refused(fixed);
		for (Map.Entry<String, String> file : fixed.changed().entrySet()) {
			folders.write(file.getKey(), file.getValue());
		}
		err.println(Messages.text("fix.made", fixed.made().size(), fixed.changed().size()));
	}

	private void showFixes(Folders folders, LintResult result, LintOptionsReader options) {
		FixApplier.Result fixed = FixApplier.applyAll(fixes(result, options, folders), folders::text);
		refused(fixed);
		for (Map.Entry<String, String> file : fixed.changed().entrySet()) {
			SourceText before = folders.text(file.getKey());
			out.print(UnifiedDiff.of(file.getKey(), before.text(), file.getValue()));
		}
		err.println(Messages.text("fix.shown", fixed.made().size(), fixed.changed().size()));
	}

	private void refused(FixApplier.Result fixed) {
		for (FixRefused refused : fixed.refused().values()) {
			err.println(refused.getMessage());
		}
	}
}
