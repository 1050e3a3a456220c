/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunListener;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.report.ComparisonJson;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.safety.file.WholeFile;

/**
 * Runs variants in turn, A, B, B, A and so on ({@link TurnOrder}), so that what changes on the machine in the course of an
 * hour falls on all of them alike. Each run has a server of its own and a run file; in the end one comparison of the first
 * variant with each other one is written, the runs of a round as a pair. A round with a run that must not be used is made
 * again, as long as these are no more than half of the rounds. One run after the other, on a thread of its own.
 */
public final class InterleavedRun {

	/** Ending of the file with the comparison; no run file, so that the history passes it over. */
	public static final String COMPARISON_ENDING = ".comparison";

	/** Starts one run. */
	@FunctionalInterface
	public interface Starter {
		/**
		 * Starts a run and returns at once.
		 *
		 * @param variant what is run
		 * @param round which round, counted from 1
		 * @param file its run file
		 * @return the run
		 * @throws IOException when it cannot be started
		 */
		Started start(Variant variant, int round, Path file) throws IOException;

		/**
		 * Looks before the first run whether a run can be made.
		 *
		 * @param variant what will be run
		 * @throws IOException when it cannot; the message is a sentence
		 */
		default void check(Variant variant) throws IOException {
			// Who starts runs of its own kind finds out by itself.
		}

		/**
		 * Hears what happens between runs.
		 *
		 * @param sentence a sentence
		 */
		default void tell(String sentence) {
		}
	}

	/**
	 * A run that was started.
	 *
	 * @param result completes when it has ended
	 * @param cancel stops it
	 */
	public record Started(CompletableFuture<RunFile> result, Runnable cancel) {
	}

	/**
	 * What came of it.
	 *
	 * @param state completed, or how it was cut off
	 * @param reason why it was cut off, a sentence; empty when completed
	 * @param runs the runs of each variant that were completed, by name
	 * @param files all run files in the order of the runs
	 * @param comparisons the first variant with each other one, by the name of the other; none before the first round ended
	 * @param comparisonFile file with the comparisons, null when there is none
	 */
	public record Outcome(RunState state, String reason, Map<String, List<RunFile>> runs, List<Path> files,
			Map<String, RunComparison> comparisons, Path comparisonFile) {
	}

	private final List<Variant> variants;
	private final int rounds;
	private final Starter starter;
	private final RunHistory history;
	private final TurnOrder order;
	private final Instant startedAt = Instant.now();
	private final CompletableFuture<Outcome> result = new CompletableFuture<>();
	private final Map<String, List<RunFile>> runs = new LinkedHashMap<>();
	private final List<Path> files = new ArrayList<>();
	private Started current;
	private boolean cancelled;

	private InterleavedRun(List<Variant> variants, int rounds, Starter starter, RunHistory history, RandomGenerator random) {
		order = new TurnOrder(variants.size(), random);
		this.variants = List.copyOf(variants);
		this.rounds = rounds;
		this.starter = starter;
		this.history = history;
		variants.forEach(variant -> runs.put(variant.name(), new ArrayList<>()));
	}

	/**
	 * Starts and returns at once.
	 *
	 * @param variants at least two, with different names; the first is what the others are compared with
	 * @param rounds how often each is run, at least 1; the guide for EAP 5 (11.2) repeats five times
	 * @param starter starts a run
	 * @param history where the files are kept
	 * @return the execution
	 * @throws IllegalArgumentException when variants have nothing in common that could be compared, or cannot be run; nothing
	 *         was started then, and the message is a sentence
	 */
	public static InterleavedRun start(List<Variant> variants, int rounds, Starter starter, RunHistory history) {
		return start(variants, rounds, starter, history, RandomGenerator.getDefault());
	}

	/** The same with an order that is drawn by a given generator. */
	static InterleavedRun start(List<Variant> variants, int rounds, Starter starter, RunHistory history, RandomGenerator random) {
		long names = variants.stream().map(Variant::name).distinct().count();
		if (variants.size() < 2 || names < variants.size() || rounds < 1) {
			throw new IllegalArgumentException(TEXTS.get("interleaved.few"));
		}
		variants.forEach(variant -> check(variants.get(0), variant, starter));
		InterleavedRun run = new InterleavedRun(variants, rounds, starter, history, random);
		new Thread(run::follow, "WireTune interleaved run").start();
		return run;
	}

	private static void check(Variant first, Variant other, Starter starter) {
		CommonMeasurements.missing(first.specification(), other.specification()).ifPresent(key -> {
			throw new IllegalArgumentException(TEXTS.get("interleaved.nothingInCommon", first.name(), other.name(), key));
		});
		try {
			starter.check(other);
		} catch (IOException e) {
			throw new IllegalArgumentException(e.getMessage(), e);
		}
	}

	/**
	 * A starter of real runs.
	 *
	 * @param tester the jars of server and driver
	 * @param java the Java to start them with
	 * @param listener hears of every event of every run, with the run told by a message before it
	 * @return the starter
	 */
	public static Starter starter(TesterInstallation tester, JavaInstallation java, RunListener listener) {
		return starter(RunServer.embedded(), tester, java, listener);
	}

