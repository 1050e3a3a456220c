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

/** Users with a thread each, for what can only be called so that the thread waits for the reply. */
final class Users extends ClosedLoop {

	private static final int STACK_BYTES = 256 * 1024;
	private static final long LONGEST_PARK = TimeUnit.MILLISECONDS.toNanos(50);

	private LoadMeasurement measurement;

	Users(int number, Duration warmUp, Duration thinkTime, Duration timeout) {
		super(number, warmUp, thinkTime, timeout);
	}

	@Override
	public void start(LoadMeasurement ofThese) {
		measurement = ofThese;
		for (int i = 0; i < number(); i++) {
			int user = i;
			start(measurement, "User : " + user, STACK_BYTES, () -> user(user));
		}
	}

	private void user(int user) {
		pauseUntil(coming(user));
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
			long thinking = thinking(pauses);
			if (thinking > 0) {
				pauseUntil(clock.now() + thinking);
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
