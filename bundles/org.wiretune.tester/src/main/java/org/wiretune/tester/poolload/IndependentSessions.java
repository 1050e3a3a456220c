/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import jakarta.jms.MessageConsumer;
import jakarta.jms.Session;

/** Sessions of which each takes its next message when it has done one. */
final class IndependentSessions implements AutoCloseable {

	IndependentSessions(Connection connection, String queue, int sessions, SessionsLoad load) throws JMSException {
		for (int i = 0; i < sessions; i++) {
			Session session = connection.createSession(Session.SESSION_TRANSACTED);
			MessageConsumer consumer = session.createConsumer(session.createQueue(queue));
			LoadRecord.Writer writer = load.record().writer();
			consumer.setMessageListener(message -> load.settle(message, session, load.work(message, writer)));
		}
	}

	@Override
	public void close() {
		// The sessions end with the connection.
	}
}
