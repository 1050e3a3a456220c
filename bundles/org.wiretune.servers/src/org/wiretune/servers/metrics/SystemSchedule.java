/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

import org.wiretune.safety.thread.InterruptibleThread;

/** Real time and real threads. */
public final class SystemSchedule implements SamplingSchedule {

	/** Name of the only thread that a connection keeps; it ends with the connection. */
	public static final String THREAD_NAME = "WireTune gauges clock"; //$NON-NLS-1$

	// The wall clock may be set back while we measure; the monotonic clock may not.
	private final long startMillis = System.currentTimeMillis();
	private final long startNanos = System.nanoTime();
	private final ScheduledThreadPoolExecutor clock;

	/** Starts no thread before the first {@link #every}. */
	public SystemSchedule() {
		clock = new ScheduledThreadPoolExecutor(1, runnable -> {
			Thread thread = new Thread(runnable, THREAD_NAME);
			thread.setDaemon(true);
			return thread;
		});
		clock.setRemoveOnCancelPolicy(true);
	}

	@Override
	public long now() {
		return startMillis + TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos);
	}

	@Override
	public void every(Duration period, Runnable tick) {
		clock.scheduleAtFixedRate(tick, 0, period.toMillis(), TimeUnit.MILLISECONDS);
	}

	@Override
	public Task start(String name, Runnable work) {
		// One that an interrupt does not end would wait for as long as a stopped process stays stopped.
		Thread thread = InterruptibleThread.start(name, work);
		return new Task() {

			@Override
			public boolean isDone() {
				return !thread.isAlive();
			}

			@Override
			public boolean await(Duration limit) throws InterruptedException {
				thread.join(Math.max(1, limit.toMillis()));
				return isDone();
			}

			@Override
			public void abort() {
				thread.interrupt();
			}
		};
	}

	@Override
	public void close() {
		clock.shutdownNow();
	}
}
