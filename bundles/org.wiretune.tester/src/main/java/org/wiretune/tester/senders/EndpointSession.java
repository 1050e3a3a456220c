/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import jakarta.jms.JMSException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.jms.client.ActiveMQMessage;
import org.wiretune.tester.pool.ThreadPool;

/**
 * A session of a message endpoint. The broker's client delivers a message to the session, a thread of the pool works on
 * it, and the session takes its next message when that is done. The message is acknowledged within the transaction, as
 * the resource adapter of Artemis does between {@code beforeDelivery} and {@code afterDelivery}.
 */
final class EndpointSession extends ReceivingSession {

	private static final long LOOK_MILLIS = 500;

	private final ThreadPool pool;
	private final String queue;

	EndpointSession(Parts parts, String queue, ThreadPool pool) throws JMSException {
		super(parts);
		this.queue = queue;
		this.pool = pool;
	}

	@Override
	void start() throws Exception {
		session().getCoreSession().createConsumer(SimpleString.of(queue)).setMessageHandler(this::deliver);
		connection().start();
	}

	private void deliver(ClientMessage message) {
		CountDownLatch done = new CountDownLatch(1);
		boolean[] failed = new boolean[1];
		try {
			pool.execute(() -> {
				try {
					failed[0] = !take(message);
				} finally {
					done.countDown();
				}
			});
			while (!done.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
				if (isClosing()) {
					// The pool drops what no thread has taken yet.
					return;
				}
			}
			if (failed[0]) {
				unit().restore();
			}
		} catch (RejectedExecutionException e) {
			// The receivers are being closed; the message stays in the queue.
			return;
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} catch (Exception e) {
			lost(e);
		}
	}

	/** Returns false when the work failed. What is thrown while the session is closed is of no interest. */
	private boolean take(ClientMessage message) {
		boolean done = false;
		try {
			unit().begin();
			ActiveMQMessage received = ActiveMQMessage.createMessage(message, session().getCoreSession());
			received.doBeforeReceive();
			long now = System.nanoTime();
			message.acknowledge();
			work(received);
			unit().commit();
			done = true;
			received(received, now);
		} catch (Exception e) {
			if (!isClosing()) {
				failed();
			}
		} finally {
			if (!done) {
				abandon();
			}
		}
		return done;
	}

	private void abandon() {
		try {
			unit().abandon();
		} catch (Exception e) {
			lost(e);
		}
	}
}
