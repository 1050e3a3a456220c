/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.build;

import java.util.Map;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.wiretune.ide.WorkspaceAnalysis;

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
		WorkspaceAnalysis.get().update(changes, monitor);
		return new IProject[0];
	}

	@Override
	protected void clean(IProgressMonitor monitor) throws CoreException {
		WorkspaceAnalysis.get().clean(getProject());
	}
}
