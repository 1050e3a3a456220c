/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.arrival;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.MultiStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.ide.internal.Messages;

/** Enables WireTune for projects, or disables it. */
public final class EnableJob extends WorkspaceJob {

	private final List<IProject> projects;
	private static final int MOST_NAMED = 5;

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
		checkOut();
		List<String> left = new ArrayList<>();
		MultiStatus problems = new MultiStatus(EnableJob.class, 0, ""); //$NON-NLS-1$
		for (IProject project : projects) {
			SubMonitor step = progress.split(1).setWorkRemaining(2);
			if (!project.isAccessible()) {
				continue;
			}
			IFile description = project.getFile(IProjectDescription.DESCRIPTION_FILE_NAME);
			if (description.isReadOnly()) {
				// The platform would change the project in memory, and log that it cannot write it.
				left.add(project.getName());
				problems.add(new Status(IStatus.ERROR, EnableJob.class, description.getFullPath().toString()));
				continue;
			}
			try {
				apply(project, step);
			} catch (CoreException notWritten) {
				// The others are not to wait for it.
				left.add(project.getName());
				problems.add(notWritten.getStatus());
			}
		}
		if (left.isEmpty()) {
			return Status.OK_STATUS;
		}
		return new MultiStatus(EnableJob.class, 0, problems.getChildren(),
				NLS.bind(enable ? Messages.EnableJob_notEnabled : Messages.EnableJob_notDisabled, new Object[] { left.size(), projects.size(), String.join(", ", left.subList(0, Math.min(MOST_NAMED, left.size()))) }), null); //$NON-NLS-1$
	}

	private void apply(IProject project, SubMonitor step) throws CoreException {
		if (!enable) {
			WireTuneNature.disable(project, step.split(1));
			return;
		}
		WireTuneNature.enable(project, step.split(1));
		if (!ResourcesPlugin.getWorkspace().isAutoBuilding()) {
			project.build(IncrementalProjectBuilder.INCREMENTAL_BUILD, step.split(1));
		}
	}

	/** Descriptions that may not be written are checked out, or made writable where the user agrees: all of them in one question. */
	private void checkOut() {
		IFile[] descriptions = projects.stream().filter(IProject::isAccessible).map(project -> project.getFile(IProjectDescription.DESCRIPTION_FILE_NAME)).filter(IFile::isReadOnly).toArray(IFile[]::new);
		if (descriptions.length > 0) {
			ResourcesPlugin.getWorkspace().validateEdit(descriptions, IWorkspace.VALIDATE_PROMPT);
		}
	}
}
