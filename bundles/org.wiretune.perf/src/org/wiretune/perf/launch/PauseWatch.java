/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;

import org.wiretune.safety.thread.DaemonThread;

/** Looks whether a process stands still, by a signal or a debugger, for longer than a run can bear. */
public final class PauseWatch implements AutoCloseable {

	/** Watches nothing. */
	public static final PauseWatch NONE = new PauseWatch();

	/** A halt of a second or two shows in the longest calls and may be what is measured; after so many it is the end. */
	static final long PATIENCE_SECONDS = 5;

	private static final long LOOK_MILLIS = 250;

	private final CountDownLatch closed = new CountDownLatch(1);

	private PauseWatch() {
	}

	/**
	 * Begins to look, on a thread of its own.
	 *
	 * @param pid process id; where the system does not tell whether it stands still, nothing is told
	 * @param paused told once, with the seconds for which the process has stood still
	 * @return the watch
	 */
	public static PauseWatch begin(long pid, LongConsumer paused) {
		PauseWatch watch = new PauseWatch();
		DaemonThread.start("WireTune pause watch", () -> watch.look(pid, paused));
		return watch;
	}

	private void look(long pid, LongConsumer paused) {
		long since = 0;
		try {
			while (!closed.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
				long now = System.nanoTime();
				if (!ProcessState.isPaused(pid)) {
					since = 0;
				} else if (since == 0) {
					since = now;
				} else if (now - since >= TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS)) {
					paused.accept(TimeUnit.NANOSECONDS.toSeconds(now - since));
					return;
				}
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	@Override
	public void close() {
		closed.countDown();
	}
}
