/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.map.ModuleJson;
import org.wiretune.lint.rule.RuleRegistry;
import org.wiretune.map.BindingMap;
import org.wiretune.map.MapFinding;
import org.wiretune.map.MapOverlay;
import org.wiretune.map.MeasuredCall;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;

/** {@code map PATH…}: prints the wiring as JSON or draws it. */
final class MapCommand {

	private final PrintStream out;

	MapCommand(PrintStream out) {
		this.out = out;
	}

	int run(List<String> given) throws CommandFailure, IOException {
		List<Path> paths = new ArrayList<>();
		Optional<Path> svg = Optional.empty();
		boolean json = false;
		Arguments arguments = new Arguments(given);
		while (arguments.hasNext()) {
			String argument = arguments.next();
			switch (argument) {
			case "--format" -> {
				arguments.value(Set.of("json"));
				json = true;
			}
			case "--svg" -> svg = Optional.of(Arguments.path(arguments.value()));
			case "--help", "-h" -> {
				out.print(Messages.text("help.map"));
				return Main.OK;
			}
			default -> {
				if (argument.startsWith("-") && argument.length() > 1) {
					throw new CommandFailure(Messages.text("unknown.option", argument, "map"));
				}
				paths.add(Arguments.path(argument));
			}
			}
		}
		if (paths.isEmpty()) {
			throw new CommandFailure(Messages.text("map.noPath"));
		}
		Folders folders = new Folders(paths);
		LintResult result = Linter.lint(folders, LintOptions.of(RuleRegistry.standard().rules()), Cancellation.NEVER, LintListener.NONE);
		if (json || svg.isEmpty()) {
			out.println(ModuleJson.write(result.solution()));
		}
		if (svg.isPresent()) {
			draw(svg.get(), result, folders.name());
		}
		return Main.OK;
	}

	private static void draw(Path file, LintResult result, String title) throws CommandFailure {
		String drawing = BindingMap.svg(result.solution(), new Findings(result), title, () -> false);
		try {
			Files.writeString(file, drawing, StandardCharsets.UTF_8);
		} catch (IOException failure) {
			throw new CommandFailure(Messages.text("output.failed", file, failure.getLocalizedMessage()));
		}
	}

	/** The findings, laid over the wires. */
	private record Findings(LintResult result) implements MapOverlay {

		@Override
		public List<MapFinding> findings() {
			return result.findings().stream()
					.map(finding -> new MapFinding(finding.origin(), finding.severity() == Severity.WARNING, finding.message(), finding.related())).toList();
		}

		@Override
		public Optional<MeasuredCall> lastMeasured(Module module, Import caller) {
			return Optional.empty();
		}
	}
}
