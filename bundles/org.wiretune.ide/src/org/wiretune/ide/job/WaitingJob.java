/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.job;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** A job that waits for a process or a server which may not answer. Cancel interrupts it, and gives it up at once. */
public abstract class WaitingJob extends Job {

	/** The thread that waits, or null. Guarded by this. */
	private Thread waiting;

	/** A job that is not scheduled yet. @param name what the Progress view shows */
	protected WaitingJob(String name) {
		super(name);
	}

	/**
	 * Asks and waits for the answer.
	 *
	 * @param monitor shows progress and cancels
	 * @return what came of it
	 * @throws InterruptedException where it was cancelled
	 */
	protected abstract IStatus ask(IProgressMonitor monitor) throws InterruptedException;

	@Override
	protected final IStatus run(IProgressMonitor monitor) {
		waiting(Thread.currentThread());
		try {
			// What is cancelled from here on is interrupted.
			return monitor.isCanceled() ? Status.CANCEL_STATUS : ask(monitor);
		} catch (InterruptedException cancelled) {
			return Status.CANCEL_STATUS;
		} finally {
			waiting(null);
			// One that came too late is not for the next job of this thread.
			Thread.interrupted();
		}
	}

	private synchronized void waiting(Thread thread) {
		waiting = thread;
	}

	@Override
	protected final synchronized void canceling() {
		if (waiting != null) {
			waiting.interrupt();
		}
	}
}
