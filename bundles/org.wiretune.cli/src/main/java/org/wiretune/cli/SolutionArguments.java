/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.wiretune.analysis.application.OwnBroker;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.reading.Reading;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.workload.MessageKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.safety.file.Unreadable;
import org.wiretune.servers.application.RunnableJar;
import org.wiretune.servers.application.RunnableJars;

/** The files that a run takes settings and bindings from. */
final class SolutionArguments {

	private final Given<List<Path>> solution;
	private final Given<String> module;
	private final Given<String> settings;
	private Optional<Reading> reading = Optional.empty();

	/** None yet. @param form takes the options */
	SolutionArguments(CommandForm form) {
		solution = form.many("--solution", "PATH", Words::path);
		module = form.one("--module", "NAME", Words::text);
		settings = form.one("--settings", "NAME", Words::text);
	}

	/**
	 * {@return the run that the files state; that of the tuning lab where none are named}
	 *
	 * @param notes takes sentences on where the settings come from
	 * @param err takes what could not be read
	 * @throws CannotRun where they cannot be read, or have no such module or server
	 */
	RunSpecification defaults(List<String> notes, PrintStream err) throws CannotRun {
		if (!solution.isGiven()) {
			if (module.isGiven() || settings.isGiven()) {
				throw new CannotRun(CommandTexts.text("withoutSolution", module.isGiven() ? "--module" : "--settings"));
			}
			return RunSpecification.lab();
		}
		PathsTree tree = new PathsTree(solution.or(List.of()));
		try {
			LintResult read = Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
			LeftOut.tell(tree, read, err);
			reading = Optional.of(read.reading());
			SolutionRun run = new SolutionRun(read.solution(), tree.name());
			RunSpecification specification = run.specification(module.or(""), settings.or(""));
			notes.addAll(run.notes());
			return specification;
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotRead", tree.name(), Unreadable.toTheEnd(problem)));
		}
	}

	/**
	 * {@return a load with the broker of the application whose files were read, where it sends messages and names none}
	 *
	 * @param load the load
	 * @param notes takes a sentence on the broker
	 * @throws IOException where the files name none, several, or one elsewhere; the message is a sentence
	 */
	Workload withBroker(Workload load, List<String> notes) throws IOException {
		if (reading.isEmpty()) {
			return load;
		}
		if (!MessageKeys.areSent(load)) {
			return load;
		}
		List<RunnableJar> built = new ArrayList<>();
		for (Path each : solution.or(List.of())) {
			built.addAll(Files.isDirectory(each) ? RunnableJars.below(each) : List.of());
		}
		return OwnBroker.of(load, reading.get(), built.stream().map(RunnableJar::file).findFirst(), any -> true, notes::add);
	}
}
