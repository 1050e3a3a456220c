/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.wiretune.lint.reading.Reading;
import org.wiretune.perf.workload.Workload;

/** A launch configuration that says how an application of the user is started and what calls it, so that proofs can be made on it. */
public interface OwnLaunch {

	/** {@return the name of the file with the load} */
	String loadName();

	/** {@return the load} @throws CoreException with a sentence for the user where it cannot be read */
	Workload load() throws CoreException;

	/**
	 * Finds what is started. Looks into folders of the disk; not for the UI thread.
	 *
	 * @param reading what was read of the workspace
	 * @return what is started
	 * @throws CoreException with a sentence for the user where it is not there
	 */
	ProvenApplication find(Reading reading) throws CoreException;

	/**
	 * {@return the launch configurations that say how the application of a project is started and called: jars first, then archives on a
	 * server} Looks for no archive.
	 *
	 * @param project the project with the sources of the application, or with the files of its server
	 * @throws CoreException where the configurations cannot be read
	 */
	static List<OwnLaunch> of(IProject project) throws CoreException {
		ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
		List<OwnLaunch> all = new ArrayList<>();
		for (ILaunchConfiguration configuration : manager.getLaunchConfigurations(manager.getLaunchConfigurationType(ApplicationSettings.TYPE))) {
			ApplicationSettings settings = ApplicationSettings.read(configuration);
			if (settings.project().equals(project.getName()) && !settings.workload().isEmpty() && settings.problem() == null) {
				all.add(new JarLaunch(settings));
			}
		}
		for (ILaunchConfiguration configuration : manager.getLaunchConfigurations(manager.getLaunchConfigurationType(PerformanceTestSettings.TYPE))) {
			ArchiveLaunch.of(PerformanceTestSettings.read(configuration), project).ifPresent(all::add);
		}
		return all;
	}
}
