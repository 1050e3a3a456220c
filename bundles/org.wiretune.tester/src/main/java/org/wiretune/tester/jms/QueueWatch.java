/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.jms;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import jakarta.jms.JMSException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.wiretune.tester.http.CallFailure;
import org.wiretune.tester.text.Problem;

/**
 * Tells who has sent a message to a queue when it was consumed. JMS tells no sender, so the messages in the queue are counted: of so
 * many that were sent and so many that are left, the first are done. The mean of the times is right in whatever order consumers work;
 * so is each time where they keep the order. Any thread.
 */
public final class QueueWatch implements AutoCloseable {

	private static final long LONGEST_WAIT_MILLIS = 100;

	private final String queue;
	private final QueueDepth depth;
	private final Thread thread;
	// All below is guarded by this.
	private long sent;
	private long done;
	private long waiting;
	private long givenUpBefore;
	private long givenUp;
	private boolean closed;
	private CallFailure problem;

	private QueueWatch(String queue, QueueDepth depth) throws JMSException {
		this.queue = queue;
		this.depth = depth;
		depth.messages();
		givenUpBefore = depth.givenUp();
		thread = Thread.ofPlatform().daemon().name("Queue watch : " + queue).unstarted(this::look);
	}

	/**
	 * Begins to watch a queue.
	 *
	 * @param connections where the queue is
	 * @param queue its name
	 * @param managed whether the broker may be asked by the management of Artemis; who may not is told by a browser
	 * @return the watch
	 * @throws CallFailure when neither is possible
	 */
	public static QueueWatch begin(BrokerConnections connections, String queue, boolean managed) throws CallFailure {
		try {
			QueueWatch watch = managed ? managed(connections, queue) : new QueueWatch(queue, new QueueDepth.Browsed(connections.forQuestions(0), queue));
			watch.thread.start();
			return watch;
		} catch (JMSException | RuntimeException failure) {
			throw new CallFailure(CallFailure.Kind.UNREACHABLE, TEXTS.get("jms.noDepth", queue, Problem.closedSentence(failure)));
		}
	}

	private static QueueWatch managed(BrokerConnections connections, String queue) throws CallFailure, JMSException {
		try {
			return new QueueWatch(queue, new QueueDepth.Managed(connections.forQuestions(0), queue));
		} catch (JMSException | RuntimeException notAllowed) {
			System.getLogger(QueueWatch.class.getName()).log(System.Logger.Level.DEBUG, String.valueOf(notAllowed.getMessage()));
			return new QueueWatch(queue, new QueueDepth.Browsed(connections.forQuestions(0), queue));
		}
	}

	/** {@return the sentence that says what its times rest on} */
	public String remark() {
		return TEXTS.get(depth.isCounted() ? "jms.counted" : "jms.browsed", queue, depth.pauseMillis());
	}

	/** {@return the number of a message that the broker has taken just now} */
	public synchronized long sent() {
		return ++sent;
	}

	/**
	 * Waits until a message was consumed.
	 *
	 * @param number its number
	 * @param nanos how long to wait at most
	 * @param aborted whether to give up
	 * @return false when it was not consumed by then
	 * @throws CallFailure when a consumer gave a message up, or the broker no longer tells
	 * @throws InterruptedException when the thread is interrupted
	 */
	public synchronized boolean await(long number, long nanos, BooleanSupplier aborted) throws CallFailure, InterruptedException {
		long deadline = System.nanoTime() + nanos;
		waiting++;
		notifyAll();
		try {
			while (done < number) {
				if (problem != null) {
					throw problem;
				}
				long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
				if (left <= 0 || aborted.getAsBoolean()) {
					return false;
				}
				wait(Math.min(left, LONGEST_WAIT_MILLIS));
			}
			if (givenUp > 0) {
				givenUp--;
				throw new CallFailure(CallFailure.Kind.STATUS, TEXTS.get("jms.givenUp", queue));
			}
			return true;
		} finally {
			waiting--;
		}
	}

	private void look() {
		try {
			while (true) {
				long before = nextQuestion();
				if (before < 0) {
					return;
				}
				long left = depth.messages();
				long lost = depth.givenUp();
				answer(before - left, lost);
			}
		} catch (JMSException | RuntimeException failure) {
			fail(new CallFailure(CallFailure.Kind.CLOSED, TEXTS.get("jms.noDepth", queue, Problem.closedSentence(failure))));
		} catch (InterruptedException closedNow) {
			Thread.currentThread().interrupt();
		}
	}

	/** Waits until somebody wants to know it; gives what was sent until then, or -1 at the end. */
	private synchronized long nextQuestion() throws InterruptedException {
		if (!closed && sent > 0) {
			wait(depth.pauseMillis());
		}
		while (!closed && waiting == 0) {
			wait();
		}
		return closed ? -1 : sent;
	}

	private synchronized void answer(long consumed, long lost) {
		givenUp += Math.max(0, lost - givenUpBefore);
		givenUpBefore = lost;
		if (consumed > done) {
			done = consumed;
		}
		notifyAll();
	}

	private synchronized void fail(CallFailure failure) {
		problem = failure;
		notifyAll();
	}

	@Override
	public synchronized void close() {
		closed = true;
		notifyAll();
	}
}
