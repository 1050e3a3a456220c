/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.jobs.Job;
import org.wiretune.ide.job.QuietJob;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.view.GoingRun;
import org.wiretune.perf.view.ResultBanner;
import org.wiretune.perf.view.RunSeries;

/**
 * What the Run view shows: the course of the run that was started last, while it goes on and after; where none goes on, the
 * newest run that the workspace keeps. It does not matter whether it is made before, during or after the run. Safe for any
 * thread; files are read in a job.
 */
public final class LiveRunBoard implements RunResultsListener, AutoCloseable {

	/** Family of the job that reads the newest run. */
	public static final Object FAMILY = new Object();

	private static final Shown NOTHING = new Shown("", "", RunSeries.NONE, false, false, null);

	private final RunResults results;
	private final Runnable listener;
	private final Job reading;
	private Shown ended = NOTHING;
	private Instant endedRun = Instant.MIN;
	private long changes;
	private boolean closed;

	/**
	 * What is shown.
	 *
	 * @param name name of the run, empty when there was none yet
	 * @param sentence how far it is, or how it ended and whether its figures may be used; empty when there was none yet
	 * @param series its course
	 * @param running whether it goes on
	 * @param problem whether it failed or its figures must not be used
	 * @param project the project of the run, null when there was none yet
	 */
	public record Shown(String name, String sentence, RunSeries series, boolean running, boolean problem, IProject project) {
	}

	/**
	 * A board that listens from now on.
	 *
	 * @param results the runs of the workspace
	 * @param listener told on background threads when there is something new to show; a few times a second
	 */
	public LiveRunBoard(RunResults results, Runnable listener) {
		this.results = results;
		this.listener = listener;
		reading = new QuietJob(TEXTS.get("job.reading"), FAMILY, this::read);
		results.addListener(this);
		reading.schedule();
	}

	/** {@return what is shown now} */
	public Shown shown() {
		Optional<Map.Entry<IProject, GoingRun>> last = results.lastGoing();
		if (last.isPresent()) {
			GoingRun run = last.get().getValue();
			return new Shown(run.name(), run.sentence(), run.series(), true, false, last.get().getKey());
		}
		synchronized (this) {
			return ended;
		}
	}

	/** The newest run of the open projects. */
	private void read() {
		IProject newestProject = null;
		RunFile newest = null;
		for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
			try {
				Optional<RunFile> run = project.isAccessible() ? results.latest(project) : Optional.empty();
				if (run.isPresent() && (newest == null || run.get().startedAt().isAfter(newest.startedAt()))) {
					newest = run.get();
					newestProject = project;
				}
			} catch (CoreException problem) {
				Platform.getLog(LiveRunBoard.class).warn("The runs of " + project.getName() + " cannot be listed.", problem); //$NON-NLS-1$ //$NON-NLS-2$
			}
		}
		Shown next = newest == null ? NOTHING : shown(newest, newestProject, RunSeries.NONE);
		synchronized (this) {
			boolean older = newest != null && newest.startedAt().isBefore(endedRun) && ended.project().isAccessible();
			if (closed || older) {
				return;
			}
			// The course that was drawn live stays where the file keeps none.
			boolean same = newest != null && newest.startedAt().equals(endedRun);
			ended = same && next.series().isEmpty() ? new Shown(next.name(), next.sentence(), ended.series(), false, next.problem(), newestProject) : next;
			endedRun = newest == null ? Instant.MIN : newest.startedAt();
		}
		listener.run();
	}

	private static Shown shown(RunFile run, IProject project, RunSeries live) {
		// The file knows more than the events told, such as the end of the last second.
		RunSeries kept = RunSeries.of(run);
		String reason = run.reason().isEmpty() ? "" : ' ' + run.reason();
		ResultBanner banner = ResultBanner.of(run);
		// How it ended stands before it already.
		String usable = run.state() == RunState.COMPLETED ? ' ' + banner.title() : "";
		return new Shown(run.name(), TEXTS.get("live." + run.state().id()) + reason + usable, kept.isEmpty() ? live : kept, false,
				banner.level() == ResultBanner.Level.INVALID, project);
	}

	@Override
	public void runStarted(IProject project, RunSpecification specification) {
		listener.run();
	}

	@Override
	public void runHappened(IProject project, RunEvent event) {
		long now = results.lastGoing().map(entry -> entry.getValue().changes()).orElse(0L);
		boolean changed;
		synchronized (this) {
			changed = now != changes;
			changes = now;
		}
		if (changed) {
			listener.run();
		}
	}

	@Override
	public void runEnded(IProject project, RunFile run, RunSeries live) {
		Shown next = shown(run, project, live);
		synchronized (this) {
			if (!run.startedAt().isBefore(endedRun)) {
				ended = next;
				endedRun = run.startedAt();
			}
		}
		listener.run();
	}

	@Override
	public void resultsChanged(IProject project) {
		reading.schedule();
	}

	/** Stops listening. */
	@Override
	public void close() {
		results.removeListener(this);
		synchronized (this) {
			closed = true;
		}
		reading.cancel();
	}
}
