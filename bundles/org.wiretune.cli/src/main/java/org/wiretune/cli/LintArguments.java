/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Locale;
import java.util.Optional;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.registry.FixSelection;

/**
 * The arguments of {@code lint}.
 *
 * @param paths what to read
 * @param format how to report
 * @param output where to report; empty for the standard output
 * @param rules the rules to check
 * @param config a rules file for everything that is read
 * @param baseline the file of the findings that are known
 * @param writeBaseline whether to write that file
 * @param fixes the fixes to make; empty for none
 * @param named the names by which fixes were asked for; empty for those that keep the meaning
 * @param dryRun whether to show the changes instead of making them
 * @param patch where the exact changes of a dry run go; empty for nowhere
 * @param failOn the least severity that makes the command end with 1; empty for never
 * @param listRules whether only to list the rules
 */
record LintArguments(List<Path> paths, Format format, Optional<Path> output, RuleArguments rules, Optional<Path> config, Optional<Path> baseline,
		boolean writeBaseline, Optional<FixSelection> fixes, List<String> named, boolean dryRun, Optional<Path> patch, Optional<Severity> failOn, boolean listRules) {

	private static final String FIX = "--fix";

	/** Forms of a report. */
	enum Format {
		TEXT, JSON, SARIF, HTML, JUNIT
	}

	/**
	 * Reads the words behind {@code lint}.
	 *
	 * @param arguments the words
	 * @return what they ask for
	 * @throws CannotRun where one is not known, or they do not go together
	 */
	static LintArguments parse(List<String> arguments) throws CannotRun {
		List<Path> paths = new ArrayList<>();
		Format format = Format.TEXT;
		Optional<Path> output = Optional.empty();
		Optional<Path> config = Optional.empty();
		Optional<Path> baseline = Optional.empty();
		Optional<Severity> failOn = Optional.of(Severity.WARNING);
		RuleArguments.Collected rules = new RuleArguments.Collected();
		List<String> fixes = new ArrayList<>();
		boolean fix = false;
		boolean dryRun = false;
		Optional<Path> patch = Optional.empty();
		boolean writeBaseline = false;
		boolean listRules = false;
		boolean onlyPaths = false;
		for (ListIterator<String> rest = arguments.listIterator(); rest.hasNext();) {
			String argument = rest.next();
			if (!onlyPaths && argument.startsWith(FIX + '=')) {
				fix = true;
				fixes.addAll(List.of(argument.substring(FIX.length() + 1).split(",")));
				continue;
			}
			if (onlyPaths || !argument.startsWith("-") || argument.equals("-")) {
				paths.add(path(argument));
				continue;
			}
			switch (argument) {
			case "--" -> onlyPaths = true;
			case "--format" -> format = format(value(argument, rest));
			case "--output" -> output = Optional.of(path(value(argument, rest)));
			case "--fail-on" -> failOn = severity(value(argument, rest));
			case "--rule", "--rules" -> rules.add(value(argument, rest));
			case "--config" -> config = Optional.of(path(value(argument, rest)));
			case "--baseline" -> baseline = Optional.of(path(value(argument, rest)));
			case "--write-baseline" -> writeBaseline = true;
			case FIX -> {
				fix = true;
				nextFix(rest).ifPresent(fixes::add);
			}
			case "--dry-run" -> dryRun = true;
			case "--patch" -> patch = Optional.of(path(value(argument, rest)));
			case "--list-rules" -> listRules = true;
			default -> throw new CannotRun(CommandTexts.text("unknownArgument", argument, "lint"));
			}
		}
		if (dryRun && !fix) {
			throw new CannotRun(CommandTexts.text("dryRunWithoutFix"));
		}
		if (patch.isPresent() && !dryRun) {
			throw new CannotRun(CommandTexts.text("patchWithoutDryRun"));
		}
		if (writeBaseline && baseline.isEmpty()) {
			throw new CannotRun(CommandTexts.text("writeWithoutBaseline"));
		}
		if (writeBaseline && fix) {
			throw new CannotRun(CommandTexts.text("writeBaselineWithFix"));
		}
		if (paths.isEmpty() && !listRules) {
			throw new CannotRun(CommandTexts.text("noPath", "lint"));
		}
		for (String name : fixes) {
			RuleArguments.fix(name);
		}
		RuleArguments checked = rules.rules(fixes);
		return new LintArguments(paths, format, output, checked, config, baseline, writeBaseline, fix ? Optional.of(fixes.isEmpty() ? FixSelection.recommended() : FixSelection.named(fixes)) : Optional.empty(), List.copyOf(fixes), dryRun, patch, failOn,
				listRules);
	}

	/** The name behind {@code --fix} may be left out; then a path or another argument follows. */
	private static Optional<String> nextFix(ListIterator<String> rest) {
		if (!rest.hasNext()) {
			return Optional.empty();
		}
		String next = rest.next();
		if (RuleArguments.isFix(next)) {
			return Optional.of(next);
		}
		rest.previous();
		return Optional.empty();
	}

	/**
	 * {@return a path that was named}
	 *
	 * @param text the word
	 * @throws CannotRun where no file can have that name
	 */
	static Path path(String text) throws CannotRun {
		if (text.isEmpty()) {
			throw new CannotRun(CommandTexts.text("emptyPath"));
		}
		try {
			return Path.of(text);
		} catch (InvalidPathException problem) {
			throw new CannotRun(CommandTexts.text("noSuchPath", text));
		}
	}

	/**
	 * {@return the word behind an argument}
	 *
	 * @param argument the argument
	 * @param rest the words behind it
	 * @throws CannotRun where there is none
	 */
	static String value(String argument, Iterator<String> rest) throws CannotRun {
		if (!rest.hasNext()) {
			throw new CannotRun(CommandTexts.text("noValue", argument));
		}
		return rest.next();
	}

	private static Format format(String word) throws CannotRun {
		return switch (word) {
		case "text" -> Format.TEXT;
		case "json" -> Format.JSON;
		case "sarif" -> Format.SARIF;
		case "html" -> Format.HTML;
		case "junit" -> Format.JUNIT;
		default -> throw new CannotRun(CommandTexts.text("unknownFormat", word));
		};
	}

	private static Optional<Severity> severity(String word) throws CannotRun {
		return switch (word.toLowerCase(Locale.ROOT)) {
		case "info" -> Optional.of(Severity.INFO);
		case "warning" -> Optional.of(Severity.WARNING);
		case "never" -> Optional.empty();
		default -> throw new CannotRun(CommandTexts.text("unknownSeverity", word));
		};
	}
}