	/**
	 * A starter of runs on a server.
	 *
	 * @param server the server of all runs, started anew for each
	 * @param tester the jars of server and driver
	 * @param java the Java to start them with
	 * @param listener hears of every event of every run, with the run told by a message before it
	 * @return the starter
	 */
	public static Starter starter(RunServer server, TesterInstallation tester, JavaInstallation java, RunListener listener) {
		return starter(server, tester, java, listener, RunWatch.NONE);
	}

	/**
	 * A starter of runs on a server that is watched for alarms.
	 *
	 * @param server the server of all runs, started anew for each
	 * @param tester the jars of server and driver
	 * @param java the Java to start them with
	 * @param listener hears of every event of every run, with the run told by a message before it
	 * @param watch watches the server of each run
	 * @return the starter
	 */
	public static Starter starter(RunServer server, TesterInstallation tester, JavaInstallation java, RunListener listener,
			RunWatch watch) {
		return starter(type -> server, tester, java, listener, watch);
	}

	/**
	 * A starter of runs on servers of several kinds.
	 *
	 * @param servers gives the server for each kind that a variant names, started anew for each run
	 * @param tester the jars of server and driver
	 * @param java the Java to start them with
	 * @param listener hears of every event of every run, with the run told by a message before it
	 * @param watch watches the server of each run
	 * @return the starter
	 */
	public static Starter starter(Function<ServerType, RunServer> servers, TesterInstallation tester, JavaInstallation java,
			RunListener listener, RunWatch watch) {
		return new Starter() {
			@Override
			public void check(Variant variant) throws IOException {
				server(variant).plan(variant.specification());
			}

			private RunServer server(Variant variant) {
				return servers.apply(variant.specification().server().type());
			}

			@Override
			public Started start(Variant variant, int round, Path file) throws IOException {
				tell(TEXTS.get("interleaved.begins", variant.name(), round));
				PerformanceRun run = PerformanceRun.start(server(variant), variant.specification(), tester, java, listener, file, watch);
				return new Started(run.result(), run::cancel);
			}

			@Override
			public void tell(String sentence) {
				listener.happened(new RunEvent.Message(Instant.now(), sentence));
			}
		};
	}

	/** {@return completes when the last run has ended and the comparison is written} */
	public CompletableFuture<Outcome> result() {
		return result.copy();
	}

	/** Stops the run under way and starts no other; what is complete is compared. Returns at once. */
	public synchronized void cancel() {
		cancelled = true;
		if (current != null) {
			current.cancel().run();
		}
	}

	private void follow() {
		RunState state = RunState.COMPLETED;
		String reason = "";
		try {
			int again = 0;
			for (int round = 1; round <= rounds + again && state == RunState.COMPLETED; round++) {
				Set<String> unusable = new LinkedHashSet<>();
				Map<String, RunFile> complete = new LinkedHashMap<>();
				for (int turn : order.next()) {
					Variant variant = variants.get(turn);
					RunFile run = run(variant, round);
					if (run == null || run.state() != RunState.COMPLETED) {
						state = run == null ? RunState.STOPPED : run.state();
						reason = run == null || run.reason().isEmpty() ? TEXTS.get("run.stopped") : run.reason();
						break;
					}
					unusable.addAll(RunComparison.unusable(run));
					complete.put(variant.name(), run);
				}
				if (complete.size() == variants.size()) {
					complete.forEach((name, run) -> runs.get(name).add(run));
				}
				if (state == RunState.COMPLETED && !unusable.isEmpty() && again < (rounds + 1) / 2) {
					again++;
					starter.tell(TEXTS.get("interleaved.repeated", round, String.join(" ", unusable)));
				}
			}
		} catch (IOException | CompletionException | CancellationException e) {
			state = RunState.FAILED;
			reason = String.valueOf(e.getMessage());
		}
		result.complete(compared(state, reason));
	}

	private RunFile run(Variant variant, int round) throws IOException {
		Path file = history.newFile(variant.specification().name() + " round " + round, Instant.now());
		Started started;
		synchronized (this) {
			if (cancelled) {
				return null;
			}
			started = starter.start(variant, round, file);
			files.add(file);
			current = started;
		}
		return started.result().join();
	}

	private Outcome compared(RunState state, String reason) {
		Map<String, RunComparison> comparisons = new LinkedHashMap<>();
		List<RunFile> first = runs.get(variants.get(0).name());
		for (Variant other : variants.subList(1, variants.size())) {
			List<RunFile> side = runs.get(other.name());
			if (!first.isEmpty() && !side.isEmpty()) {
				comparisons.put(other.name(), RunComparison.ofPairs(first, side));
			}
		}
		Path file = null;
		String problem = reason;
		if (!comparisons.isEmpty()) {
			try {
				file = write(comparisons);
			} catch (IOException e) {
				problem = TEXTS.get("interleaved.cannotWrite", String.valueOf(e.getMessage()));
			}
		}
		return new Outcome(state, problem, runs, List.copyOf(files), comparisons, file);
	}

	private Path write(Map<String, RunComparison> comparisons) throws IOException {
		String name = history.newFile(variants.get(0).specification().name(), startedAt).getFileName().toString();
		Path file = history.folder().resolve(name.replaceFirst("\\.json$", COMPARISON_ENDING));
		WholeFile.write(file, ComparisonJson.toText(variants.get(0).name(), comparisons).getBytes(StandardCharsets.UTF_8));
		return file;
	}
}
