/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.activemq.artemis.jms.client.ActiveMQSession;
import org.wiretune.tester.text.Problem;

/** A session that receives messages, on a connection of its own as in a resource adapter. Its kinds differ in who asks. */
abstract class ReceivingSession implements AutoCloseable {

	private final Connection connection;
	private final ActiveMQSession session;
	private final UnitOfWork unit;
	private final Reception reception;
	private final int failEvery;
	private final AtomicLong deliveries;
	private volatile boolean closing;

	/**
	 * What a session is made of.
	 *
	 * @param connection its connection, which it closes
	 * @param session the session
	 * @param unit what goes around each message
	 * @param reception takes what was received
	 * @param failEvery one message in so many fails when it is first received, 0 for none
	 * @param deliveries counts the first deliveries of all sessions
	 */
	record Parts(Connection connection, ActiveMQSession session, UnitOfWork unit, Reception reception, int failEvery,
			AtomicLong deliveries) {
	}

	ReceivingSession(Parts parts) throws JMSException {
		connection = parts.connection();
		session = parts.session();
		unit = parts.unit();
		reception = parts.reception();
		failEvery = parts.failEvery();
		deliveries = parts.deliveries();
		connection.setExceptionListener(this::lost);
	}

	/** Begins to receive. */
	abstract void start() throws Exception;

	ActiveMQSession session() {
		return session;
	}

	UnitOfWork unit() {
		return unit;
	}

	Connection connection() {
		return connection;
	}

	boolean isClosing() {
		return closing;
	}

	/** Does the work of a receiver: reads the message. */
	void work(Message message) throws JMSException {
		RatedMessages.read(message);
		if (failEvery > 0 && !message.getJMSRedelivered() && deliveries.incrementAndGet() % failEvery == 0) {
			throw new JMSException(TEXTS.get("senders.failingMessage", failEvery));
		}
	}

	/** A message was received for good. */
	void received(Message message, long now) throws JMSException {
		reception.received(RatedMessages.due(message), RatedMessages.sent(message), now);
	}

	/** The work on a message failed. */
	void failed() {
		reception.failed(unit.redelivers());
	}

	/** The session cannot go on. */
	void lost(Exception problem) {
		if (!closing) {
			reception.problem(TEXTS.get("senders.receiverLost", Problem.sentence(problem)));
		}
	}

	@Override
	public void close() {
		closing = true;
		try {
			connection.close();
		} catch (JMSException e) {
			System.getLogger(ReceivingSession.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
		}
	}
}
