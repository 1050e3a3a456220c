/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.results.RunResultsListener;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.RunSeries;

/** Opens the comparison with an earlier run when the next run of the project has ended: what a fix came to. */
final class ComparisonAfterRun implements RunResultsListener {

	private final IWorkbenchPage page;
	private final IFile before;
	private volatile boolean started;

	private ComparisonAfterRun(IWorkbenchPage page, IFile before) {
		this.page = page;
		this.before = before;
	}

	/**
	 * Waits for the next run.
	 *
	 * @param page where the comparison opens
	 * @param before the run file before the change
	 * @return ends the waiting, where no run comes of the launch; may be called on any thread, also later
	 */
	static Runnable await(IWorkbenchPage page, IFile before) {
		ComparisonAfterRun waiting = new ComparisonAfterRun(page, before);
		RunResults.get().addListener(waiting);
		return () -> RunResults.get().removeListener(waiting);
	}

	@Override
	public void runStarted(IProject project, RunSpecification specification) {
		started |= project.equals(before.getProject());
	}

	@Override
	public void runNotStarted(IProject project) {
		if (project.equals(before.getProject())) {
			RunResults.get().removeListener(this);
		}
	}

	@Override
	public void runEnded(IProject project, RunFile run, RunSeries course) {
		if (!started || !project.equals(before.getProject())) {
			return;
		}
		RunResults.get().removeListener(this);
		IPath earlier = before.getLocation();
		try {
			Optional<Path> later = RunResults.get().entries(project).stream()
					.filter(entry -> entry.run().map(RunFile::startedAt).equals(Optional.of(run.startedAt()))).map(RunHistory.Entry::file).findFirst();
			if (later.isPresent() && earlier != null && PlatformUI.isWorkbenchRunning()) {
				PlatformUI.getWorkbench().getDisplay().asyncExec(() -> open(earlier.toFile().toPath(), later.get()));
			}
		} catch (CoreException unreadable) {
			Platform.getLog(ComparisonAfterRun.class).warn("The run after the fix cannot be compared.", unreadable); //$NON-NLS-1$
		}
	}

	private void open(Path earlier, Path later) {
		if (page.getWorkbenchWindow() != null && page.getWorkbenchWindow().getShell() != null && before.exists()) {
			RunFileOpening.compare(page, earlier, later);
		}
	}
}
