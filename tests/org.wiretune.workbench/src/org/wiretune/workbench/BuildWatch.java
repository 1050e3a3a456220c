/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;

/**
 * Tells whether automatic builds go on, also between the end of one that a change has interrupted and its next start, when the
 * platform lists no job of a build.
 */
final class BuildWatch extends JobChangeAdapter {

	/** A build that was cancelled for good starts no more. */
	private static final Duration UNTIL_STARTED_AGAIN = Duration.ofSeconds(2);

	private final Set<Job> running = new HashSet<>();
	private final Set<Job> interrupted = new HashSet<>();

	/** {@return a watch that sees all builds from now on} */
	static BuildWatch start() {
		BuildWatch watch = new BuildWatch();
		Job.getJobManager().addJobChangeListener(watch);
		return watch;
	}

	@Override
	public synchronized void scheduled(IJobChangeEvent event) {
		interrupted.remove(event.getJob());
		notifyAll();
	}

	@Override
	public synchronized void aboutToRun(IJobChangeEvent event) {
		if (event.getJob().belongsTo(ResourcesPlugin.FAMILY_AUTO_BUILD)) {
			interrupted.remove(event.getJob());
			running.add(event.getJob());
		}
	}

	@Override
	public synchronized void done(IJobChangeEvent event) {
		// A job is listed no more before this is called.
		if (running.remove(event.getJob()) && event.getResult().matches(IStatus.CANCEL)) {
			interrupted.add(event.getJob());
		}
		notifyAll();
	}

	/** Waits until no build runs, and none that was interrupted is about to start again. */
	synchronized void await() throws InterruptedException {
		long end = System.nanoTime() + UNTIL_STARTED_AGAIN.toNanos();
		long left = end - System.nanoTime();
		while (!(running.isEmpty() && interrupted.isEmpty()) && left > 0) {
			wait(Math.max(1, Duration.ofNanos(left).toMillis()));
			left = end - System.nanoTime();
		}
		interrupted.clear();
	}
}
