/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.results.RunResults;
import org.wiretune.perf.file.RunHistory;

/** Opens the newest run of a project; which one that is, is read in the background. */
final class LatestRun {

	private LatestRun() {
	}

	static void open(IWorkbenchPage page, IProject project) {
		Job job = new Job(Messages.Live_openResult.replace("&", "")) { //$NON-NLS-1$ //$NON-NLS-2$

			@Override
			protected IStatus run(IProgressMonitor monitor) {
				try {
					List<RunHistory.Entry> entries = RunResults.get().entries(project);
					if (!entries.isEmpty()) {
						Path newest = entries.get(entries.size() - 1).file();
						PlatformUI.getWorkbench().getDisplay().asyncExec(() -> RunFileOpening.open(page, newest));
					}
					return Status.OK_STATUS;
				} catch (CoreException problem) {
					return problem.getStatus();
				}
			}
		};
		job.setSystem(true);
		job.schedule();
	}
}
