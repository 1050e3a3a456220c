/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.internal.Messages;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.servers.OwnMetrics;
import org.wiretune.ide.servers.StoredGauges;
import org.wiretune.perf.event.ConsoleText;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunHistory;
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
import org.wiretune.servers.RunningServer;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.own.OwnTables;
import org.wiretune.servers.watch.AlarmRunWatch;

/** Ties a run to the workbench: console, progress, gauges, run file and those who show results. */
final class LaunchedRun {

	private final IProject project;
	private final RunPlan plan;
	private final Path file;
	private final RunServer server;
	private final PerformanceTestProcess process;
	private final RunProgress progress;
	private final ConsoleText text = new ConsoleText();
	private final AtomicReference<Runnable> cancellation = new AtomicReference<>();
	private volatile boolean stopped;
	private volatile long serverPid;

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
				ServerTables tables = OwnMetrics.tables(problem -> wrong.add(NLS.bind(Messages.LaunchedRun_ownMetrics, problem)));
				PerformanceRun started = PerformanceRun.start(server, plan.specification(), tester, java, this::happened, file,
						new AlarmRunWatch(OwnTables.with(tables, StoredGauges.named(shownName()))));
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
		boolean bad = event instanceof RunEvent.Failure || event instanceof RunEvent.Finished finished && finished.state() == RunState.FAILED;
		text.lines(event).forEach(bad ? process::complain : process::say);
		progress.happened(event);
		if (event instanceof RunEvent.ServerReady ready) {
			if (server.token().isPresent()) {
				// It is known already, and stays when the run is over.
				RunResults.get().happened(project, event);
				return;
			}
			serverPid = ready.pid();
			RunningServers.shared().started(new RunningServer(ready.pid(), shownName(), plan.specification().name(), Instant.now(),
					ready.jmxAddress(), server.home().map(Path::toString).orElse(""))); //$NON-NLS-1$
		}
		RunResults.get().happened(project, event);
	}

	private void ended(RunFile result) {
		if (serverPid != 0) {
			RunningServers.shared().ended(serverPid);
		}
		process.say(NLS.bind(Messages.LaunchedRun_file, file));
		progress.end();
		process.end(result.state(), result.judgedMeasurements().stream().allMatch(Measurement::isValid));
		WorkspaceJob refresh = new WorkspaceJob(Messages.LaunchedRun_refresh) {
			@Override
			public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
				if (project.isAccessible()) {
					IFolder folder = project.getFolder(RunHistory.FOLDER_NAME);
					folder.refreshLocal(IResource.DEPTH_ONE, monitor);
				}
				RunResults.get().ended(project, result);
				return Status.OK_STATUS;
			}

			@Override
			public boolean belongsTo(Object family) {
				return family == RunProgress.FAMILY;
			}
		};
		refresh.setRule(project);
		refresh.setSystem(true);
		refresh.schedule();
	}

	/** What gauges call the server, and by which the gauges that the user made of it are kept. */
	private String shownName() {
		return server.name().isEmpty() ? Messages.LaunchedRun_server : server.name();
	}
}
