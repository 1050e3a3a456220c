/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.function.Consumer;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.tester.workload.WorkloadContext;

/** What goes in and what comes out: the senders of the driver and the receivers of the server, looked at together. */
final class Flow {

	/** How long messages may wait without one being received before the receivers count as standing still. */
	private static final long STANDSTILL_MILLIS = 15_000;
	private static final long PAUSE_MILLIS = 15_000;
	private static final long LOOK_MILLIS = 20;

	private final WorkloadContext context;
	private final RunningBroker broker;
	private final RatedSenders senders;
	/** What had been sent when the receivers were opened; the queue was empty then. */
	private final long before;
	private Consumer<Reception.Reading> listener = reading -> { };
	private long backwards;
	private long prepared;
	private long received;

	/** The flow came to an end by itself; the message is a sentence. */
	static final class BrokenException extends Exception {

		private static final long serialVersionUID = 1L;

		BrokenException(String sentence) {
			super(sentence);
		}
	}

	/**
	 * A look at the flow.
	 *
	 * @param nanos when, {@link System#nanoTime()}
	 * @param sent messages sent since the receivers were opened
	 * @param received messages received
	 * @param gone messages received or lost
	 * @param failed deliveries that failed
	 */
	record Look(long nanos, long sent, long received, long gone, long failed) {

		/** {@return the messages sent that nobody received yet} */
		long waiting() {
			return Math.max(0, sent - gone);
		}
	}

	Flow(WorkloadContext context, RunningBroker broker, RatedSenders senders) {
		this.context = context;
		this.broker = broker;
		this.senders = senders;
		this.before = senders.sent();
	}

	/** Has the times of each look taken by somebody. */
	void listen(Consumer<Reception.Reading> newListener) {
		listener = newListener;
	}

	/** {@return messages that came before they were sent} */
	long backwards() {
		return backwards;
	}

	/** {@return messages received so far} */
	long received() {
		return received;
	}

	/** {@return votes of the second resource so far} */
	long prepared() {
		return prepared;
	}

	/**
	 * Looks.
	 *
	 * @return what was seen
	 * @throws BrokenException when broker, senders or receivers cannot go on
	 * @throws IOException when the server does not answer
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	Look look() throws BrokenException, IOException, InterruptedException {
		JsonFields answer = context.ask(ReceiverOperations.READ, new JsonObject());
		prepared = answer.longInteger(ReceiverOperations.FIELD_PREPARED, 0);
		return look(Reception.Reading.of(answer));
	}

	private Look look(Reception.Reading reading) throws BrokenException, InterruptedException {
		Look look = new Look(System.nanoTime(), senders.sent() - before, reading.received(), reading.gone(),
				reading.failed());
		backwards = reading.backwards();
		received = reading.received();
		listener.accept(reading);
		String seen = reading.problem().isEmpty() ? senders.problem() : reading.problem();
		if (!seen.isEmpty() || broker.hasEnded()) {
			throw new BrokenException(broker.reason(seen));
		}
		return look;
	}

	/**
	 * Has the senders stop and waits until everything is received.
	 *
	 * @throws BrokenException when that does not come to an end
	 * @throws IOException when the server does not answer
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	void drain() throws BrokenException, IOException, InterruptedException {
		boolean paused = senders.pause(PAUSE_MILLIS);
		Look last = look();
		if (!paused) {
			throw new BrokenException(TEXTS.get("senders.stuck", PAUSE_MILLIS / 1000));
		}
		long progress = System.nanoTime();
		while (last.waiting() > 0 && !context.isStopped()) {
			Thread.sleep(LOOK_MILLIS);
			Look next = look();
			if (next.gone() > last.gone()) {
				progress = next.nanos();
			} else if (next.nanos() - progress > STANDSTILL_MILLIS * 1_000_000) {
				throw new BrokenException(TEXTS.get("senders.standstill", next.waiting(), STANDSTILL_MILLIS / 1000));
			}
			last = next;
		}
	}
}
