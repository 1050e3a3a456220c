/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.wiretune.servers.metrics.SamplingSchedule;

/**
 * A clock that a test moves. Work runs at once on the calling thread, or, while {@link #hang} is set, is left undone for as
 * long as the test likes, as a process that does not answer would have it.
 */
public final class ManualSchedule implements SamplingSchedule {

	/** Whether work that is started is left undone. */
	public volatile boolean hang;
	/** Whether the schedule was closed. */
	public volatile boolean closed;
	private long now = 1_000_000;
	private long period;
	private Runnable tick;
	private Runnable held;
	private CountDownLatch heldDone;
	boolean aborted;

	@Override
	public long now() {
		return now;
	}

	@Override
	public void every(Duration interval, Runnable runnable) {
		period = interval.toMillis();
		tick = runnable;
	}

	/** Runs the tick that is due now. */
	public void tick() {
		tick.run();
	}

	/**
	 * Lets time pass, tick by tick.
	 *
	 * @param time
	 *            how long
	 */
	public void pass(Duration time) {
		for (long passed = 0; passed < time.toMillis(); passed += period) {
			now += period;
			if (!closed) {
				tick.run();
			}
		}
	}

	/** The answer arrives after all. */
	void answer() {
		hang = false;
		Runnable work = held;
		held = null;
		work.run();
		heldDone.countDown();
	}

	@Override
	public Task start(String name, Runnable work) {
		CountDownLatch done = new CountDownLatch(1);
		if (hang) {
			held = work;
			heldDone = done;
		} else {
			work.run();
			done.countDown();
		}
		return new Task() {

			@Override
			public boolean isDone() {
				return done.getCount() == 0;
			}

			@Override
			public boolean await(Duration limit) throws InterruptedException {
				return done.await(0, TimeUnit.MILLISECONDS);
			}

			@Override
			public void abort() {
				aborted = true;
				done.countDown();
			}
		};
	}

	@Override
	public void close() {
		closed = true;
	}
}
