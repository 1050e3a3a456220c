/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.binding;

import jakarta.jms.BytesMessage;
import jakarta.jms.Connection;
import jakarta.jms.DeliveryMode;
import jakarta.jms.JMSException;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;
import java.io.IOException;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.wiretune.tester.messaging.MessageBroker;
import org.wiretune.tester.messaging.MessageEndpoint;
import org.wiretune.tester.messaging.MessageProperties;
import org.wiretune.tester.messaging.Replies;
import org.wiretune.tester.pool.ThreadPool;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.ReceiverService;
import org.wiretune.tester.service.SerializedForm;

/**
 * SCA async in one JVM, with the steps the lab names (AVP-2933, exercise review): the object is serialised and written to
 * a persistent queue in a transaction; a session of the adapter wakes a thread of its pool, which reads the object,
 * correlates it with the operation, runs the receiver and answers in the transaction in which it received; the reply is
 * correlated with the caller. Three durable commits make up one call.
 */
public final class ScaAsyncBinding implements AutoCloseable {

	private static final String REQUESTS = "sca/ReceiverModule";
	private static final String REPLIES = "sca/SenderModule/reply";

	private final String requests;
	private final String repliesQueue;
	private final MessageBroker broker;
	private final ReceiverService receiver;
	private final MessageEndpoint endpoint;
	private final Replies replies;

	/**
	 * Opens the binding.
	 *
	 * @param broker the broker, in which the queues are created
	 * @param receiver the receiver
	 * @param pool pool of the SCA messaging adapter
	 * @param maximumConcurrency messages worked on at once
	 * @param problems told when a message cannot be worked on
	 * @throws Exception when the broker refuses
	 */
	public ScaAsyncBinding(MessageBroker broker, ReceiverService receiver, ThreadPool pool, int maximumConcurrency,
			Consumer<String> problems) throws Exception {
		this(broker, "", receiver, pool, maximumConcurrency, problems);
	}

	/**
	 * Opens the binding on queues of its own, beside another of its kind.
	 *
	 * @param broker the broker, in which the queues are created
	 * @param prefix begins the names of its queues; empty for the usual ones
	 * @param receiver the receiver
	 * @param pool pool of the SCA messaging adapter
	 * @param maximumConcurrency messages worked on at once
	 * @param problems told when a message cannot be worked on
	 * @throws Exception when the broker refuses
	 */
	public ScaAsyncBinding(MessageBroker broker, String prefix, ReceiverService receiver, ThreadPool pool,
			int maximumConcurrency, Consumer<String> problems) throws Exception {
		requests = prefix + REQUESTS;
		repliesQueue = prefix + REPLIES;
		this.broker = broker;
		this.receiver = receiver;
		broker.createQueue(requests);
		broker.createQueue(repliesQueue);
		endpoint = new MessageEndpoint(broker, requests, true, maximumConcurrency, pool, this::receive, problems);
		replies = new Replies(broker, repliesQueue, true, body -> SerializedForm.read(body, Receipt.class), problems);
	}

	private void receive(BytesMessage message, Session session) throws JMSException, IOException {
		long queueNanos = System.nanoTime() - message.getLongProperty(MessageProperties.SENT_NANOS);
		BusinessObject object = SerializedForm.read(MessageProperties.body(message), BusinessObject.class);
		String operation = message.getStringProperty(MessageProperties.OPERATION);
		if (!MessageProperties.RECEIVE.equals(operation)) {
			throw new IOException("operation " + operation);
		}
		Receipt receipt = receiver.receive(object);
		BytesMessage reply = session.createBytesMessage();
		reply.writeBytes(SerializedForm.write(receipt));
		reply.setJMSCorrelationID(message.getJMSCorrelationID());
		reply.setLongProperty(MessageProperties.QUEUE_NANOS, queueNanos);
		try (MessageProducer producer = session.createProducer(session.createQueue(repliesQueue))) {
			producer.setDeliveryMode(DeliveryMode.PERSISTENT);
			producer.send(reply);
		}
		session.commit();
	}

	/**
	 * Opens a caller.
	 *
	 * @param timeoutSeconds how long it waits for a reply
	 * @return the caller
	 * @throws JMSException when the broker refuses
	 */
	public Caller openCaller(int timeoutSeconds) throws JMSException {
		return new Sender(timeoutSeconds);
	}

	@Override
	public void close() throws JMSException {
		replies.close();
		endpoint.close();
	}

	/**
	 * Closes it and deletes its queues.
	 *
	 * @throws Exception when the broker refuses
	 */
	public void remove() throws Exception {
		close();
		broker.deleteQueue(requests);
		broker.deleteQueue(repliesQueue);
	}

	private final class Sender implements Caller {

		private final int timeoutSeconds;
		private final Connection connection;
		private final Session session;
		private final MessageProducer producer;
		private long queueNanos;

		Sender(int timeoutSeconds) throws JMSException {
			this.timeoutSeconds = timeoutSeconds;
			connection = broker.connect();
			session = connection.createSession(Session.SESSION_TRANSACTED);
			producer = session.createProducer(session.createQueue(requests));
			producer.setDeliveryMode(DeliveryMode.PERSISTENT);
			producer.setDisableMessageTimestamp(true);
		}

		@Override
		public Receipt call(BusinessObject object) throws Exception {
			String ticket = UUID.randomUUID().toString();
			BytesMessage message = session.createBytesMessage();
			message.writeBytes(SerializedForm.write(object));
			message.setJMSCorrelationID(ticket);
			message.setStringProperty(MessageProperties.OPERATION, MessageProperties.RECEIVE);
			message.setLongProperty(MessageProperties.SENT_NANOS, System.nanoTime());
			replies.expect(ticket);
			try {
				producer.send(message);
				session.commit();
			} catch (JMSException e) {
				replies.forget(ticket);
				throw e;
			}
			Replies.Reply reply = replies.await(ticket, timeoutSeconds, TimeUnit.SECONDS);
			queueNanos = reply.queueNanos();
			return reply.receipt();
		}

		@Override
		public OptionalLong lastQueueNanos() {
			return OptionalLong.of(queueNanos);
		}

		@Override
		public void close() throws JMSException {
			connection.close();
		}
	}
}
