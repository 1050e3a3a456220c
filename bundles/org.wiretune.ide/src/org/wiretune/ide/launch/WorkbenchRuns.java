/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.nio.file.Path;
import java.time.Instant;
import java.util.function.Consumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.internal.Messages;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.servers.OwnMetrics;
import org.wiretune.ide.servers.StoredGauges;
import org.wiretune.perf.event.ConsoleText;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.result.RunState;
import org.wiretune.servers.RunningServer;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.own.OwnTables;
import org.wiretune.servers.watch.AlarmRunWatch;

/** What the workbench is told of the runs of a launch, one after the other: console, gauges, results and the folder of run files. */
final class WorkbenchRuns {

	private final IProject project;
	private final RunServer server;
	private final PerformanceTestProcess process;
	private final ConsoleText text = new ConsoleText();
	private volatile long serverPid;

	/**
	 * Tells of runs.
	 *
	 * @param project the project that keeps the run files
	 * @param server the server side
	 * @param process what has the console
	 */
	WorkbenchRuns(IProject project, RunServer server, PerformanceTestProcess process) {
		this.project = project;
		this.server = server;
		this.process = process;
	}

	/** {@return what watches the server, the gauges of the user among it} @param wrong takes what is wrong with the user's own file, a sentence */
	AlarmRunWatch watch(Consumer<String> wrong) {
		return new AlarmRunWatch(OwnTables.with(OwnMetrics.tables(problem -> wrong.accept(NLS.bind(Messages.LaunchedRun_ownMetrics, problem))), StoredGauges.named(shownName())));
	}

	/**
	 * Tells of an event.
	 *
	 * @param run name of the run
	 * @param event what happened
	 */
	void happened(String run, RunEvent event) {
		boolean bad = event instanceof RunEvent.Failure || event instanceof RunEvent.Finished finished && finished.state() == RunState.FAILED;
		text.lines(event).forEach(bad ? process::complain : process::say);
		// One that runs already is known, and stays when the run is over.
		if (event instanceof RunEvent.ServerReady ready && server.token().isEmpty()) {
			serverPid = ready.pid();
			RunningServers.shared().started(new RunningServer(ready.pid(), shownName(), run, Instant.now(), ready.jmxAddress(), server.home().map(Path::toString).orElse(""))); //$NON-NLS-1$
		}
		RunResults.get().happened(project, event);
	}

	/** The server of a run has ended. */
	void serverEnded() {
		if (serverPid != 0) {
			RunningServers.shared().ended(serverPid);
			serverPid = 0;
		}
	}

	/** Says where a run is kept. */
	void sayFile(Path file) {
		process.say(NLS.bind(Messages.LaunchedRun_file, file));
	}

	/** Lets the workspace see new run files. @param then what follows, in the same job */
	void refresh(Runnable then) {
		WorkspaceJob refresh = new WorkspaceJob(Messages.LaunchedRun_refresh) {
			@Override
			public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
				if (project.isAccessible()) {
					project.getFolder(RunHistory.FOLDER_NAME).refreshLocal(IResource.DEPTH_ONE, monitor);
				}
				then.run();
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
