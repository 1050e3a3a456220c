/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.wiretune.perf.result.Measurement;
import org.wiretune.tester.http.CallFailure;
import org.wiretune.tester.probe.CallWriter;
import org.wiretune.tester.probe.MeasurementRecorder;

/**
 * What became of the calls of one measurement. Each call that was due in the counted part is answered, failed or cut off by
 * a stop, exactly one of them. Any thread.
 */
final class CallLog {

	/** Recorders of histograms that threads share, so that a thousand connections do not need a thousand of them. */
	private static final int STRIPES = 8;
	/** Each has a histogram for each request of the mix, of some hundred KB. */
	private static final int STRIPES_OF_LONG_MIX = 2;
	private static final int LONG_MIX = 8;
	private static final long HOPELESS_NANOS = 5_000_000_000L;
	private static final int HOPELESS_TIMEOUTS = 2;
	private static final int HOPELESS_FAILURES = 3;

	private final MeasurementRecorder recorder;
	private final LoadClock clock;
	private final boolean service;
	private final Consumer<String> firstFailure;
	private final Consumer<String> hopeless;
	private final CallWriter[] writers;
	private final String[] requests;
	private final LongAdder begun = new LongAdder();
	private final LongAdder answered = new LongAdder();
	private final LongAdder failed = new LongAdder();
	private final LongAdder cutOff = new LongAdder();
	private final LongAdder answeredInTime = new LongAdder();
	private final AtomicInteger underWay = new AtomicInteger();
	private final AtomicInteger failuresInARow = new AtomicInteger();
	private final AtomicInteger timeoutsInARow = new AtomicInteger();
	private final AtomicLong failingSince = new AtomicLong();
	private volatile boolean failureSaid;

	CallLog(MeasurementRecorder recorder, Target target, LoadClock clock, boolean service, Consumer<String> firstFailure,
			Consumer<String> hopeless) {
		this.recorder = recorder;
		this.clock = clock;
		this.service = service;
		this.firstFailure = firstFailure;
		this.hopeless = hopeless;
		requests = target.requests().toArray(String[]::new);
		writers = new CallWriter[requests.length > LONG_MIX ? STRIPES_OF_LONG_MIX : STRIPES];
		for (int i = 0; i < writers.length; i++) {
			writers[i] = recorder.callWriter();
		}
	}

	/**
	 * Makes a call that was due at a time and writes down what becomes of it.
	 *
	 * @return why it failed; null when it was answered or cut off
	 */
	CallFailure call(Session session, int request, int caller, long due, LoadEnd end) {
		boolean counts = begin(due);
		long sent = clock.now();
		try {
			session.call(request);
			answered(caller, request, counts, due, sent);
			return null;
		} catch (CallFailure e) {
			return failed(e, counts, end) ? e : null;
		}
	}

	/** A call that was due at a time is under way until it is answered or has failed; tells whether it counts. */
	boolean begin(long due) {
		boolean counts = clock.counts(due);
		if (counts) {
			begun.increment();
		}
		underWay.incrementAndGet();
		return counts;
	}

	/** A call that was begun is answered now. */
	void answered(int caller, int request, boolean counts, long due, long sent) {
		underWay.decrementAndGet();
		long now = clock.now();
		CallWriter writer = writers[caller % writers.length];
		writer.answered(now - due, counts);
		if (counts) {
			answered.increment();
			if (service) {
				writer.other(Measurement.SERVICE, now - sent);
			}
			if (requests.length > 1) {
				writer.other(requests[request], now - due);
			}
		}
		if (clock.counts(now)) {
			answeredInTime.increment();
		}
		if (failuresInARow.get() != 0) {
			failuresInARow.set(0);
			timeoutsInARow.set(0);
		}
	}

	/** A call that was begun has failed; false when it was cut off by the end. */
	boolean failed(CallFailure failure, boolean counts, LoadEnd end) {
		underWay.decrementAndGet();
		if (!end.isStopped()) {
			failed(failure, counts);
			return true;
		}
		if (counts) {
			cutOff.increment();
		}
		return false;
	}

	/** A call that was due could not be sent at all. */
	void notSent(long due, CallFailure failure) {
		boolean counts = clock.counts(due);
		if (counts) {
			begun.increment();
		}
		failed(failure, counts);
	}

	private void failed(CallFailure failure, boolean counts) {
		recorder.failed(failure.getMessage(), counts);
		if (counts) {
			failed.increment();
		}
		if (!failureSaid) {
			failureSaid = true;
			firstFailure.accept(failure.getMessage());
		}
		if (failure.kind() == CallFailure.Kind.NOT_SENT) {
			return;
		}
		long now = clock.now();
		if (failuresInARow.getAndIncrement() == 0) {
			failingSince.set(now);
		}
		int timeouts = failure.kind() == CallFailure.Kind.TIMEOUT ? timeoutsInARow.incrementAndGet() : 0;
		boolean mayRecover = failure.kind() == CallFailure.Kind.TIMEOUT && timeouts <= HOPELESS_TIMEOUTS;
		if (now - failingSince.get() > HOPELESS_NANOS && failuresInARow.get() >= HOPELESS_FAILURES && !mayRecover) {
			hopeless.accept(failure.getMessage());
		}
	}

	/** {@return calls that are under way now} */
	int underWay() {
		return underWay.get();
	}

	/** Calls that count and were begun; each of them is answered, failed or cut off in the end. */
	long begun() {
		return begun.sum();
	}

	long answered() {
		return answered.sum();
	}

	long failed() {
		return failed.sum();
	}

	/** Calls that count and were ended by a stop. */
	long cutOff() {
		return cutOff.sum();
	}

	/** Calls a second that were answered within the counted part, whenever they were due. */
	double perSecond() {
		return answeredInTime.sum() / clock.seconds();
	}
}
