/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.wiretune.ide.ProjectChanges;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.workload.WorkloadFiles;
import org.wiretune.ide.workload.WorkloadMarkers;

/**
 * Tells the one {@link WorkspaceAnalysis} what changed in a project. Relations cross projects, so a build of one
 * project may change the markers of another; the builder therefore keeps the scheduling rule it inherits, the
 * workspace.
 */
public final class WireTuneBuilder extends IncrementalProjectBuilder {

	/** Id of the builder. */
	public static final String ID = "org.wiretune.ide.wiretuneBuilder";

	@Override
	protected IProject[] build(int kind, Map<String, String> arguments, IProgressMonitor monitor) throws CoreException {
		IResourceDelta delta = kind == FULL_BUILD ? null : getDelta(getProject());
		ProjectChanges changes = delta == null ? ProjectChanges.everything(getProject()) : ProjectChanges.of(delta);
		markWorkloads(delta, monitor);
		WorkspaceAnalysis.get().update(changes, monitor);
		return new IProject[0];
	}

	/** A file that cannot be read keeps the others from nothing; it is said in the log. */
	private void markWorkloads(IResourceDelta delta, IProgressMonitor monitor) throws CoreException {
		List<IFile> files = new ArrayList<>();
		if (delta == null) {
			getProject().accept(resource -> add(resource, files));
		} else {
			delta.accept(part -> part.getKind() == IResourceDelta.REMOVED || add(part.getResource(), files));
		}
		for (IFile file : files) {
			try {
				WorkloadMarkers.update(file, monitor);
			} catch (CoreException unreadable) {
				Platform.getLog(WireTuneBuilder.class).warn(unreadable.getStatus().getMessage(), unreadable);
			}
		}
	}

	private static boolean add(IResource resource, List<IFile> files) {
		if (WorkloadFiles.isWorkload(resource)) {
			files.add((IFile) resource);
		}
		return true;
	}

	@Override
	protected void clean(IProgressMonitor monitor) throws CoreException {
		WorkspaceAnalysis.get().clean(getProject());
	}
}
