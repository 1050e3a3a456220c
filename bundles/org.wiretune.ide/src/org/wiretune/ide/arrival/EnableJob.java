/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.arrival;

import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.wiretune.ide.build.WireTuneNature;

/** Enables WireTune for projects, or disables it. */
public final class EnableJob extends WorkspaceJob {

	private final List<IProject> projects;
	private final boolean enable;

	/**
	 * A job that has to be scheduled.
	 *
	 * @param name its name, for progress
	 * @param projects projects; those that are closed or gone when it runs are left out
	 * @param enable whether they are to be looked at
	 */
	public EnableJob(String name, List<IProject> projects, boolean enable) {
		super(name);
		this.projects = List.copyOf(projects);
		this.enable = enable;
		setRule(ResourcesPlugin.getWorkspace().getRoot());
		setUser(true);
	}

	@Override
	public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, projects.size());
		for (IProject project : projects) {
			SubMonitor step = progress.split(1).setWorkRemaining(2);
			if (!project.isAccessible()) {
				continue;
			}
			if (enable) {
				WireTuneNature.enable(project, step.split(1));
				if (!ResourcesPlugin.getWorkspace().isAutoBuilding()) {
					project.build(IncrementalProjectBuilder.INCREMENTAL_BUILD, step.split(1));
				}
			} else {
				WireTuneNature.disable(project, step.split(1));
			}
		}
		return Status.OK_STATUS;
	}
}
