/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.wiretune.core.Severity;
import org.wiretune.lint.registry.FixSelection;

/** What may be said to {@code lint}. */
final class LintForm {

	private final CommandForm form = new CommandForm("lint");
	private final Given<String> format = form.choice("--format", "unknownFormat", "text", "json", "sarif", "html", "junit", "sonar", "gitlab");
	private final Given<Boolean> explain = form.flag("--explain");
	private final Given<Boolean> allFiles = form.flag("--all-files");
	private final Given<Path> output = form.file("--output", "FILE");
	private final Given<Optional<Severity>> failOn = form.one("--fail-on", "warning|info|never", LintForm::severity);
	private final RuleArguments.Collected rules = new RuleArguments.Collected();
	private final Given<Path> config;
	private final Given<Path> baseline;
	private final Given<Boolean> writeBaseline;
	private final Given<List<String>> fix;
	private final Given<Boolean> dryRun;
	private final Given<Path> patch;
	private final Given<Boolean> listRules;
	private final Given<List<Path>> paths;

	LintForm() {
		form.many("--rules", "standard|all|ID,...", rules::add);
		form.older("--rule", rules::add);
		config = form.file("--config", "FILE");
		baseline = form.file("--baseline", "FILE");
		writeBaseline = form.flag("--write-baseline");
		fix = form.optional("--fix", "RULE[/WORD],...", RuleArguments::isFix);
		dryRun = form.flag("--dry-run");
		patch = form.file("--patch", "FILE");
		listRules = form.flag("--list-rules");
		paths = form.rest("PATH...", Words::path);
	}

	/** {@return the form that reads the words} */
	CommandForm form() {
		return form;
	}

	/**
	 * {@return what the words ask for}
	 *
	 * @throws CannotRun where they do not go together
	 */
	LintArguments arguments() throws CannotRun {
		if (dryRun.isGiven() && !fix.isGiven()) {
			throw new CannotRun(CommandTexts.text("dryRunWithoutFix"));
		}
		if (patch.isGiven() && !dryRun.isGiven()) {
			throw new CannotRun(CommandTexts.text("patchWithoutDryRun"));
		}
		if (writeBaseline.isGiven() && !baseline.isGiven()) {
			throw new CannotRun(CommandTexts.text("writeWithoutBaseline"));
		}
		if (writeBaseline.isGiven() && fix.isGiven()) {
			throw new CannotRun(CommandTexts.text("writeBaselineWithFix"));
		}
		if (!paths.isGiven() && !listRules.isGiven()) {
			throw new CannotRun(CommandTexts.text("noPath", "lint"));
		}
		List<String> named = namedFixes();
		FixSelection selection = named.isEmpty() ? FixSelection.recommended() : FixSelection.named(named);
		return new LintArguments(paths.or(List.of()), LintArguments.Format.valueOf(format.or("text").toUpperCase(Locale.ROOT)), explain.isGiven(), allFiles.isGiven(), output.value(), rules.rules(named), config.value(), baseline.value(),
				writeBaseline.isGiven(), fix.isGiven() ? Optional.of(selection) : Optional.empty(), named, dryRun.isGiven(), patch.value(), failOn.or(Optional.of(Severity.WARNING)), listRules.isGiven());
	}

	private List<String> namedFixes() throws CannotRun {
		List<String> names = new ArrayList<>();
		for (String each : fix.or(List.of())) {
			if (!each.isEmpty()) {
				names.addAll(List.of(each.split(",")));
			}
		}
		for (String name : names) {
			RuleArguments.checkFix(name);
		}
		return List.copyOf(names);
	}

	private static Optional<Severity> severity(String option, String word) throws CannotRun {
		return switch (word.toLowerCase(Locale.ROOT)) {
		case "info" -> Optional.of(Severity.INFO);
		case "warning" -> Optional.of(Severity.WARNING);
		case "never" -> Optional.empty();
		default -> throw new CannotRun(CommandTexts.text("unknownSeverity", word));
		};
	}
}
