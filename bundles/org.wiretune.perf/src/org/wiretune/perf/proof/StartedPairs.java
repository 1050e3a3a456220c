/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.random.RandomGenerator;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.launch.InterleavedRun;
import org.wiretune.perf.launch.ToldLimit;
import org.wiretune.perf.launch.TurnOrder;
import org.wiretune.perf.launch.Variant;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.safety.quantity.Nanoseconds;

/** Pairs of real starts: each side has a server of its own, started anew, and the sides take turns. One thread makes pairs; any may cancel. */
public final class StartedPairs implements ProofRun.Pairs {

	/** Keys of how many calls are measured, which each side has of its own. */
	private static final Set<String> OF_CALLS = Set.of(LoopKeys.LOOPS.name(), LoopKeys.PROGRESS_EVERY.name());
	/** How often a start shows how far it is. */
	private static final int REPORTS = 4;

	private final ProofRecipe recipe;
	private Variant before;
	private Variant after;
	private final InterleavedRun.Starter starter;
	private final Path folder;
	private final TurnOrder order;
	/** Whether the change is one of the run; one of files the run cannot tell. */
	private final boolean isOfRun;
	private int made;
	// Guarded by this.
	private InterleavedRun.Started current;
	private boolean cancelled;

	/**
	 * Pairs of a recipe.
	 *
	 * @param recipe what is changed and judged
	 * @param base what both sides are made of
	 * @param starter starts a run
	 * @param folder takes the run files
	 * @param random draws which side is first
	 */
	public StartedPairs(ProofRecipe recipe, RunSpecification base, InterleavedRun.Starter starter, Path folder, RandomGenerator random) {
		this(recipe, recipe.change().before(base), recipe.change().after(base), true, starter, folder, random);
	}

	private StartedPairs(ProofRecipe recipe, Variant before, Variant after, boolean isOfRun, InterleavedRun.Starter starter, Path folder, RandomGenerator random) {
		this.recipe = recipe;
		this.before = before;
		this.after = after;
		this.isOfRun = isOfRun;
		this.starter = starter;
		this.folder = folder;
		order = new TurnOrder(2, random);
	}

	/**
	 * Pairs of which both sides are the same run: what differs are the files that a server is started on.
	 *
	 * @param recipe what is judged
	 * @param load the run of both sides
	 * @param starter starts a run, with other files for the side that {@link Change#isAfter} tells
	 * @param folder takes the run files
	 * @param random draws which side is first
	 * @return the pairs
	 */
	public static StartedPairs ofFiles(ProofRecipe recipe, RunSpecification load, InterleavedRun.Starter starter, Path folder, RandomGenerator random) {
		return new StartedPairs(recipe, Change.NONE.before(load), Change.NONE.after(load), false, starter, folder, random);
	}

	/** Stops the run under way and starts no other. Returns at once. */
	public synchronized void cancel() {
		cancelled = true;
		if (current != null) {
			current.cancel().run();
		}
	}

	private synchronized boolean isCancelled() {
		return cancelled;
	}

	@Override
	public ProofRun.Made next(boolean equal, boolean fresh) throws IOException, InterruptedException {
		long began = System.nanoTime();
		made++;
		RunFile[] runs = new RunFile[2];
		for (int turn : order.next()) {
			runs[turn] = run(turn == 0 || equal ? before : after, turn);
		}
		ProofStart first = start(runs[0], recipe.selectedBefore(), List.of(), limits(runs[0], runs[1]));
		ProofStart second = start(runs[1], equal ? recipe.selectedBefore() : recipe.selectedAfter(), equal ? List.of() : otherThanTheChange(runs[0], runs[1]), limits(runs[1], runs[0]));
		return new ProofRun.Made(new ProofPair(first, second, fresh), Nanoseconds.toSeconds(System.nanoTime() - began));
	}

	private RunFile run(Variant variant, int turn) throws IOException, InterruptedException {
		Path file = folder.resolve("pair-" + made + (turn == 0 ? "-a" : "-b") + ".json");
		Files.createDirectories(folder);
		InterleavedRun.Started started;
		synchronized (this) {
			if (cancelled) {
				throw new InterruptedException();
			}
			started = starter.start(variant, made, file);
			current = started;
		}
		try {
			RunFile run = started.result().join();
			if (run.state() == RunState.STOPPED) {
				throw new InterruptedException();
			}
			return run;
		} catch (CompletionException | CancellationException failure) {
			if (failure.getCause() instanceof ProofRun.CannotStart cannot) {
				throw cannot;
			}
			if (isCancelled()) {
				throw new InterruptedException();
			}
			throw new IOException(String.valueOf(failure.getMessage()), failure);
		}
	}

	/** A loop that warms up until its times have settled tells the same of a call however many of them are measured. */
	@Override
	public ProofCalls calls() {
		Workload workload = before.specification().workload();
		return isOfRun && recipe.decisive().equals(ProofFigure.PROCESSOR) && workload.kind() == WorkloadKind.LOOP && workload.value(LoopKeys.MODE) == LoopKeys.Mode.STEADY
				? new ProofCalls(workload.value(LoopKeys.LOOPS), after.specification().workload().value(LoopKeys.LOOPS))
				: ProofCalls.AS_WRITTEN;
	}

	@Override
	public void use(ProofCalls calls) {
		before = with(before, calls.before());
		after = with(after, calls.after());
	}

	/** What is shown of the progress takes processor time too, so it is shown as often for few calls as for many. */
	private static Variant with(Variant side, int calls) {
		Workload workload = side.specification().workload().with(LoopKeys.LOOPS, calls).with(LoopKeys.PROGRESS_EVERY, Math.max(1, calls / REPORTS));
		return new Variant(side.name(), side.specification().withWorkload(workload));
	}

	/** What was read back from the running server has to differ in the change and in nothing else. */
	private List<String> otherThanTheChange(RunFile one, RunFile other) {
		int differ = (int) RunComparison.of(one, other).settings().stream().filter(setting -> calls().isAsWritten() || !OF_CALLS.contains(setting.name())).count();
		if (!isOfRun || recipe.change().before().equals(recipe.change().after()) || differ > 0 && differ <= recipe.change().most()) {
			return List.of();
		}
		return List.of(TEXTS.get(differ == 0 ? "proof.sameSettings" : "proof.otherSettings", recipe.change().words()));
	}

	/** What a server tells of its limits and that of the other side does not; what both are told in the run needs no asking. */
	private List<String> limits(RunFile one, RunFile other) {
		List<String> differ = new ArrayList<>(isOfRun ? List.of() : ToldLimit.among(one.notes()));
		differ.removeAll(other.notes());
		return differ;
	}

	private ProofStart start(RunFile run, Map<String, String> selected, List<String> more, List<String> limits) {
		Set<ProofFigure> figures = new LinkedHashSet<>(ProofJudgement.BESIDES);
		figures.add(recipe.decisive());
		recipe.predictions().forEach(each -> figures.add(each.figure()));
		ProofStart start = ProofStart.of(run, selected, figures, recipe.decisive());
		List<String> reasons = new ArrayList<>(start.reasons());
		reasons.addAll(more);
		return new ProofStart(start.values(), reasons, start.machine(), limits);
	}
}
