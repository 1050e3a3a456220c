/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import jakarta.jms.JMSException;
import java.io.IOException;
import java.time.Duration;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.tester.workload.WorkloadContext;

/**
 * Warms up senders, broker and receivers: a few senders send without pause until many messages wait, and again when those
 * are received. Senders at their rate would take minutes to have the code compiled.
 */
final class BurstWarmUp {

	private static final int SENDERS = 8;
	private static final int MOST_WAITING = 1000;
	private static final int FEW_WAITING = 100;
	private static final long LOOK_MILLIS = 10;
	private static final long PAUSE_MILLIS = 15_000;
	private static final double NANOS_IN_SECOND = Nanoseconds.IN_SECOND;

	private final WorkloadContext context;
	private final RatedSenders senders;
	private final Flow flow;

	BurstWarmUp(WorkloadContext context, RatedSenders senders, Flow flow) {
		this.context = context;
		this.senders = senders;
		this.flow = flow;
	}

	/**
	 * Warms up. Nothing waits when it returns.
	 *
	 * @param length how long
	 * @return messages received in a second in its second half, 0 without a warm-up
	 */
	double run(Duration length) throws Flow.BrokenException, IOException, JMSException, InterruptedException {
		if (length.isZero()) {
			return 0;
		}
		senders.prepare(SENDERS);
		Flow.Look first = flow.look();
		Flow.Look half = first;
		Flow.Look last = first;
		boolean sending = false;
		long nanos = length.toNanos();
		while (last.nanos() - first.nanos() < nanos && !context.isStopped()) {
			if (!sending && last.waiting() < FEW_WAITING) {
				senders.begin(SENDERS, 0);
				sending = true;
			} else if (sending && last.waiting() > MOST_WAITING) {
				senders.pause(PAUSE_MILLIS);
				sending = false;
			}
			Thread.sleep(LOOK_MILLIS);
			last = flow.look();
			if (last.nanos() - first.nanos() < nanos / 2) {
				half = last;
			}
		}
		flow.drain();
		return (last.received() - half.received()) * NANOS_IN_SECOND / Math.max(1, last.nanos() - half.nanos());
	}
}
