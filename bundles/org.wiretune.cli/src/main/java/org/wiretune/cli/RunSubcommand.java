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
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.launch.RunCommand;
import org.wiretune.safety.file.Unreadable;
import org.wiretune.servers.kit.KitChoice;
import org.wiretune.servers.kit.ServerInstallations;
import org.wiretune.servers.watch.AlarmRunWatch;

/** {@code run}: a performance run against the embedded server or a real one. */
final class RunSubcommand {

	/** System property: the folder with the jars of the tester. */
	static final String TESTER = "wiretune.tester";

	private final PrintStream out;
	private final PrintStream err;
	private final List<Path> solution = new ArrayList<>();
	private String module = "";
	private String settings = "";

	RunSubcommand(PrintStream out, PrintStream err) {
		// A run takes a while; each of its lines shall be seen at once.
		this.out = new PrintStream(out, true);
		this.err = err;
	}

	int run(List<String> words) throws CannotRun {
		List<String> rest = takeOwn(words);
		Optional<Path> tester = Optional.ofNullable(System.getProperty(TESTER)).map(Path::of);
		List<String> notes = new ArrayList<>();
		RunCommand command = new RunCommand(out, err, defaults(notes), tester, new KitChoice(new ServerInstallations()), new AlarmRunWatch());
		command.note(notes);
		return command.run(rest.toArray(String[]::new));
	}

	/** Takes the arguments that tell which files to read; the others are those of the run. */
	private List<String> takeOwn(List<String> words) throws CannotRun {
		List<String> others = new ArrayList<>();
		for (Iterator<String> rest = words.iterator(); rest.hasNext();) {
			String word = rest.next();
			switch (word) {
			case "--solution" -> solution.add(LintArguments.path(LintArguments.value(word, rest)));
			case "--module" -> module = LintArguments.value(word, rest);
			case "--settings" -> settings = LintArguments.value(word, rest);
			default -> others.add(word);
			}
		}
		return others;
	}

	private RunSpecification defaults(List<String> notes) throws CannotRun {
		if (solution.isEmpty()) {
			if (!module.isEmpty() || !settings.isEmpty()) {
				throw new CannotRun(CommandTexts.text("withoutSolution", module.isEmpty() ? "--settings" : "--module"));
			}
			return RunSpecification.lab();
		}
		PathsTree tree = new PathsTree(solution);
		try {
			LintResult read = Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
			LeftOut.tell(tree, read, err);
			SolutionRun run = new SolutionRun(read.solution(), tree.name());
			RunSpecification specification = run.specification(module, settings);
			notes.addAll(run.notes());
			return specification;
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotRead", tree.name(), Unreadable.toTheEnd(problem)));
		}
	}
}
