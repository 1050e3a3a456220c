/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.event.RunListener;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.judged.Verdict;
import org.wiretune.perf.launch.InterleavedRun;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.launch.RunWatch;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.launch.Variant;
import org.wiretune.perf.report.ComparisonText;
import org.wiretune.perf.result.RunExit;
import org.wiretune.perf.result.RunState;
import org.wiretune.safety.secret.Secrets;

/** Runs that take turns. */
final class TurnArguments {

	private static final int ROUNDS = 5;

	private final Given<List<String>> against;
	private final Given<List<String>> named;
	private final Given<Integer> rounds;

	/** None yet. @param form takes the options */
	TurnArguments(CommandForm form) {
		against = form.many("--against", "KEY=VALUE,...", Words::text);
		named = form.many("--variant", "NAME:KEY=VALUE,...", Words::text);
		rounds = form.one("--rounds", "N", Words.number(1));
	}

	/** {@return whether there is more than one run} */
	boolean isWanted() {
		return against.isGiven() || named.isGiven();
	}

	/**
	 * The run as it is written, then those it is compared with; or, where variants are named, these alone.
	 *
	 * @param base the run as it is written
	 * @return the variants
	 * @throws IllegalArgumentException where a variant cannot be read; the message is a sentence
	 */
	List<Variant> variants(RunSpecification base) {
		List<Variant> variants = new ArrayList<>();
		if (named.or(List.of()).size() < 2) {
			String name = CommandTexts.text("asWritten");
			variants.add(new Variant(name, base.withName(base.name() + ' ' + name)));
		}
		named.or(List.of()).forEach(text -> variants.add(Variant.parse(text, base)));
		against.or(List.of()).forEach(text -> variants.add(Variant.parse(text, base)));
		return variants;
	}

	/**
	 * Runs all rounds and waits for their end.
	 *
	 * @param servers gives the server for each kind that a variant names
	 * @param variants see {@link #variants}
	 * @param tester the jars of the tester
	 * @param java runs them
	 * @param folder where the files are kept
	 * @param lines takes what happens
	 * @param watch watches the server of each run
	 * @param out takes the comparisons
	 * @param err takes why a run failed
	 * @return {@link RunExit#OK} when no variant is slower than the first, {@link RunExit#FAILED} when one is or a run failed,
	 *         {@link RunExit#COULD_NOT_RUN} when a comparison came to no verdict
	 * @throws IllegalArgumentException where variants cannot be run or compared; the message is a sentence
	 */
	int run(Function<ServerType, RunServer> servers, List<Variant> variants, TesterInstallation tester, JavaInstallation java, Optional<Path> folder, RunListener lines, RunWatch watch, PrintStream out, PrintStream err) {
		InterleavedRun run = InterleavedRun.start(variants, rounds.or(ROUNDS), InterleavedRun.starter(servers, tester, java, lines, watch),
				new RunHistory(folder.orElse(Path.of(RunHistory.FOLDER_NAME))));
		Thread hook = new Thread(run::cancel, "WireTune interleaved end");
		Runtime.getRuntime().addShutdownHook(hook);
		InterleavedRun.Outcome outcome = run.result().join();
		outcome.comparisons().forEach((name, comparison) -> ComparisonText.lines(variants.get(0).name(), name, comparison).forEach(out::println));
		if (outcome.comparisonFile() != null) {
			out.println(CommandTexts.text("comparisonFile", outcome.comparisonFile().toAbsolutePath().normalize()));
		}
		if (!outcome.reason().isEmpty()) {
			err.println(Secrets.hidden(outcome.reason()));
		}
		if (outcome.state() != RunState.COMPLETED) {
			return RunExit.FAILED;
		}
		List<Verdict> verdicts = outcome.comparisons().values().stream().map(comparison -> comparison.verdict()).toList();
		if (verdicts.contains(Verdict.SLOWER)) {
			return RunExit.FAILED;
		}
		return verdicts.contains(Verdict.NOT_JUDGED) ? RunExit.COULD_NOT_RUN : RunExit.OK;
	}
}
