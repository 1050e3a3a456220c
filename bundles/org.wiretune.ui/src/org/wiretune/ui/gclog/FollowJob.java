/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.wiretune.gclog.view.GcLiveLog;
import org.wiretune.gclog.view.GcLiveState;
import org.wiretune.gclog.view.GcLogFile;

/**
 * Looks every second whether a log was written on, and hands over what came, at most once a second. Takes at most a quarter of
 * the time, however large the log is. May be told by any thread; the listeners are called by the thread of the job.
 */
final class FollowJob extends Job {

	private static final long MILLIS = 1000;
	private static final int SHARE = 4;
	private static final long NANOS_IN_MILLI = 1_000_000;

	private final Consumer<GcLogFile> grown;
	private final Consumer<GcLiveState> told;
	private final AtomicReference<GcLogFile> next = new AtomicReference<>();
	private volatile boolean on = true;
	private volatile boolean over;
	private volatile GcLiveState state = GcLiveState.waiting();
	private GcLiveLog live;

	/**
	 * Follows nothing yet.
	 *
	 * @param grown takes the log where it has grown
	 * @param told takes the state after each look
	 */
	FollowJob(Consumer<GcLogFile> grown, Consumer<GcLiveState> told) {
		super(Messages.Follow_job);
		this.grown = grown;
		this.told = told;
		setSystem(true);
	}

	/** Follows a log from where it was read, and no other. */
	void follow(GcLogFile shown) {
		next.set(shown);
		schedule(MILLIS);
	}

	/** Follows, or pauses; what came meanwhile is read later. */
	void setOn(boolean follow) {
		on = follow;
		schedule();
	}

	/** {@return whether the log is still being written, as far as is known} */
	GcLiveState state() {
		return state;
	}

	/** {@return whether logs are followed} */
	boolean isOn() {
		return on;
	}

	/** Looks at once. */
	void look() {
		wakeUp();
		schedule();
	}

	/** Ends the following for good. */
	void stop() {
		over = true;
		cancel();
		// The file is let go of by the thread that may be reading it.
		schedule();
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		GcLogFile from = next.getAndSet(null);
		if (over || from != null) {
			close();
			live = over || !from.mayGrow() ? null : GcLiveLog.of(from);
			state = GcLiveState.waiting();
		}
		if (!on || live == null) {
			return Status.OK_STATUS;
		}
		long start = System.nanoTime();
		Optional<GcLogFile> more = live.poll(monitor::isCanceled);
		more.ifPresent(grown);
		state = live.state();
		told.accept(state);
		long took = (System.nanoTime() - start) / NANOS_IN_MILLI;
		schedule(live.isBehind() && more.isEmpty() ? 0 : Math.max(MILLIS, took * (SHARE - 1)));
		return Status.OK_STATUS;
	}

	private void close() {
		if (live != null) {
			try {
				live.close();
			} catch (IOException problem) {
				Platform.getLog(FollowJob.class).error(String.valueOf(problem.getMessage()), problem);
			}
			live = null;
		}
	}
}
