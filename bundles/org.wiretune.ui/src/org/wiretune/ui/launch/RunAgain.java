/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jface.viewers.StructuredSelection;
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
	 */
	public static void launch(IProject project, String name) {
		try {
			ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
			for (ILaunchConfiguration each : manager.getLaunchConfigurations(manager.getLaunchConfigurationType(PerformanceTestSettings.TYPE))) {
				if (each.getName().equals(name) && PerformanceTestSettings.read(each).project().equals(project.getName())) {
					DebugUITools.launch(each, ILaunchManager.RUN_MODE);
					return;
				}
			}
			new PerformanceTestShortcut().launch(new StructuredSelection(project), ILaunchManager.RUN_MODE);
		} catch (CoreException problem) {
			StatusManager.getManager().handle(problem.getStatus(), StatusManager.SHOW | StatusManager.LOG);
		}
	}
}
