/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

import org.wiretune.core.Severity;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.report.TextReport;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.safety.terminal.TerminalText;

/**
 * {@code lint} for a build tool that runs in the same virtual machine: what is found is what the command finds, read once for
 * several reports. Paths are told from the folder of the project, not from the current one. Keeps nothing; may be called by
 * several threads.
 */
public final class BuildLint {

	private BuildLint() {
	}

	/**
	 * What is asked for.
	 *
	 * @param folder the folder of the project, which is read with all below it
	 * @param includes patterns of files to read, as {@code src/**}, relative to the folder; all where there are none
	 * @param excludes patterns of files not to read, relative to the folder
	 * @param rules as behind {@code --rules}: {@code standard}, {@code all}, or ids
	 * @param config a rules file for everything that is read
	 * @param baseline the file of the findings that are known; one that is not there yet knows none
	 * @param writeBaseline whether to write that file instead of reporting
	 * @param failOn as behind {@code --fail-on}
	 * @param reports the files to write, by the words behind {@code --format}; their folders are made
	 */
	public record Request(Path folder, List<String> includes, List<String> excludes, List<String> rules, Optional<Path> config, Optional<Path> baseline, boolean writeBaseline, String failOn,
			Map<String, Path> reports) {

		/** Copies the collections. */
		public Request {
			folder = folder.toAbsolutePath().normalize();
			includes = List.copyOf(includes);
			excludes = List.copyOf(excludes);
			rules = List.copyOf(rules);
			reports = Map.copyOf(reports);
		}
	}

	/**
	 * A finding, for the log of a build.
	 *
	 * @param file the file on disk
	 * @param line the line, from 1
	 * @param column the column, from 1
	 * @param isWarning whether it is a warning; else it is only worth knowing
	 * @param text what was found, with the rules
	 * @param more further lines: what was assumed, and what can be done
	 */
	public record Told(Path file, int line, int column, boolean isWarning, String text, List<String> more) {
	}

	/**
	 * What came of it.
	 *
	 * @param findings the findings that are not known, in path and offset order
	 * @param problems a line for each file or line that could not be read
	 * @param summary how many findings and problems there are, or what was written as the baseline
	 * @param fails whether there is a finding at or above {@code failOn}
	 */
	public record Outcome(List<Told> findings, List<String> problems, String summary, boolean fails) {
	}

	/** It could not run; the message says why and what to do. */
	public static final class Refused extends Exception {

		private static final long serialVersionUID = 1L;

		Refused(String sentence) {
			super(sentence);
		}
	}

	/**
	 * Reads the files, checks the rules and writes the reports.
	 *
	 * @param request what is asked for
	 * @return what came of it
	 * @throws Refused where a value is wrong, or a file cannot be read or written
	 */
	public static Outcome run(Request request) throws Refused {
		try {
			return linted(request);
		} catch (CannotRun reason) {
			throw new Refused(reason.getMessage());
		}
	}

	private static Outcome linted(Request request) throws CannotRun {
		LintArguments arguments = arguments(request);
		PathsTree tree = new PathsTree(arguments.paths(), Map.of(), request.folder(), wanted(request));
		ByteArrayOutputStream problems = new ByteArrayOutputStream();
		PrintStream err = new PrintStream(problems, true, StandardCharsets.UTF_8);
		long began = System.nanoTime();
		if (request.writeBaseline()) {
			LintResult result = LintCommand.lint(arguments, tree, LintListener.NONE, err);
			LeftOut.tell(tree, result, err);
			Path file = arguments.baseline().orElseThrow(() -> new CannotRun(CommandTexts.text("build.noBaseline")));
			makeFolder(file);
			return new Outcome(List.of(), lines(problems), CommandTexts.text("baselineWritten", new BaselineFile(file, tree).write(result), file), false);
		}
		LintResult result = LintCommand.gathered(arguments, tree, LintListener.NONE, err);
		LeftOut.tell(tree, result, err);
		double seconds = Nanoseconds.toSeconds(System.nanoTime() - began);
		LintReports reports = new LintReports(arguments, tree, result, seconds);
		for (Map.Entry<String, Path> each : request.reports().entrySet()) {
			LintArguments.Format format = LintArguments.Format.valueOf(each.getKey().toUpperCase(Locale.ROOT));
			makeFolder(each.getValue());
			OutputFile.write(each.getValue(), to -> reports.write(format, to));
		}
		return new Outcome(result.findings().stream().map(finding -> told(finding, tree)).toList(), lines(problems), summary(result, seconds), LintCommand.code(result, arguments) != ExitCode.OK);
	}

