/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import org.eclipse.core.resources.IProject;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.RunSeries;

/** Hears of performance runs. Called on the thread of the run or of the workspace's change, never on the UI thread. */
public interface RunResultsListener {

	/**
	 * A run has started.
	 *
	 * @param project the project that keeps its run file
	 * @param specification what is measured
	 */
	default void runStarted(IProject project, RunSpecification specification) {
	}

	/**
	 * A run that was told as started could not be started after all: nothing was measured and no file is kept.
	 * {@link #resultsChanged} follows.
	 *
	 * @param project the project that would have kept its run file
	 */
	default void runNotStarted(IProject project) {
	}

	/**
	 * Something happened in a run.
	 *
	 * @param project the project
	 * @param event what happened
	 */
	default void runHappened(IProject project, RunEvent event) {
	}

	/**
	 * A run is over, also when it was stopped or failed; its run file is in the workspace. {@link #resultsChanged} follows.
	 *
	 * @param project the project
	 * @param run what was kept
	 * @param course its course as it was followed; empty for a run that was not
	 */
	default void runEnded(IProject project, RunFile run, RunSeries course) {
	}

	/**
	 * The run files of a project are others than before: one came, went or was changed.
	 *
	 * @param project the project
	 */
	default void resultsChanged(IProject project) {
	}
}
