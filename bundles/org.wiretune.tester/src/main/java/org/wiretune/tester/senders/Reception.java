/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import com.google.gson.JsonObject;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.stat.Distribution;

/** What receivers took, in the server; the driver reads it again and again. Sessions write from many threads. */
final class Reception {

	private static final String RECEIVED = "received";
	private static final String LOST = "lost";
	private static final String FAILED = "failed";
	private static final String BACKWARDS = "backwards";
	private static final String LATENESS = "lateness";
	private static final String QUEUE = "queue";
	private static final String PROBLEM = "problem";

	private final Recorder lateness = new Recorder(Distribution.SIGNIFICANT_DIGITS);
	private final Recorder queue = new Recorder(Distribution.SIGNIFICANT_DIGITS);
	private final AtomicLong received = new AtomicLong();
	private final AtomicLong lost = new AtomicLong();
	private final AtomicLong failed = new AtomicLong();
	private final AtomicLong backwards = new AtomicLong();
	private final AtomicReference<String> problem = new AtomicReference<>("");
	private Histogram latenessInterval;
	private Histogram queueInterval;

	/**
	 * A reading, as the driver has it.
	 *
	 * @param received messages received since the receivers were opened
	 * @param lost messages that failed outside a transaction and do not come again
	 * @param failed deliveries that failed
	 * @param backwards messages that came before they were sent: clocks of the processes do not compare
	 * @param lateness times since the last reading from when a message was due to be sent until it was received, nanoseconds
	 * @param queue times since the last reading from when a message was handed to the broker's client until it was
	 *            received, nanoseconds
	 * @param problem why the receivers cannot go on, empty while they can
	 */
	record Reading(long received, long lost, long failed, long backwards, Histogram lateness, Histogram queue,
			String problem) {

		static Reading of(JsonFields fields) {
			return new Reading(fields.longInteger(RECEIVED, 0), fields.longInteger(LOST, 0), fields.longInteger(FAILED, 0),
					fields.longInteger(BACKWARDS, 0), decode(fields.text(LATENESS, "")), decode(fields.text(QUEUE, "")),
					fields.text(PROBLEM, ""));
		}

		/** {@return the messages that are not waiting any more} */
		long gone() {
			return received + lost;
		}
	}

	/** A message was received, and its transaction committed where there is one. Times are {@link System#nanoTime()}. */
	void received(long due, long sent, long now) {
		received.incrementAndGet();
		if (now < sent) {
			backwards.incrementAndGet();
		}
		lateness.recordValue(Math.max(0, now - due));
		queue.recordValue(Math.max(0, now - sent));
	}

	/** A delivery failed; whether the message comes again. */
	void failed(boolean comesAgain) {
		failed.incrementAndGet();
		if (!comesAgain) {
			lost.incrementAndGet();
		}
	}

	/** The receivers cannot go on; the first reason is kept. */
	void problem(String sentence) {
		problem.compareAndSet("", sentence);
	}

	/** {@return what {@link Reading#of} reads; the times are those since the last reading} */
	synchronized JsonObject read() {
		latenessInterval = lateness.getIntervalHistogram(latenessInterval);
		queueInterval = queue.getIntervalHistogram(queueInterval);
		JsonObject reading = new JsonObject();
		reading.addProperty(RECEIVED, received.get());
		reading.addProperty(LOST, lost.get());
		reading.addProperty(FAILED, failed.get());
		reading.addProperty(BACKWARDS, backwards.get());
		reading.addProperty(LATENESS, encode(latenessInterval));
		reading.addProperty(QUEUE, encode(queueInterval));
		reading.addProperty(PROBLEM, problem.get());
		return reading;
	}

	private static String encode(Histogram nanos) {
		ByteBuffer buffer = ByteBuffer.allocate(nanos.getNeededByteBufferCapacity());
		int length = nanos.encodeIntoCompressedByteBuffer(buffer);
		return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
	}

	private static Histogram decode(String text) {
		Distribution empty = Distribution.NONE;
		return new Distribution(0, empty.meanMs(), empty.standardDeviationMs(), empty.minMs(), empty.p50Ms(), empty.p90Ms(),
				empty.p99Ms(), empty.p999Ms(), empty.maxMs(), text).decoded();
	}
}
