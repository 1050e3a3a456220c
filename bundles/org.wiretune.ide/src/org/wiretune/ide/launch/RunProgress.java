/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.internal.Messages;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.event.RunEvent;

/**
 * Shows a run in the Progress view; cancelling it there stops the run. The job takes no thread while the run goes on:
 * the run's own thread moves the bar.
 */
final class RunProgress extends Job {

	/** Family of these jobs. */
	static final Object FAMILY = new Object();

	/** Each cell counts so much, half of it for the warm-up where there is one. */
	private static final int CELL = 1000;

	private final RunSpecification specification;
	private final Runnable stop;
	private IProgressMonitor monitor;
	private int cellsDone;
	private int shown;
	private boolean over;

	/**
	 * Makes the job.
	 *
	 * @param specification what is measured
	 * @param stop stops the run and returns at once
	 */
	RunProgress(RunSpecification specification, Runnable stop) {
		super(NLS.bind(Messages.RunProgress_name, specification.name()));
		this.specification = specification;
		this.stop = stop;
		setPriority(LONG);
	}

	@Override
	protected synchronized IStatus run(IProgressMonitor progress) {
		progress.beginTask(getName(), specification.isLoop() ? specification.cellCount() * CELL : IProgressMonitor.UNKNOWN);
		progress.subTask(Messages.RunProgress_starting);
		monitor = progress;
		if (over) {
			return Status.OK_STATUS;
		}
		// Done later, by the thread of the run.
		setThread(null);
		return ASYNC_FINISH;
	}

	@Override
	protected void canceling() {
		stop.run();
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == FAMILY;
	}

	/**
	 * Moves the bar.
	 *
	 * @param event what happened in the run
	 */
	synchronized void happened(RunEvent event) {
		if (event instanceof RunEvent.Progress progress) {
			double part = (double) progress.runs() / Math.max(1, progress.loops());
			double share = specification.warmupLoops() == 0 ? part : progress.warmUp() ? part / 2 : 0.5 + part / 2;
			show(cellsDone * CELL + (int) (share * CELL));
			tell(NLS.bind(progress.warmUp() ? Messages.RunProgress_warmUp : Messages.RunProgress_measuring,
					new Object[] { progress.binding().label(), ObjectSize.label(progress.sizeBytes()), progress.runs(), progress.loops() }));
		} else if (event instanceof RunEvent.CellFinished) {
			cellsDone++;
			show(cellsDone * CELL);
		} else if (event instanceof RunEvent.SecondPassed passed) {
			tell(NLS.bind(Messages.RunProgress_phase,
				new Object[] { passed.measurement(), passed.second().phase(), passed.second().second() + 1 }));
		}
		// The other events have no place on the bar.
	}

	/** Ends the job. */
	synchronized void end() {
		over = true;
		if (monitor != null) {
			monitor.done();
			done(monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS);
		}
	}

	private void show(int done) {
		if (monitor != null && done > shown) {
			monitor.worked(done - shown);
			shown = done;
		}
	}

	private void tell(String text) {
		if (monitor != null) {
			monitor.subTask(text);
		}
	}
}