	/** The command's own reading of its words, so that a wrong one is refused by the same sentence. */
	private static LintArguments arguments(Request request) throws CannotRun {
		List<String> words = new ArrayList<>();
		if (!request.rules().isEmpty()) {
			words.addAll(List.of("--rules", String.join(",", request.rules())));
		}
		request.config().ifPresent(file -> words.addAll(List.of("--config", file.toString())));
		// A project that has none yet has no known findings; the command is told the name of a file that has to be there.
		request.baseline().filter(file -> request.writeBaseline() || Files.exists(file)).ifPresent(file -> words.addAll(List.of("--baseline", file.toString())));
		words.addAll(List.of("--fail-on", request.failOn(), request.folder().toString()));
		LintForm form = new LintForm();
		for (String format : request.reports().keySet()) {
			LintForm each = new LintForm();
			each.form().read(List.of("--format", format, request.folder().toString()));
		}
		form.form().read(words);
		return form.arguments();
	}

	private static Predicate<Path> wanted(Request request) {
		Predicate<Path> included = request.includes().isEmpty() ? file -> true : matching(request.includes());
		Predicate<Path> excluded = matching(request.excludes());
		return file -> {
			Path inside = file.startsWith(request.folder()) ? request.folder().relativize(file) : file;
			return included.test(inside) && !excluded.test(inside);
		};
	}

	private static Predicate<Path> matching(List<String> patterns) {
		List<PathMatcher> matchers = new ArrayList<>();
		for (String pattern : patterns) {
			// As build tools write them: a folder stands for all below it, and any folders for none as well.
			String all = pattern.endsWith("/") ? pattern + "**" : pattern;
			matchers.add(FileSystems.getDefault().getPathMatcher("glob:" + all));
			if (all.startsWith("**/")) {
				matchers.add(FileSystems.getDefault().getPathMatcher("glob:" + all.substring("**/".length())));
			}
		}
		return path -> matchers.stream().anyMatch(matcher -> matcher.matches(path));
	}

	private static void makeFolder(Path file) throws CannotRun {
		try {
			Path folder = file.toAbsolutePath().getParent();
			if (folder != null) {
				Files.createDirectories(folder);
			}
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotWrite", file, problem.getMessage() + '.'));
		}
	}

	private static Told told(Finding finding, PathsTree tree) {
		List<String> more = new ArrayList<>();
		if (finding.assumption() != null) {
			more.add(TerminalText.oneLine(finding.assumption()));
		}
		for (Fix fix : finding.fixes()) {
			more.add(TerminalText.oneLine(CommandTexts.text("build.fix", fix.label(), fix.effect().label())));
		}
		return new Told(tree.resolve(finding.origin().path()), finding.origin().line(), finding.origin().column(), finding.severity() == Severity.WARNING,
				TerminalText.oneLine(finding.headline() + " [" + String.join(", ", finding.ruleIds()) + ']'), more);
	}

	private static String summary(LintResult result, double seconds) {
		StringBuilder text = new StringBuilder();
		try {
			new TextReport(text).writeSummary(result, seconds);
		} catch (IOException impossible) {
			throw new UncheckedIOException(impossible);
		}
		return text.toString().strip();
	}

	private static List<String> lines(ByteArrayOutputStream out) {
		return out.toString(StandardCharsets.UTF_8).lines().toList();
	}
}
