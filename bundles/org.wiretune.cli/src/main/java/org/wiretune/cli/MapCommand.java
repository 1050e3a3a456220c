/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

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
final class MapCommand {

	private final PrintStream out;
	private final PrintStream err;

	MapCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	int run(List<String> words) throws CannotRun {
		List<Path> paths = new ArrayList<>();
		Optional<Path> svg = Optional.empty();
		boolean json = false;
		for (Iterator<String> rest = words.iterator(); rest.hasNext();) {
			String word = rest.next();
			switch (word) {
			case "--svg" -> svg = Optional.of(LintArguments.path(LintArguments.value(word, rest)));
			case "--format" -> {
				String format = LintArguments.value(word, rest);
				if (!format.equals("json")) {
					throw new CannotRun(CommandTexts.text("unknownMapFormat", format));
				}
				json = true;
			}
			default -> {
				if (word.startsWith("-")) {
					throw new CannotRun(CommandTexts.text("unknownArgument", word, "map"));
				}
				paths.add(LintArguments.path(word));
			}
			}
		}
		if (paths.isEmpty()) {
			throw new CannotRun(CommandTexts.text("noPath", "map"));
		}
		PathsTree tree = new PathsTree(paths);
		LintResult result = read(tree);
		for (ReadProblem problem : result.problems()) {
			err.println(TerminalText.oneLine(tree.shown(problem.origin().path()) + ':' + problem.origin().line() + ": " + problem.message()));
		}
		tree.leftOut().ifPresent(err::println);
		if (svg.isPresent()) {
			OutputFile.write(svg.get(), BindingMap.svg(result.reading(), new FindingsOverlay(result.findings()), tree.name(), () -> false));
		}
		if (json || svg.isEmpty()) {
			out.println(ModuleJson.write(result.solution()));
		}
		return ExitCode.OK;
	}

	private static LintResult read(PathsTree tree) throws CannotRun {
		try {
			return Linter.lint(tree, LintOptions.of(RuleRegistry.standard().rules()).withSettings(RuleSettings.STANDARD), Cancellation.NEVER, LintListener.NONE);
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotRead", tree.name(), Unreadable.toTheEnd(problem)));
		}
	}
}
