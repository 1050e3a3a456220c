/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.map.ModuleJson;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.map.svg.BindingMap;
import org.wiretune.safety.file.Unreadable;
import org.wiretune.safety.terminal.TerminalText;

/** {@code map}: writes modules and wires as JSON or as a picture. */
final class MapCommand implements Command {

	private final CommandForm form = new CommandForm("map");
	private final Given<Path> svg = form.file("--svg", "FILE");
	private final Given<String> format = form.choice("--format", "unknownMapFormat", "json");
	private final Given<List<Path>> paths = form.rest("PATH...", Words::path);
	private final PrintStream out;
	private final PrintStream err;

	MapCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	@Override
	public CommandForm form() {
		return form;
	}

	@Override
	public int run() throws CannotRun {
		if (!paths.isGiven()) {
			throw new CannotRun(CommandTexts.text("noPath", "map"));
		}
		PathsTree tree = new PathsTree(paths.or(List.of()));
		LintResult result = read(tree);
		for (ReadProblem problem : result.problems()) {
			err.println(TerminalText.oneLine(tree.shown(problem.origin().path()) + ':' + problem.origin().line() + ": " + problem.message()));
		}
		tree.leftOut().ifPresent(err::println);
		if (svg.isGiven()) {
			OutputFile.write(svg.value().get(), BindingMap.svg(result.reading(), new FindingsOverlay(result.findings()), tree.name(), () -> false));
		}
		if (format.isGiven() || !svg.isGiven()) {
			out.println(ModuleJson.write(result.reading()));
		}
		return ExitCode.OK;
	}

	private static LintResult read(PathsTree tree) throws CannotRun {
		try {
			return Linter.lint(tree, LintOptions.of(RuleRegistry.standard()).withSettings(RuleSettings.STANDARD), Cancellation.NEVER, LintListener.NONE);
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotRead", tree.name(), Unreadable.toTheEnd(problem)));
		}
	}
}
