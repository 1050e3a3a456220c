/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BooleanSupplier;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.workload.RateFigures;
import org.wiretune.perf.workload.ValueTypes;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.safety.quantity.Quantity;
import org.wiretune.tester.http.CallFailure;

/**
 * Calls at points in time that were fixed before the first of them, whatever the replies do: an open model. Latency counts
 * from when a call was due, so a target that stands still shows as its users would feel it. Each call under way has a
 * thread and a connection of its own; a call for which none is free waits, and its wait counts.
 */
final class RatedCalls implements LoadMeasurement.Rhythm {

	private static final int STACK_BYTES = 256 * 1024;
	private static final long LEAD_NANOS = TimeUnit.MILLISECONDS.toNanos(20);
	private static final long OPEN_SECONDS = 60;
	private static final int LEAST_AHEAD = 4;
	private static final int CALLS_AHEAD_PART = 2000;
	private static final double MILLIS_IN_SECOND = 1000;

	private final Arrivals arrivals;
	private final int rate;
	private final int connections;
	private final Duration warmUp;
	private final Duration duration;
	private final Duration timeout;
	private final WaitingRoom room;
	private final Pacing pacing;
	private final AtomicLong next = new AtomicLong();
	private final Recorder lag = new Recorder(Distribution.SIGNIFICANT_DIGITS);
	private final Recorder waits = new Recorder(Distribution.SIGNIFICANT_DIGITS);
	private final LongAdder leftFromWarmUp = new LongAdder();
	private final CountDownLatch open;
	private LoadMeasurement measurement;
	private long planned;
	private volatile long begin;
	private final CountDownLatch go = new CountDownLatch(1);

	RatedCalls(Arrivals arrivals, int rate, int connections, Duration warmUp, Duration duration, Duration timeout) {
		this.arrivals = arrivals;
		this.rate = rate;
		this.connections = connections;
		this.warmUp = warmUp;
		this.duration = duration;
		this.timeout = timeout;
		room = new WaitingRoom(connections, Math.max(LEAST_AHEAD, rate / CALLS_AHEAD_PART));
		pacing = new Pacing(rate);
		open = new CountDownLatch(connections);
	}

	@Override
	public void start(LoadMeasurement ofThese) throws InterruptedException {
		measurement = ofThese;
		planned = arrivals.before(warmUp.plus(duration).toNanos());
		for (int i = 0; i < connections; i++) {
			int caller = i;
			Thread thread = new Thread(null, () -> caller(caller), "Caller : " + caller, STACK_BYTES);
			thread.setDaemon(true);
			measurement.end().add(thread);
			thread.start();
		}
		if (!open.await(OPEN_SECONDS, TimeUnit.SECONDS)) {
			measurement.end().giveUp(TEXTS.get("load.notOpen", connections, OPEN_SECONDS));
		}
		begin = measurement.clock().now() + LEAD_NANOS;
		measurement.clock().count(countedFrom(), countedFrom() + duration.toNanos());
		go.countDown();
	}

	@Override
	public long countedFrom() {
		return begin + warmUp.toNanos();
	}

	@Override
	public boolean hasServiceTime() {
		return true;
	}

	@Override
	public Duration longestEnd() {
		// A call may wait that long for a connection, and then for its reply.
		return timeout.multipliedBy(2).plusSeconds(2);
	}

	private void caller(int caller) {
		Session session = null;
		try {
			session = measurement.target().open(caller);
			measurement.end().opened(session);
		} catch (CallFailure e) {
			measurement.end().giveUp(e.getMessage());
		} finally {
			open.countDown();
		}
		try {
			go.await();
			if (session != null) {
				call(caller, session);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} finally {
			// Who leaves before the end leaves because there is no further call.
			room.close();
		}
	}

	private void call(int caller, Session session) {
		LoadClock clock = measurement.clock();
		LoadEnd end = measurement.end();
		RequestPicker requests = new RequestPicker(measurement.target().shares(), caller);
		CallFailure tooLate = new CallFailure(CallFailure.Kind.NOT_SENT,
				TEXTS.get("call.not_sent", ValueTypes.text(timeout)));
		BooleanSupplier ended = end::isStopped;
		while (room.enter(caller)) {
			long call = next.getAndIncrement();
			if (call >= planned || end.isStopped()) {
				return;
			}
			long due = begin + arrivals.at(call);
			long taken = clock.now();
			pacing.await(clock, due, ended);
			room.leave();
			if (end.isStopped()) {
				return;
			}
			long now = clock.now();
			boolean waited = taken > due && room.wasLast(caller);
			if (clock.counts(due)) {
				lag.recordValue(Math.max(0, now - (waited ? taken : due)));
				if (waited) {
					waits.recordValue(taken - due);
				}
			} else if (clock.counts(now)) {
				leftFromWarmUp.increment();
			}
			if (now - due > timeout.toNanos()) {
				measurement.log().notSent(due, tooLate);
			} else {
				measurement.log().call(session, requests.next(), caller, due, end);
			}
		}
	}

	@Override
	public void over(LoadMeasurement ofThese) {
		Histogram late = lag.getIntervalHistogram();
		double p99 = late.getTotalCount() == 0 ? Double.NaN : Nanoseconds.toMilliseconds(late.getValueAtPercentile(99));
		ofThese.recorder().schedulingLag(p99);
		ofThese.recorder().figure(RateFigures.PACING_LAG_P50,
				late.getTotalCount() == 0 ? Double.NaN : Nanoseconds.toSeconds(late.getValueAtPercentile(50)));
		ofThese.recorder().figure(RateFigures.PACING_LAG_P99, p99 / MILLIS_IN_SECOND);
		ofThese.recorder().figure(RateFigures.PACING_LAG_MAXIMUM, Nanoseconds.toSeconds(late.getMaxValue()));
	}

	/** What is known when the last reply has come. */
	void conclude(LoadMeasurement ofThese, double perSecond) {
		Histogram waited = waits.getIntervalHistogram();
		ofThese.recorder().figure(RateFigures.CALLS_WAITED, waited.getTotalCount());
		if (waited.getTotalCount() > 0) {
			ofThese.recorder().figure(RateFigures.LONGEST_WAIT, Nanoseconds.toSeconds(waited.getMaxValue()));
			ofThese.recorder().remark(TEXTS.get("load.waited", connections, waited.getTotalCount(),
					Quantity.nanoseconds(waited.getMaxValue())));
		}
		if (leftFromWarmUp.sum() > 0) {
			ofThese.recorder().remark(TEXTS.get("load.leftFromWarmUp", leftFromWarmUp.sum()));
		}
		ofThese.recorder().remark(TEXTS.get("load.intended"));
		if (perSecond < rate * 0.99) {
			ofThese.recorder().remark(TEXTS.get("load.rateNotReached", Math.round(perSecond * 10) / 10.0, rate));
		}
	}
}
