/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.http;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Ends calls that take too long, from one thread for all connections: a timeout of the socket itself would cost two more
 * calls of the operating system for each answer. A call ends up to a twentieth of the timeout late, at most 50 ms.
 */
public final class Deadlines implements AutoCloseable {

	private static final long NONE = Long.MAX_VALUE;
	private static final long OVER = Long.MIN_VALUE;
	private static final int LOOKS_IN_TIMEOUT = 20;
	private static final long LONGEST_PAUSE = TimeUnit.MILLISECONDS.toNanos(50);
	private static final long SHORTEST_PAUSE = TimeUnit.MILLISECONDS.toNanos(1);

	private final long timeoutNanos;
	private final List<Deadline> deadlines = new CopyOnWriteArrayList<>();
	private final long origin = System.nanoTime();
	private final Thread thread;

	/**
	 * Deadlines.
	 *
	 * @param timeout how long a call may take
	 */
	public Deadlines(Duration timeout) {
		timeoutNanos = timeout.toNanos();
		thread = new Thread(this::watch, "Deadlines");
		thread.setDaemon(true);
		thread.start();
	}

	/** The deadline of one connection. */
	final class Deadline {

		private final AtomicLong at = new AtomicLong(NONE);
		private final Runnable action;

		private Deadline(Runnable action) {
			this.action = action;
		}

		/** A call begins. */
		void begin() {
			at.set(System.nanoTime() - origin + timeoutNanos);
		}

		/** A call is over; false when its time was up, and the action is or will be run. */
		boolean end() {
			return at.getAndSet(NONE) != OVER;
		}

		void remove() {
			deadlines.remove(this);
		}

		private void look(long now) {
			long due = at.get();
			if (due != NONE && due != OVER && now > due && at.compareAndSet(due, OVER)) {
				action.run();
			}
		}
	}

	/** A deadline whose action ends the call; it is run on another thread. */
	Deadline deadline(Runnable action) {
		Deadline deadline = new Deadline(action);
		deadlines.add(deadline);
		return deadline;
	}

	/** {@return the timeout} */
	Duration timeout() {
		return Duration.ofNanos(timeoutNanos);
	}

	@Override
	public void close() {
		thread.interrupt();
	}

	private void watch() {
		long pause = Math.clamp(timeoutNanos / LOOKS_IN_TIMEOUT, SHORTEST_PAUSE, LONGEST_PAUSE);
		try {
			while (true) {
				TimeUnit.NANOSECONDS.sleep(pause);
				long now = System.nanoTime() - origin;
				deadlines.forEach(deadline -> deadline.look(now));
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}
}
