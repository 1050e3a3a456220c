/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageConsumer;

/** A session of a program without a container: a thread that receives in a loop. */
final class PlainSession extends ReceivingSession {

	/** How long the end may take to be noticed while nothing comes. */
	private static final long RECEIVE_MILLIS = 500;

	private final MessageConsumer consumer;
	private final Thread thread = new Thread(this::loop, "Receiver");
	private volatile boolean broken;

	PlainSession(Parts parts, String queue) throws JMSException {
		super(parts);
		consumer = session().createConsumer(session().createQueue(queue));
		thread.setDaemon(true);
	}

	@Override
	void start() throws JMSException {
		connection().start();
		thread.start();
	}

	private void loop() {
		try {
			while (!isClosing() && !broken) {
				one();
			}
		} catch (Exception e) {
			lost(e);
		}
	}

	private void one() throws Exception {
		unit().begin();
		Message message = null;
		boolean done = false;
		try {
			message = consumer.receive(RECEIVE_MILLIS);
			if (message != null) {
				long now = System.nanoTime();
				work(message);
				unit().commit();
				done = true;
				received(message, now);
			}
		} catch (Exception e) {
			if (message == null || isClosing()) {
				throw e;
			}
			failed();
		} finally {
			if (!done) {
				unit().abandon();
			}
		}
		if (!done && message != null) {
			unit().restore();
		}
	}

	/** Receiving from a connection that is gone gives nothing at once, again and again. */
	@Override
	void lost(Exception problem) {
		broken = true;
		super.lost(problem);
	}
}
