/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.wiretune.ide.internal.Messages;

/** Runs the analysis outside of a build. Scheduled twice it runs once. */
public final class AnalysisJob extends WorkspaceJob {

	private final WorkspaceAnalysis analysis;

	/**
	 * Makes the job.
	 *
	 * @param analysis what to run
	 */
	public AnalysisJob(WorkspaceAnalysis analysis) {
		super(Messages.WorkspaceAnalysis_analysing);
		this.analysis = analysis;
		setRule(ResourcesPlugin.getWorkspace().getRoot());
		setPriority(BUILD);
	}

	@Override
	public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
		analysis.update(null, monitor);
		return Status.OK_STATUS;
	}

	@Override
	public boolean belongsTo(Object family) {
		// Who waits for the build waits for the findings.
		return family == WorkspaceAnalysis.FAMILY || family == ResourcesPlugin.FAMILY_AUTO_BUILD;
	}
}
