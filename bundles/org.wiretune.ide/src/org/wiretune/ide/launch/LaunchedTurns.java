/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IProject;
import org.eclipse.debug.core.ILaunch;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;
import org.wiretune.ide.results.RunResults;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.launch.InterleavedRun;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.launch.Variant;
import org.wiretune.perf.report.ComparisonText;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.safety.secret.Secrets;

/** Ties runs that take turns to the workbench: one console and one stop for all of them, and each run as any other to those who show results. */
final class LaunchedTurns {

	private final IProject project;
	private final RunPlan plan;
	private final List<Variant> variants;
	private final int rounds;
	private final RunServer server;
	private final PerformanceTestProcess process;
	private final WorkbenchRuns told;
	private final Map<String, Path> newest = new HashMap<>();
	private volatile InterleavedRun turns;
	private volatile boolean stopped;
	/** Of the run that goes on; runs follow each other. */
	private volatile RunProgress progress;
	private volatile Variant going;

	/**
	 * Prepares them.
	 *
	 * @param launch the launch that gets the process
	 * @param project the project that keeps the run files
	 * @param plan what the run as it is does
	 * @param settings what the others change, and how often each is run
	 * @param server the server side of each
	 * @throws IllegalArgumentException where a variant cannot be read; the message is a sentence
	 */
	LaunchedTurns(ILaunch launch, IProject project, RunPlan plan, TurnSettings settings, RunServer server) {
		this.project = project;
		this.plan = plan;
		this.server = server;
		variants = settings.variants(plan.specification());
		rounds = settings.count();
		process = new PerformanceTestProcess(launch, plan.specification().name());
		process.stopsBy(this::stop);
		told = new WorkbenchRuns(project, server, process);
	}

	/**
	 * Starts them and returns.
	 *
	 * @param tester the jars of the tester
	 * @param java the Java to start them with
	 * @param folder where the run files are kept
	 * @throws IOException where none can be started; the console says so too
	 */
	void start(TesterInstallation tester, JavaInstallation java, Path folder) throws IOException {
		plan.notes().forEach(process::say);
		InterleavedRun.Starter real = InterleavedRun.starter(server, tester, java, this::happened, told.watch(process::say));
		try {
			turns = InterleavedRun.start(variants, rounds, new Shown(real), new RunHistory(folder));
		} catch (IllegalArgumentException cannotStart) {
			process.complain(cannotStart.getMessage());
			process.end(RunState.FAILED, false);
			throw new IOException(cannotStart.getMessage(), cannotStart);
		}
		if (stopped) {
			stop();
		}
		turns.result().thenAccept(this::ended);
	}

	/** Stops the run that goes on, and starts no other. */
	private void stop() {
		stopped = true;
		InterleavedRun started = turns;
		if (started != null) {
			started.cancel();
		}
	}

	/** Tells those who show results of each run, which they take for one of its own. */
	private final class Shown implements InterleavedRun.Starter {

		private final InterleavedRun.Starter real;

		Shown(InterleavedRun.Starter real) {
			this.real = real;
		}

		@Override
		public void check(Variant variant) throws IOException {
			real.check(variant);
		}

		@Override
		public void tell(String sentence) {
			process.say(sentence);
		}

		@Override
		public InterleavedRun.Started start(Variant variant, int round, Path file) throws IOException {
			going = variant;
			progress = new RunProgress(variant.specification(), LaunchedTurns.this::stop);
			progress.schedule();
			RunResults.get().started(project, variant.specification());
			try {
				InterleavedRun.Started run = real.start(variant, round, file);
				// Over before the next one begins.
				return new InterleavedRun.Started(run.result().whenComplete((kept, problem) -> over(variant, file, kept)), run.cancel());
			} catch (IOException | RuntimeException cannotStart) {
				progress.end();
				RunResults.get().notStarted(project);
				throw cannotStart;
			}
		}
	}

	private void happened(RunEvent event) {
		RunProgress shown = progress;
		if (shown != null) {
			shown.happened(event);
		}
		told.happened(going == null ? plan.specification().name() : going.specification().name(), event);
	}

	private void over(Variant variant, Path file, RunFile kept) {
		told.serverEnded();
		progress.end();
		if (kept == null) {
			RunResults.get().notStarted(project);
			return;
		}
		told.sayFile(file);
		newest.put(variant.name(), file);
		RunResults.get().ended(project, kept);
	}

	private void ended(InterleavedRun.Outcome outcome) {
		outcome.comparisons().forEach((name, comparison) -> ComparisonText.lines(variants.get(0).name(), name, comparison).forEach(process::say));
		if (!outcome.reason().isEmpty()) {
			process.complain(Secrets.hidden(outcome.reason()));
		}
		List<RunFile> all = new ArrayList<>();
		outcome.runs().values().forEach(all::addAll);
		told.refresh(() -> {
			if (!outcome.comparisons().isEmpty()) {
				show();
			}
		});
		process.end(outcome.state(), all.stream().flatMap(run -> run.judgedMeasurements().stream()).allMatch(Measurement::isValid));
	}

	/** Each comparison, the first one last, so that it stands in front. */
	private void show() {
		BundleContext context = FrameworkUtil.getBundle(LaunchedTurns.class).getBundleContext();
		ServiceReference<TurnsTeller> teller = context.getServiceReference(TurnsTeller.class);
		Path first = newest.get(variants.get(0).name());
		if (teller == null || first == null) {
			return;
		}
		try {
			for (int i = variants.size() - 1; i > 0; i--) {
				Path other = newest.get(variants.get(i).name());
				if (other != null) {
					context.getService(teller).compared(first, other);
				}
			}
		} finally {
			context.ungetService(teller);
		}
	}
}
