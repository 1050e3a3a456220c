/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * Users in a closed loop: each calls, waits for the reply, thinks and calls again, on a connection of its own. They come one
 * after the other in the first half of the warm-up.
 */
abstract class ClosedLoop implements LoadMeasurement.Rhythm {

	/** Who cannot connect tries again after a moment, so that a target that is gone is not flooded. */
	static final long FAILED_PAUSE = TimeUnit.MILLISECONDS.toNanos(50);

	private static final long LONGEST_COMING = TimeUnit.SECONDS.toNanos(10);

	private final int number;
	private final Duration warmUp;
	private final long thinkNanos;
	private final Duration timeout;

	/** So many users, their warm-up, the time they think on average, and how long they wait for a reply. */
	ClosedLoop(int number, Duration warmUp, Duration thinkTime, Duration timeout) {
		this.number = number;
		this.warmUp = warmUp;
		thinkNanos = thinkTime.toNanos();
		this.timeout = timeout;
	}

	final int number() {
		return number;
	}

	final Duration timeout() {
		return timeout;
	}

	/** When a user comes, by the clock. */
	final long coming(int user) {
		return Math.min(warmUp.toNanos() / 2, LONGEST_COMING) / number * user;
	}

	/** How long a user thinks now, in nanoseconds: between half and one and a half of the average. */
	final long thinking(SplittableRandom random) {
		return thinkNanos == 0 ? 0 : thinkNanos / 2 + random.nextLong(thinkNanos);
	}

	/** Starts a thread that ends with the measurement. */
	static void start(LoadMeasurement measurement, String name, int stackBytes, Runnable work) {
		Thread thread = new Thread(null, work, name, stackBytes);
		thread.setDaemon(true);
		measurement.end().add(thread);
		thread.start();
	}

	@Override
	public final long countedFrom() {
		return warmUp.toNanos();
	}

	@Override
	public final void over(LoadMeasurement ofThese) {
		// Users notice by themselves.
	}

	@Override
	public final boolean hasServiceTime() {
		return false;
	}

	@Override
	public final Duration longestEnd() {
		return timeout.plusSeconds(2);
	}
}
