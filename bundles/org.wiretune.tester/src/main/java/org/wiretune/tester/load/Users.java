/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.wiretune.tester.http.CallFailure;

/**
 * Users in a closed loop: each calls, waits for the reply, thinks and calls again, on a thread and a connection of its own.
 * They come one after the other in the first half of the warm-up.
 */
final class Users implements LoadMeasurement.Rhythm {

	private static final int STACK_BYTES = 256 * 1024;
	private static final long LONGEST_COMING = TimeUnit.SECONDS.toNanos(10);
	private static final long LONGEST_PARK = TimeUnit.MILLISECONDS.toNanos(50);
	/** Who cannot connect tries again after a moment, so that a target that is gone is not flooded. */
	private static final long FAILED_PAUSE = TimeUnit.MILLISECONDS.toNanos(50);

	private final int number;
	private final Duration warmUp;
	private final long thinkNanos;
	private final Duration timeout;
	private LoadMeasurement measurement;

	Users(int number, Duration warmUp, Duration thinkTime, Duration timeout) {
		this.number = number;
		this.warmUp = warmUp;
		this.thinkNanos = thinkTime.toNanos();
		this.timeout = timeout;
	}

	@Override
	public void start(LoadMeasurement ofThese) {
		measurement = ofThese;
		long coming = Math.min(warmUp.toNanos() / 2, LONGEST_COMING);
		for (int i = 0; i < number; i++) {
			int user = i;
			long begin = coming / number * i;
			Thread thread = new Thread(null, () -> user(user, begin), "User : " + user, STACK_BYTES);
			thread.setDaemon(true);
			measurement.end().add(thread);
			thread.start();
		}
	}

	@Override
	public long countedFrom() {
		return warmUp.toNanos();
	}

	@Override
	public void over(LoadMeasurement ofThese) {
		// Users notice by themselves.
	}

	@Override
	public boolean hasServiceTime() {
		return false;
	}

	@Override
	public Duration longestEnd() {
		return timeout.plusSeconds(2);
	}

	private void user(int user, long begin) {
		pauseUntil(begin);
		Session session = null;
		RequestPicker requests = new RequestPicker(measurement.target().shares(), user);
		SplittableRandom pauses = new SplittableRandom(user);
		LoadClock clock = measurement.clock();
		LoadEnd end = measurement.end();
		for (long due = clock.now(); !end.isStopped() && !clock.isOver(due); due = clock.now()) {
			CallFailure failure;
			if (session == null) {
				session = open(user);
			}
			if (session == null) {
				pauseUntil(due + FAILED_PAUSE);
				continue;
			}
			failure = measurement.log().call(session, requests.next(), user, due, end);
			if (failure != null && failure.isOfConnection()) {
				pauseUntil(clock.now() + FAILED_PAUSE);
			}
			if (thinkNanos > 0) {
				pauseUntil(clock.now() + thinkNanos / 2 + pauses.nextLong(thinkNanos));
			}
		}
	}

	private Session open(int user) {
		try {
			Session session = measurement.target().open(user);
			measurement.end().opened(session);
			return session;
		} catch (CallFailure e) {
			measurement.log().notSent(measurement.clock().now(), e);
			return null;
		}
	}

	private void pauseUntil(long time) {
		LoadClock clock = measurement.clock();
		for (long now = clock.now(); now < time && !clock.isOver(now) && !measurement.end().isStopped(); now = clock.now()) {
			LockSupport.parkNanos(Math.min(LONGEST_PARK, time - now));
		}
	}
}
