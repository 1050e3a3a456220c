/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.BiConsumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.ui.IWorkbenchPage;
import org.wiretune.perf.file.MeasuredFix;
import org.wiretune.perf.file.MeasuredFixes;
import org.wiretune.perf.result.RunFile;

/** Opens the comparison with an earlier run, what a fix came to, and keeps it with the finding that the fix took away. */
final class ComparisonAfterRun implements BiConsumer<RunFile, Path> {

	private final IWorkbenchPage page;
	private final IFile before;
	private final MeasuredFix fix;

	/**
	 * A comparison that waits for its run.
	 *
	 * @param page where the comparison opens
	 * @param before the run file before the change
	 * @param fix what is kept
	 */
	ComparisonAfterRun(IWorkbenchPage page, IFile before, MeasuredFix fix) {
		this.page = page;
		this.before = before;
		this.fix = fix;
	}

	/** UI thread. */
	@Override
	public void accept(RunFile run, Path later) {
		IPath earlier = before.getLocation();
		if (earlier == null || !before.exists()) {
			return;
		}
		keep(fix.measuredBy(later.getFileName().toString()), later.getParent());
		if (page.getWorkbenchWindow() != null && page.getWorkbenchWindow().getShell() != null) {
			RunFileOpening.compare(page, earlier.toFile().toPath(), later);
		}
	}

	private void keep(MeasuredFix measured, Path folder) {
		WorkspaceJob job = new WorkspaceJob(Messages.FixAndRun_keeping) {
			@Override
			public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
				try {
					MeasuredFixes.add(folder, measured);
				} catch (IOException notWritten) {
					Platform.getLog(ComparisonAfterRun.class).warn("What the fix came to is not kept with its finding.", notWritten); //$NON-NLS-1$
				}
				if (before.getParent().isAccessible()) {
					before.getParent().refreshLocal(IResource.DEPTH_ONE, monitor);
				}
				return Status.OK_STATUS;
			}
		};
		job.setRule(before.getProject());
		job.setSystem(true);
		job.schedule();
	}
}
