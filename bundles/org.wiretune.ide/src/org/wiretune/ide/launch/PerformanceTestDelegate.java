/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.model.LaunchConfigurationDelegate;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.Tracing;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.internal.Messages;
import org.wiretune.ide.java.RunJava;
import org.wiretune.ide.servers.ServersAhead;
import org.wiretune.ide.servers.TesterFolder;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.launch.TesterInstallation;

/** Launches performance tests. Returns as soon as the run has started; the run goes on with its console. */
public final class PerformanceTestDelegate extends LaunchConfigurationDelegate {

	@Override
	public void launch(ILaunchConfiguration configuration, String mode, ILaunch launch, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, NLS.bind(Messages.PerformanceTestDelegate_starting, configuration.getName()), 100);
		PerformanceTestSettings settings = PerformanceTestSettings.read(configuration);
		TurnSettings turns = TurnSettings.read(configuration);
		String alone = settings.problem();
		String problem = alone != null ? alone : turns.problem(settings);
		if (problem != null) {
			throw new CoreException(Status.error(problem));
		}
		// The gauges may be opened while it runs.
		ServersAhead.read();
		WorkspaceAnalysis analysis = WorkspaceAnalysis.get();
		analysis.bringUpToDate(progress.split(60));
		RunPlan plan = RunPlan.of(configuration.getName(), settings, analysis.reading());
		IProject project = settings.projectHandle();
		IPath location = project.getLocation();
		if (location == null) {
			throw new CoreException(Status.error(NLS.bind(Messages.PerformanceTestDelegate_notLocal, project.getName())));
		}
		Path file = RunHistory.ofProject(location.toFile().toPath()).newFile(configuration.getName(), Instant.now());
		Tracing.tell(Tracing.LAUNCH, () -> configuration.getName() + " (" + plan.specification().workload().kind().id() + ") is kept in " + file);
		RunServer server;
		try {
			server = RunTarget.of(settings.target(), plan, progress.split(30));
		} catch (OperationCanceledException cancelled) {
			// The platform takes a launch away whose monitor was cancelled.
			monitor.setCanceled(true);
			return;
		}
		try {
			TesterInstallation tester = TesterInstallation.in(TesterFolder.find());
			if (turns.isWanted()) {
				new LaunchedTurns(launch, project, plan, turns, server).start(tester, RunJava.of(configuration), file.getParent());
				return;
			}
			new LaunchedRun(launch, project, plan, file, server).start(tester, RunJava.of(configuration));
		} catch (IOException | IllegalArgumentException cannotStart) {
			throw new CoreException(Status.error(cannotStart.getMessage(), cannotStart));
		}
	}

	/** The analysis looks itself at what changed, whether or not projects are built before a launch. */
	@Override
	protected IProject[] getBuildOrder(ILaunchConfiguration configuration, String mode) {
		return new IProject[0];
	}
}
