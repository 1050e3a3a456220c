/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiConsumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.results.RunResultsListener;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.RunSeries;

/** Waits for the end of the next run of a project, once. */
final class NextRun implements RunResultsListener {

	private final IProject project;
	private final BiConsumer<RunFile, Path> then;
	private volatile boolean started;

	private NextRun(IProject project, BiConsumer<RunFile, Path> then) {
		this.project = project;
		this.then = then;
	}

	/**
	 * Waits for the next run.
	 *
	 * @param project its project
	 * @param then told of the run and its file, on the UI thread
	 * @return ends the waiting, where no run comes of the launch; may be called on any thread, also later
	 */
	static Runnable await(IProject project, BiConsumer<RunFile, Path> then) {
		NextRun waiting = new NextRun(project, then);
		RunResults.get().addListener(waiting);
		return () -> RunResults.get().removeListener(waiting);
	}

	@Override
	public void runStarted(IProject of, RunSpecification specification) {
		started |= of.equals(project);
	}

	@Override
	public void runNotStarted(IProject of) {
		if (of.equals(project)) {
			RunResults.get().removeListener(this);
		}
	}

	@Override
	public void runEnded(IProject of, RunFile run, RunSeries course) {
		if (!started || !of.equals(project)) {
			return;
		}
		RunResults.get().removeListener(this);
		try {
			Optional<Path> file = RunResults.get().entries(project).stream().filter(entry -> entry.run().map(RunFile::startedAt).equals(Optional.of(run.startedAt())))
					.map(RunHistory.Entry::file).findFirst();
			if (file.isPresent() && PlatformUI.isWorkbenchRunning()) {
				PlatformUI.getWorkbench().getDisplay().asyncExec(() -> then.accept(run, file.get()));
			}
		} catch (CoreException unreadable) {
			Platform.getLog(NextRun.class).warn("The run cannot be found again.", unreadable); //$NON-NLS-1$
		}
	}
}
