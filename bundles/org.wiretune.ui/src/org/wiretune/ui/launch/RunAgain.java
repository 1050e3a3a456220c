/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.statushandlers.StatusManager;
import org.wiretune.ide.launch.PerformanceTestSettings;

/** Runs the launch configuration of a run once more. UI thread only. */
public final class RunAgain {

	private RunAgain() {
	}

	/**
	 * Launches. A run has the name of its configuration; where that is gone, the project's is taken or made.
	 *
	 * @param project the project of the run
	 * @param name name of the run
	 * @param notLaunched told, on any thread, where nothing runs in the end: the user cancelled it, or it could not be started
	 */
	public static void launch(IProject project, String name, Runnable notLaunched) {
		ILaunchConfiguration configuration = null;
		try {
			configuration = configuration(project, name);
		} catch (CoreException problem) {
			StatusManager.getManager().handle(problem.getStatus(), StatusManager.SHOW | StatusManager.LOG);
		}
		if (configuration == null) {
			notLaunched.run();
			return;
		}
		launch(configuration, notLaunched);
	}

	private static ILaunchConfiguration configuration(IProject project, String name) throws CoreException {
		ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
		for (ILaunchConfiguration each : manager.getLaunchConfigurations(manager.getLaunchConfigurationType(PerformanceTestSettings.TYPE))) {
			if (each.getName().equals(name) && PerformanceTestSettings.read(each).project().equals(project.getName())) {
				return each;
			}
		}
		return new PerformanceTestShortcut().choose(project);
	}

	/** The platform's own launch in the background does not tell whether anything came of it. */
	private static void launch(ILaunchConfiguration configuration, Runnable notLaunched) {
		Job job = new Job(NLS.bind(Messages.RunAgain_launching, configuration.getName())) {

			@Override
			protected IStatus run(IProgressMonitor monitor) {
				try {
					ILaunch launch = DebugUITools.buildAndLaunch(configuration, ILaunchManager.RUN_MODE, monitor);
					if (launch == null || launch.getProcesses().length == 0) {
						notLaunched.run();
					}
				} catch (CoreException cannotStart) {
					notLaunched.run();
					StatusManager.getManager().handle(cannotStart.getStatus(), StatusManager.SHOW);
				}
				return Status.OK_STATUS;
			}
		};
		job.setUser(true);
		job.schedule();
	}
}
