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
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleRegistry;

/**
 * The arguments of {@code lint}.
 *
 * @param paths what to read
 * @param format how to report
 * @param output where to report; empty for the standard output
 * @param fix whether to apply the recommended fix of each finding
 * @param dryRun whether to show the changes instead of making them
 * @param failOn the least severity that makes the command end with 1; empty for never
 * @param rules the rules to check
 * @param listRules whether only to list the rules
 */
record LintArguments(List<Path> paths, Format format, Optional<Path> output, boolean fix, boolean dryRun, Optional<Severity> failOn,
		List<Rule> rules, boolean listRules) {

	/** Forms of a report. */
	enum Format {
		TEXT, JSON, SARIF
	}

	/** {@return the ids of the rules that the user named; empty where all are checked} */
	Set<String> namedRules() {
		return rules.size() == RuleRegistry.standard().rules().size() ? Set.of() : rules.stream().map(Rule::id).collect(Collectors.toSet());
	}

	static LintArguments parse(List<String> arguments) throws CannotRun {
		List<Path> paths = new ArrayList<>();
		Format format = Format.TEXT;
		Optional<Path> output = Optional.empty();
		Optional<Severity> failOn = Optional.of(Severity.WARNING);
		boolean fix = false;
		boolean dryRun = false;
		boolean listRules = false;
		boolean onlyPaths = false;
		List<Rule> rules = new ArrayList<>();
		for (Iterator<String> rest = arguments.iterator(); rest.hasNext();) {
			String argument = rest.next();
			if (onlyPaths || !argument.startsWith("-") || argument.equals("-")) {
				paths.add(path(argument));
				continue;
			}
			switch (argument) {
			case "--" -> onlyPaths = true;
			case "--format" -> format = format(value(argument, rest));
			case "--output" -> output = Optional.of(path(value(argument, rest)));
			case "--fail-on" -> failOn = severity(value(argument, rest));
			case "--rule" -> {
				for (String id : value(argument, rest).split(",")) {
					rules.add(rule(id.strip()));
				}
			}
			case "--fix" -> fix = true;
			case "--dry-run" -> dryRun = true;
			case "--list-rules" -> listRules = true;
			default -> throw new CannotRun(CommandTexts.text("unknownArgument", argument, "lint"));
			}
		}
		if (dryRun && !fix) {
			throw new CannotRun(CommandTexts.text("dryRunWithoutFix"));
		}
		if (paths.isEmpty() && !listRules) {
			throw new CannotRun(CommandTexts.text("noPath", "lint"));
		}
		return new LintArguments(paths, format, output, fix, dryRun, failOn, rules.isEmpty() ? RuleRegistry.standard().rules() : rules.stream().distinct().toList(), listRules);
	}

	static Path path(String text) throws CannotRun {
		try {
			return Path.of(text);
		} catch (InvalidPathException problem) {
			throw new CannotRun(CommandTexts.text("noSuchPath", text));
		}
	}

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

	private static Rule rule(String id) throws CannotRun {
		return RuleRegistry.standard().rule(id).orElseThrow(() -> new CannotRun(CommandTexts.text("unknownRule", id)));
	}
}
