/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.rule.RuleRegistry;

/**
 * What the arguments of lint ask for.
 *
 * @param paths folders and files
 * @param format text, json or sarif
 * @param output the file to write to; empty for standard output
 * @param fix whether fixes are made
 * @param dryRun whether fixes are only shown
 * @param failOn the severity from which findings make the exit code 1; empty for never
 * @param rules the ids that are checked; empty for all
 * @param listRules whether the rules are listed
 * @param help whether help is asked for
 */
record LintOptionsReader(List<Path> paths, String format, Optional<Path> output, boolean fix, boolean dryRun, Optional<Severity> failOn,
		Set<String> rules, boolean listRules, boolean help) {

	private static final Set<String> FORMATS = Set.of("text", "json", "sarif");
	private static final Set<String> SEVERITIES = Set.of("warning", "info", "never");

	/** Reads the arguments. */
	static LintOptionsReader read(List<String> given) throws CommandFailure {
		List<Path> paths = new ArrayList<>();
		String format = "text";
		Optional<Path> output = Optional.empty();
		boolean fix = false;
		boolean dryRun = false;
		Optional<Severity> failOn = Optional.of(Severity.WARNING);
		Set<String> rules = new LinkedHashSet<>();
		boolean listRules = false;
		boolean help = false;
		Arguments arguments = new Arguments(given);
		while (arguments.hasNext()) {
			String argument = arguments.next();
			switch (argument) {
			case "--format" -> format = arguments.value(FORMATS);
			case "--output", "-o" -> output = Optional.of(Arguments.path(arguments.value()));
			case "--fix" -> fix = true;
			case "--dry-run" -> dryRun = true;
			case "--fail-on" -> failOn = severity(arguments.value(SEVERITIES));
			case "--rule" -> rules.addAll(rules(arguments.value()));
			case "--list-rules" -> listRules = true;
			case "--help", "-h" -> help = true;
			default -> {
				if (argument.startsWith("-") && argument.length() > 1) {
					throw new CommandFailure(Messages.text("unknown.option", argument, "lint"));
				}
				paths.add(Arguments.path(argument));
			}
			}
		}
		if (paths.isEmpty() && !listRules && !help) {
			throw new CommandFailure(Messages.text("lint.noPath"));
		}
		return new LintOptionsReader(paths, format, output, fix, dryRun, failOn, rules, listRules, help);
	}

	private static Optional<Severity> severity(String word) {
		return word.equals("never") ? Optional.empty() : Optional.of(Severity.valueOf(word.toUpperCase(Locale.ROOT)));
	}

	private static List<String> rules(String value) throws CommandFailure {
		List<String> ids = List.of(value.split(","));
		for (String id : ids) {
			if (RuleRegistry.standard().rule(id).isEmpty()) {
				throw new CommandFailure(Messages.text("unknown.rule", id));
			}
		}
		return ids;
	}
}
