/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.ConsoleText;
import org.wiretune.perf.event.RunListener;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.internal.Texts;
import org.wiretune.perf.judged.Verdict;
import org.wiretune.perf.report.ComparisonText;
import org.wiretune.perf.result.RunState;
import org.wiretune.safety.secret.Secrets;

/** Runs in turn from the command line: {@code --against}, {@code --variant} and {@code --rounds}. */
final class InterleavedCommand {

	private static final int ROUNDS = 5;

	private final List<String> against = new ArrayList<>();
	private final List<String> named = new ArrayList<>();
	private int rounds = ROUNDS;

	void against(String text) {
		against.add(text);
	}

	void variant(String text) {
		named.add(text);
	}

	void rounds(int number) {
		rounds = number;
	}

	/** {@return whether there is more than one run} */
	boolean isWanted() {
		return !against.isEmpty() || !named.isEmpty();
	}

	/** The run as it is written, then those it is compared with; or, where variants are named, these alone. */
	private List<Variant> variants(RunSpecification base) {
		List<Variant> variants = new ArrayList<>();
		if (named.size() < 2) {
			String name = Texts.get("variant.asWritten");
			variants.add(new Variant(name, base.withName(base.name() + ' ' + name)));
		}
		named.forEach(text -> variants.add(Variant.parse(text, base)));
		against.forEach(text -> variants.add(Variant.parse(text, base)));
		return variants;
	}

	/**
	 * Runs all rounds and waits for their end.
	 *
	 * @param server the server of all runs
	 * @param base the run that the variants differ from
	 * @param folder where the files are kept
	 * @param watch watches the server of each run
	 * @return {@link RunCommand#OK} when no variant is slower than the first, {@link RunCommand#FAILED} when one is or a run
	 *         failed, {@link RunCommand#COULD_NOT_RUN} when a comparison came to no verdict
	 */
	int run(RunServer server, RunSpecification base, TesterInstallation tester, JavaInstallation java, Optional<Path> folder,
			RunWatch watch, PrintStream out, PrintStream err) {
		List<Variant> variants = variants(base);
		ConsoleText console = new ConsoleText();
		RunListener listener = event -> console.lines(event).forEach(out::println);
		InterleavedRun run = InterleavedRun.start(variants, rounds, InterleavedRun.starter(server, tester, java, listener, watch),
				new RunHistory(folder.orElse(Path.of(RunHistory.FOLDER_NAME))));
		Thread hook = new Thread(run::cancel, "WireTune interleaved end");
		Runtime.getRuntime().addShutdownHook(hook);
		InterleavedRun.Outcome outcome = run.result().join();
		outcome.comparisons().forEach((name, comparison) -> ComparisonText
				.lines(variants.get(0).name(), name, comparison).forEach(out::println));
		if (outcome.comparisonFile() != null) {
			out.println(Texts.get("compare.file", outcome.comparisonFile().toAbsolutePath().normalize()));
		}
		if (!outcome.reason().isEmpty()) {
			err.println(Secrets.hidden(outcome.reason()));
		}
		if (outcome.state() != RunState.COMPLETED) {
			return RunCommand.FAILED;
		}
		List<Verdict> verdicts = outcome.comparisons().values().stream().map(comparison -> comparison.verdict()).toList();
		if (verdicts.contains(Verdict.SLOWER)) {
			return RunCommand.FAILED;
		}
		return verdicts.contains(Verdict.NOT_JUDGED) ? RunCommand.COULD_NOT_RUN : RunCommand.OK;
	}
}
