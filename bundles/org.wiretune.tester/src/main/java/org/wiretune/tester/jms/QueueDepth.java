/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.jms;

import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageConsumer;
import jakarta.jms.MessageProducer;
import jakarta.jms.Queue;
import jakarta.jms.QueueBrowser;
import jakarta.jms.Session;
import jakarta.jms.TemporaryQueue;
import java.util.Enumeration;
import org.apache.activemq.artemis.api.jms.management.JMSManagementHelper;

/** How many messages are in a queue, those included that consumers have and have not acknowledged. Used by one thread. */
abstract class QueueDepth {

	/** {@return the messages in the queue} @throws JMSException when the broker does not say it */
	abstract long messages() throws JMSException;

	/** {@return messages that left the queue without having been consumed since it was made, as dead letters or since their time was over; 0 where that is not told} */
	abstract long givenUp() throws JMSException;

	/** {@return milliseconds between two questions, long enough that they cost the broker little} */
	abstract long pauseMillis();

	/** {@return whether the broker itself counts, and not those who look into the queue} */
	abstract boolean isCounted();

	/** Of ActiveMQ Artemis, by its management address. */
	static final class Managed extends QueueDepth {

		private static final String MANAGEMENT = "activemq.management";
		private static final long PAUSE_MILLIS = 5;
		private static final long ANSWER_MILLIS = 10_000;

		private final Session session;
		private final MessageProducer question;
		private final MessageConsumer answer;
		private final TemporaryQueue answers;
		private final String resource;

		/** Asks for a queue by a session of its own. */
		Managed(Connection connection, String queue) throws JMSException {
			session = connection.createSession(Session.AUTO_ACKNOWLEDGE);
			question = session.createProducer(session.createQueue(MANAGEMENT));
			answers = session.createTemporaryQueue();
			answer = session.createConsumer(answers);
			// Artemis names a queue below another address ADDRESS::QUEUE.
			resource = "queue." + queue.substring(queue.lastIndexOf(':') + 1);
		}

		private long ask(String attribute) throws JMSException {
			Message message = session.createMessage();
			JMSManagementHelper.putAttribute(message, resource, attribute);
			message.setJMSReplyTo(answers);
			question.send(message);
			Message reply = answer.receive(ANSWER_MILLIS);
			if (reply == null || !JMSManagementHelper.hasOperationSucceeded(reply)) {
				throw new JMSException(attribute + " of " + resource);
			}
			try {
				return JMSManagementHelper.getResult(reply) instanceof Number number ? number.longValue() : 0;
			} catch (Exception unreadable) {
				JMSException failure = new JMSException(String.valueOf(unreadable.getMessage()));
				failure.initCause(unreadable);
				throw failure;
			}
		}

		@Override
		long messages() throws JMSException {
			return ask("messageCount");
		}

		@Override
		long givenUp() throws JMSException {
			return ask("messagesKilled") + ask("messagesExpired");
		}

		@Override
		long pauseMillis() {
			return PAUSE_MILLIS;
		}

		@Override
		boolean isCounted() {
			return true;
		}
	}

	/** Of any broker, by looking into the queue. */
	static final class Browsed extends QueueDepth {

		private static final long PAUSE_MILLIS = 20;
		/** Who has more to look at has waited long enough. */
		private static final int MOST = 10_000;

		private final Session session;
		private final Queue queue;

		/** Looks by a session of its own. */
		Browsed(Connection connection, String queue) throws JMSException {
			// The form that clients of JMS 1.1 have, too.
			session = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
			this.queue = session.createQueue(queue);
		}

		@Override
		long messages() throws JMSException {
			try (QueueBrowser browser = session.createBrowser(queue)) {
				Enumeration<?> all = browser.getEnumeration();
				long number = 0;
				while (number < MOST && all.hasMoreElements()) {
					all.nextElement();
					number++;
				}
				return number;
			}
		}

		@Override
		long givenUp() {
			return 0;
		}

		@Override
		long pauseMillis() {
			return PAUSE_MILLIS;
		}

		@Override
		boolean isCounted() {
			return false;
		}
	}
}
