/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.core.resources.IProject;
import org.eclipse.debug.core.ILaunch;
import org.wiretune.ide.results.RunResults;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.jmeter.JMeterOptions;
import org.wiretune.perf.jmeter.JMeterRun;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.JMeterKeys;
import org.wiretune.perf.workload.WorkloadKind;

/** Ties a run to the workbench: console, progress, gauges, run file and those who show results. */
final class LaunchedRun {

	private final IProject project;
	private final RunPlan plan;
	private final Path file;
	private final RunServer server;
	private final PerformanceTestProcess process;
	private final RunProgress progress;
	private final WorkbenchRuns told;
	private final AtomicReference<Runnable> cancellation = new AtomicReference<>();
	private volatile boolean stopped;

	/**
	 * Prepares a run.
	 *
	 * @param launch the launch that gets the process
	 * @param project the project that keeps the run file
	 * @param plan what to do
	 * @param file the run file
	 * @param server the server side
	 */
	LaunchedRun(ILaunch launch, IProject project, RunPlan plan, Path file, RunServer server) {
		this.server = server;
		this.project = project;
		this.plan = plan;
		this.file = file;
		process = new PerformanceTestProcess(launch, plan.specification().name());
		told = new WorkbenchRuns(project, server, process);
		progress = new RunProgress(plan.specification(), this::stop);
		process.stopsBy(this::stop);
	}

	/**
	 * Starts the run and returns.
	 *
	 * @param tester the jars of the tester
	 * @param java the Java to start it with
	 * @throws IOException where it cannot be started; the console says so too
	 */
	void start(TesterInstallation tester, JavaInstallation java) throws IOException {
		plan.notes().forEach(process::say);
		progress.schedule();
		RunResults.get().started(project, plan.specification());
		try {
			CompletableFuture<RunFile> result;
			if (plan.specification().workload().kind() == WorkloadKind.JMETER) {
				JMeterRun started = JMeterRun.start(plan.specification(), jmeter(), tester, java, this::happened, file);
				cancellation.set(started::cancel);
				result = started.result();
			} else {
				List<String> wrong = new ArrayList<>();
				PerformanceRun started = PerformanceRun.start(server, plan.specification(), tester, java, this::happened, file, told.watch(wrong::add));
				plan.notes().forEach(started::note);
				wrong.forEach(started::note);
				cancellation.set(started::cancel);
				result = started.result();
			}
			if (stopped) {
				stop();
			}
			result.whenComplete((kept, problem) -> ended(kept));
		} catch (IOException | RuntimeException cannotStart) {
			process.complain(cannotStart.getMessage());
			progress.end();
			process.end(RunState.FAILED, false);
			RunResults.get().notStarted(project);
			throw cannotStart;
		}
	}

	/** Stops the run. Called again, or after the end, it does nothing. */
	private void stop() {
		stopped = true;
		Runnable started = cancellation.get();
		if (started != null) {
			started.run();
		}
	}

	/** JMeter on this machine; the plan is found beside the workload file. */
	private JMeterOptions jmeter() {
		Path written = Path.of(plan.specification().workload().value(JMeterKeys.PLAN));
		Path resolved = plan.workloadFile().map(workload -> workload.resolveSibling(written)).orElse(written);
		return new JMeterOptions(Optional.empty(), Optional.of(resolved), List.of(), Optional.empty(), Optional.empty());
	}

	private void happened(RunEvent event) {
		progress.happened(event);
		told.happened(plan.specification().name(), event);
	}

	private void ended(RunFile result) {
		told.serverEnded();
		told.sayFile(file);
		progress.end();
		process.end(result.state(), result.judgedMeasurements().stream().allMatch(Measurement::isValid));
		told.refresh(() -> RunResults.get().ended(project, result));
	}
}
